import { Button, TextControl, ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import * as api from './api';
import type { OwnerSettings } from './types';

interface OwnerSectionProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** E-mails about accounts and how long posts are kept, for those who may change the settings of the site. */
export function OwnerSection( { tell }: OwnerSectionProps ) {
	/** Null: not known, or not this person's to change. */
	const [ settings, setSettings ] = useState< OwnerSettings | null >( null );
	const [ days, setDays ] = useState( '0' );
	const { isBusy, problem, submit } = useSubmit( async () => {
		await api.save( { mail: settings!.mail, days: Number( days ) } );
		tell( __( 'Saved.', 'vitrine' ) );
	} );

	useEffect( () => {
		const show = ( read: OwnerSettings | null ) => {
			setSettings( read );
			setDays( String( read?.days ?? 0 ) );
		};
		api.settings().then( show, () => show( null ) );
	}, [] );

	return settings === null ? null : (
		<section
			className="vitrine-settings vitrine-privacy-settings"
			aria-labelledby="vitrine-owner-settings"
		>
			<h2 id="vitrine-owner-settings" className="vitrine-settings__title">
				{ __( 'Email and storage', 'vitrine' ) }
			</h2>
			{ problem && (
				<ProblemNotice
					about={ __( 'Settings could not be saved.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			<form
				className="vitrine-card"
				onSubmit={ ( event ) => void submit( event ) }
			>
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
					checked={ settings.mail }
					onChange={ ( mail ) =>
						setSettings( { ...settings, mail } )
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
					value={ days }
					onChange={ setDays }
				/>
				<Button
					variant="secondary"
					type="submit"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
				>
					{ __( 'Save', 'vitrine' ) }
				</Button>
			</form>
		</section>
	);
}
