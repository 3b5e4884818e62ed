import { useState } from 'react';

import type { Source } from '../types';

interface SourcePictureProps {
	source: Pick< Source, 'picture' | 'name' | 'network' >;
}

/** The account's picture, or the first letter of its name. The name stands beside it. */
export function SourcePicture( {
	source: { picture, name, network },
}: SourcePictureProps ) {
	/** Its file may be gone. */
	const [ failed, setFailed ] = useState< string | null >( null );

	return picture === null || picture === failed ? (
		<span
			className={ `vitrine-picture is-${ network }` }
			aria-hidden="true"
		>
			{ Array.from( name )[ 0 ] }
		</span>
	) : (
		<img
			className="vitrine-picture"
			src={ picture }
			alt=""
			loading="lazy"
			width={ 40 }
			height={ 40 }
			onError={ () => setFailed( picture ) }
		/>
	);
}
