import { Button, TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import * as api from './api';

interface PixelSettingProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** Which pixel counts page views, for those who may change the settings of the site. */
export function PixelSetting( { tell }: PixelSettingProps ) {
	/** Null: not known, or not this person's to change. */
	const [ id, setId ] = useState< string | null >( null );
	const { isBusy, problem, submit } = useSubmit( async () => {
		await api.savePixel( id!.trim() );
		tell( __( 'Saved.', 'vitrine' ) );
	} );

	useEffect( () => {
		api.pixel().then( setId, () => setId( null ) );
	}, [] );

	return id === null ? null : (
		<section
			className="vitrine-settings vitrine-privacy-settings"
			aria-labelledby="vitrine-privacy-settings"
		>
			<h2
				id="vitrine-privacy-settings"
				className="vitrine-settings__title"
			>
				{ __( 'Ad pixel', 'vitrine' ) }
			</h2>
			{ problem && (
				<ProblemNotice
					about={ __( 'The pixel could not be saved.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			<form
				className="vitrine-card"
				onSubmit={ ( event ) => void submit( event ) }
			>
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Meta Pixel ID', 'vitrine' ) }
					help={ __(
						'Counts the page views of visitors who have agreed to marketing, which requires a consent tool on this site. Leave empty to turn the pixel off.',
						'vitrine'
					) }
					value={ id }
					onChange={ setId }
					inputMode="numeric"
					autoComplete="off"
					pattern="\s*([0-9]{5,20})?\s*"
					title={ __( 'Digits only', 'vitrine' ) }
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
