import { Path, SVG } from '@wordpress/components';
import type { JSX } from 'react';

/** A page, a window or a card. */
export const FRAME =
	'M5.75 4.75h12.5a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5H5.75a1.5 1.5 0 0 1-1.5-1.5V6.25a1.5 1.5 0 0 1 1.5-1.5z';

/**
 * An icon of the family: lines as heavy as those of WordPress's own icons, and one shape that is filled.
 *
 * @param lines Path of the lines, '' = none.
 * @param shape Path of the shape.
 */
export const icon = ( lines: string, shape: string ): JSX.Element => (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		{ lines && (
			<Path
				d={ lines }
				// The editor fills what says nothing else.
				fill="none"
				stroke="currentColor"
				strokeWidth="1.5"
				strokeLinejoin="round"
			/>
		) }
		<Path d={ shape } fill="currentColor" fillRule="evenodd" />
	</SVG>
);
