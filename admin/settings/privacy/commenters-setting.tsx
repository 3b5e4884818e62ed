import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { SettingCard } from '../site/setting-card';
import { isBoolean, optionSetting } from '../site/option-setting';
import { useSetting, type Tell } from '../site/use-setting';

/** Twin: Commenters::OPTION in php/Feed/Comments/Commenters.php. */
const COMMENTERS = optionSetting( 'vitrine_show_commenters', isBoolean );

/** Whether visitors see who wrote a comment, for those who may change the settings of the site. */
export function CommentersSetting( { tell }: { tell: Tell } ) {
	const setting = useSetting( COMMENTERS, tell );

	return (
		<SettingCard
			id="vitrine-commenters"
			title={ __( 'Comments', 'vitrine' ) }
			failure={ __( 'The setting could not be saved.', 'vitrine' ) }
			setting={ setting }
			hasButton={ false }
		>
			{ ( isShown ) => (
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show commenters’ names', 'vitrine' ) }
					help={ __(
						'People who comment or react on Facebook or Instagram may not expect to be named on this site. When this is off, only the account’s own comments show a name.',
						'vitrine'
					) }
					checked={ isShown }
					onChange={ ( show ) => void setting.change( show ) }
				/>
			) }
		</SettingCard>
	);
}
