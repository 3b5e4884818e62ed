import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';

import { toProblem } from '../problem';
import type { Problem } from '../types';
import * as api from './api';

interface LocationSettingProps {
	tell: ( message: string ) => void;
	fail: ( about: string, problem: Problem ) => void;
}

/** Whether the place of a photograph is kept: off, it is taken out of what visitors see and download. */
export function LocationSetting( { tell, fail }: LocationSettingProps ) {
	/** Null: not known, or not this person's to change. */
	const [ keeps, setKeeps ] = useState< boolean | null >( null );

	useEffect( () => {
		api.keepsLocation().then( setKeeps, () => setKeeps( null ) );
	}, [] );

	const change = async ( keep: boolean ) => {
		setKeeps( keep );
		try {
			await api.keepLocation( keep );
			tell( __( 'Saved.', 'vitrine' ) );
		} catch ( thrown ) {
			setKeeps( ! keep );
			fail(
				__( 'Keep photo locations', 'vitrine' ),
				toProblem( thrown )
			);
		}
	};

	return keeps === null ? null : (
		<div className="vitrine-card">
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Keep photo locations', 'vitrine' ) }
				help={ __(
					'Cameras record where a photo or video was taken. When this is off, Vitrine removes the location from new uploads, the viewer, and downloads.',
					'vitrine'
				) }
				checked={ keeps }
				onChange={ ( keep ) => void change( keep ) }
			/>
		</div>
	);
}
