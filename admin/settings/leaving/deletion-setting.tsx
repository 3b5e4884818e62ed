import { Button, RadioControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import { useSubmit } from '../use-submit';
import * as api from './api';
import type { Deletion } from './api';

/** Tools → Sign-ups links to it. */
const ID = 'vitrine-deletion';

interface DeletionSettingProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** What is kept when the plugin is deleted, for those who may change the settings of the site. */
export function DeletionSetting( { tell }: DeletionSettingProps ) {
	/** Null: not known, or not this person's to change. */
	const [ choice, setChoice ] = useState< Deletion | null >( null );
	const section = useRef< HTMLElement >( null );
	const { isBusy, problem, submit } = useSubmit( async () => {
		await api.saveDeletion( choice! );
		tell( __( 'Saved.', 'vitrine' ) );
	} );

	useEffect( () => {
		api.deletion().then( setChoice, () => setChoice( null ) );
	}, [] );

	// The browser looked for it before it was there.
	const isThere = choice !== null;
	useEffect( () => {
		if ( isThere && window.location.hash === `#${ ID }` ) {
			section.current?.scrollIntoView();
		}
	}, [ isThere ] );

	return choice === null ? null : (
		<section
			id={ ID }
			className="vitrine-settings vitrine-deletion"
			aria-labelledby={ `${ ID }-title` }
			ref={ section }
		>
			<h2 id={ `${ ID }-title` } className="vitrine-settings__title">
				{ __( 'When the plugin is deleted', 'vitrine' ) }
			</h2>
			{ problem && (
				<ProblemNotice
					about={ __( 'The setting could not be saved.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			<form
				className="vitrine-card"
				onSubmit={ ( event ) => void submit( event ) }
			>
				<Choice choice={ choice } onChange={ setChoice } />
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
