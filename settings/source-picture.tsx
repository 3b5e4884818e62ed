import type { Source } from './types';

interface SourcePictureProps {
	source: Source;
}

/** The account's picture, or the first letter of its name. The name stands beside it. */
export function SourcePicture( {
	source: { picture, name, network },
}: SourcePictureProps ) {
	return picture === null ? (
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
			width={ 40 }
			height={ 40 }
		/>
	);
}
