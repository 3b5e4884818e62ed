import { Path, SVG } from '@wordpress/components';

/** A window over a page. */
export const icon = (
	<SVG viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<Path d="M5 4h14a2 2 0 0 1 2 2v3.5h-1.5V6a.5.5 0 0 0-.5-.5H5a.5.5 0 0 0-.5.5v12a.5.5 0 0 0 .5.5h3.5V20H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2Z" />
		<Path
			fillRule="evenodd"
			clipRule="evenodd"
			d="M12 11h8a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 20 20h-8a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 12 11Zm0 3.5v4h8v-4h-8Z"
		/>
	</SVG>
);
