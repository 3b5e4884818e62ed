import { RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { optionSetting } from '../site/option-setting';
import { SettingCard } from '../site/setting-card';
import { useSetting, type Tell } from '../site/use-setting';

type Deletion = 'keep' | 'everything';

/** Twin: Deletion::OPTION in php/Install/Deletion.php. */
const DELETION = optionSetting(
	'vitrine_when_deleted',
	( value ): value is Deletion => value === 'keep' || value === 'everything'
);

/** What is kept when the plugin is deleted, for those who may change the settings of the site. */
export function DeletionSetting( { tell }: { tell: Tell } ) {
	const setting = useSetting( DELETION, tell );

	return (
		<SettingCard
			// Tools → Sign-ups links to it: php/Admin/SignUpScreen.php.
			id="vitrine-deletion"
			title={ __( 'When the plugin is deleted', 'vitrine' ) }
			failure={ __( 'The setting could not be saved.', 'vitrine' ) }
			setting={ setting }
		>
			{ ( choice ) => (
				<Choice choice={ choice } onChange={ setting.setValue } />
			) }
		</SettingCard>
	);
}

interface ChoiceProps {
	choice: Deletion;
	onChange: ( choice: Deletion ) => void;
}

/** The two ways to leave. */
const Choice = ( { choice, onChange }: ChoiceProps ) => (
	<RadioControl
		label={ __( 'When the plugin is deleted', 'vitrine' ) }
		hideLabelFromVision
		help={ __(
			'Access tokens, fetched posts and images, and settings are always deleted. Files in the Media Library are always kept.',
			'vitrine'
		) }
		selected={ choice }
		options={ [
			{
				value: 'keep',
				label: __( 'Keep popups, albums, and sign-ups', 'vitrine' ),
				description: __(
					'You can use them again after you reinstall Vitrine.',
					'vitrine'
				),
			},
			{
				value: 'everything',
				label: __( 'Delete everything', 'vitrine' ),
			},
		] }
		onChange={ ( value ) => onChange( value as Deletion ) }
	/>
);
