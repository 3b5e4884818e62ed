import type { JSX } from 'react';
import type { LayoutName } from '../../frontend/render/gallery/types';

const icon = ( path: string ) => (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path d={ path } />
	</svg>
);

/** Pictures of the layouts, for buttons. */
export const layoutIcons: Record< LayoutName, JSX.Element > = {
	grid: icon(
		'M4 5h4.5v6H4zM9.75 5h4.5v6h-4.5zM15.5 5H20v6h-4.5zM4 13h4.5v6H4zM9.75 13h4.5v6h-4.5zM15.5 13H20v6h-4.5z'
	),
	justified: icon(
		'M4 5h7v6H4zM12.5 5h3v6h-3zM17 5h3v6h-3zM4 13h3v6H4zM8.5 13h5v6h-5zM15 13h5v6h-5z'
	),
	cascading: icon(
		'M4 5h4.5v4H4zM4 10.5h4.5V19H4zM9.75 5h4.5v8h-4.5zM9.75 14.5h4.5V19h-4.5zM15.5 5H20v5h-4.5zM15.5 11.5H20V19h-4.5z'
	),
	mosaic: icon( 'M4 5h9.5v14H4zM15 5h5v6h-5zM15 12.5h5V19h-5z' ),
};
