import { Path, SVG } from '@wordpress/components';

/** A picture that grows. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M5 4h5v1.5H6.6l3.9 3.9-1.1 1.1-3.9-3.9V10H4V5a1 1 0 0 1 1-1Zm9 0h5a1 1 0 0 1 1 1v5h-1.5V6.6l-3.9 3.9-1.1-1.1 3.9-3.9H14V4ZM4 14h1.5v3.4l3.9-3.9 1.1 1.1-3.9 3.9H10V20H5a1 1 0 0 1-1-1v-5Zm14.5 0H20v5a1 1 0 0 1-1 1h-5v-1.5h3.4l-3.9-3.9 1.1-1.1 3.9 3.9V14Z" />
	</SVG>
);
