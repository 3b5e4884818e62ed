import type { JSX } from 'react';
import type { Kind } from '../../frontend/render/popup/types';

/** A window, and where the popup lies in it. */
const icon = ( popup: string ): JSX.Element => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			fillRule="evenodd"
			clipRule="evenodd"
			d="M5 4h14a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Zm0 1.5a.5.5 0 0 0-.5.5v12a.5.5 0 0 0 .5.5h14a.5.5 0 0 0 .5-.5V6a.5.5 0 0 0-.5-.5H5Z"
		/>
		<path d={ popup } />
	</svg>
);

/** Icons of the kinds. */
export const kindIcons: Record< Kind, JSX.Element > = {
	modal: icon( 'M8 9h8v6H8z' ),
	'slide-in': icon( 'M12 12h6v5h-6z' ),
	bar: icon( 'M4.5 5.5h15v4h-15z' ),
	'full-screen': icon( 'M6 7h12v10H6z' ),
};
