import { Path, SVG } from '@wordpress/components';

/** A picture that a line divides. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M11.25 3h1.5v2H19a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-6.25v2h-1.5v-2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h6.25V3zm0 3.5H5a.5.5 0 0 0-.5.5v10c0 .28.22.5.5.5h6.25v-11z" />
	</SVG>
);
