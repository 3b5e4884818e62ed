import { Path, SVG } from '@wordpress/components';

const icon = ( path: string ) => (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d={ path } />
	</SVG>
);

/** A slide between two others. */
export const carousel = icon(
	'M7 5h10v12H7V5zm1.5 1.5v9h7v-9h-7zM3 7h2.5v1.5h-1v5h1V15H3V7zm15.5 0H21v8h-2.500v-1.500h1v-5h-1V7zM9 19h1.500v1.500H9V19zm2.250 0h1.500v1.500h-1.500V19zm2.250 0H15v1.500h-1.500V19z'
);
