import { TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';

import { SettingCard } from '../site/setting-card';
import { useSetting, type Setting, type Tell } from '../site/use-setting';

/** Twins: IncidentMail::OPTION in php/Health, Retention::OPTION in php/Privacy. */
const MAIL = 'vitrine_incident_mail';
const DAYS = 'vitrine_retention_days';

/** What the owner decides for the whole site. */
interface Owner {
	mail: boolean;
	/** Days that posts are kept, as they are typed; 0 = all. */
	days: string;
}

const OWNER: Setting< Owner > = {
	read: ( { [ MAIL ]: mail, [ DAYS ]: days } ) =>
		typeof mail === 'boolean' && typeof days === 'number'
			? { mail, days: String( days ) }
			: null,
	write: ( { mail, days } ) => ( {
		[ MAIL ]: mail,
		[ DAYS ]: Number( days ),
	} ),
};

/** E-mails about accounts and how long posts are kept, for those who may change the settings of the site. */
export function OwnerSection( { tell }: { tell: Tell } ) {
	const setting = useSetting( OWNER, tell );

	return (
		<SettingCard
			id="vitrine-owner-settings"
			title={ __( 'Email and storage', 'vitrine' ) }
			failure={ __( 'Settings could not be saved.', 'vitrine' ) }
			setting={ setting }
		>
			{ ( owner ) => (
				<>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ __(
							'Send an email when an account needs attention',
							'vitrine'
						) }
						help={ __(
							'One email when a problem starts and one when it is resolved, sent to the site’s administration email address.',
							'vitrine'
						) }
						checked={ owner.mail }
						onChange={ ( mail ) =>
							setting.setValue( { ...owner, mail } )
						}
					/>
					<TextControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						type="number"
						min={ 0 }
						max={ 3650 }
						required
						label={ __( 'Days to keep posts', 'vitrine' ) }
						help={ __(
							'Older posts are deleted from this site with their comments and images, but stay on the network. 0 = keep all posts.',
							'vitrine'
						) }
						value={ owner.days }
						onChange={ ( days ) =>
							setting.setValue( { ...owner, days } )
						}
					/>
				</>
			) }
		</SettingCard>
	);
}
