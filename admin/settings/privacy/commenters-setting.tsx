import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { ProblemNotice } from '../notices/notices';
import { toProblem } from '../problem';
import type { Problem } from '../types';
import * as api from './api';

interface CommentersSettingProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** Whether visitors see who wrote a comment, for those who may change the settings of the site. */
export function CommentersSetting( { tell }: CommentersSettingProps ) {
	/** Null: not known, or not this person's to change. */
	const [ shown, setShown ] = useState< boolean | null >( null );
	const [ problem, setProblem ] = useState< Problem | null >( null );

	useEffect( () => {
		api.showsCommenters().then( setShown, () => setShown( null ) );
	}, [] );

	const change = async ( show: boolean ) => {
		setShown( show );
		setProblem( null );
		try {
			await api.showCommenters( show );
			tell( __( 'Saved.', 'vitrine' ) );
		} catch ( thrown ) {
			setShown( ! show );
			setProblem( toProblem( thrown ) );
		}
	};

	return shown === null ? null : (
		<section
			className="vitrine-settings vitrine-privacy-settings"
			aria-labelledby="vitrine-commenters-setting"
		>
			<h2
				id="vitrine-commenters-setting"
				className="vitrine-settings__title"
			>
				{ __( 'Comments', 'vitrine' ) }
			</h2>
			{ problem && (
				<ProblemNotice
					about={ __( 'The setting could not be saved.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			<div className="vitrine-card">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show commenters’ names', 'vitrine' ) }
					help={ __(
						'People who comment or react on Facebook or Instagram may not expect to be named on this site. When this is off, only the account’s own comments show a name.',
						'vitrine'
					) }
					checked={ shown }
					onChange={ ( show ) => void change( show ) }
				/>
			</div>
		</section>
	);
}
