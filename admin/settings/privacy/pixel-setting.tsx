import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { SettingCard } from '../site/setting-card';
import { useSetting, type Setting, type Tell } from '../site/use-setting';

/** Id of the ad pixel; twin: Pixel::OPTION in php/Consent/Pixel.php. */
const OPTION = 'vitrine_pixel';

const PIXEL: Setting< string > = {
	read: ( { [ OPTION ]: id } ) => ( typeof id === 'string' ? id : null ),
	write: ( id ) => ( { [ OPTION ]: id.trim() } ),
};

/** Which pixel counts page views, for those who may change the settings of the site. */
export function PixelSetting( { tell }: { tell: Tell } ) {
	const setting = useSetting( PIXEL, tell );

	return (
		<SettingCard
			id="vitrine-pixel"
			title={ __( 'Ad pixel', 'vitrine' ) }
			failure={ __( 'The pixel could not be saved.', 'vitrine' ) }
			setting={ setting }
		>
			{ ( id ) => (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Meta Pixel ID', 'vitrine' ) }
					help={ __(
						'Counts the page views of visitors who have agreed to marketing, which requires a consent tool on this site. Leave empty to turn the pixel off.',
						'vitrine'
					) }
					value={ id }
					onChange={ setting.setValue }
					inputMode="numeric"
					autoComplete="off"
					pattern="\s*([0-9]{5,20})?\s*"
					title={ __( 'Digits only', 'vitrine' ) }
				/>
			) }
		</SettingCard>
	);
}
