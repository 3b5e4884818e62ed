import { __ } from '@wordpress/i18n';

/**
 * A landscape that needs no file.
 *
 * @param sky   Its color.
 * @param hills The same.
 * @param trees The same.
 */
const landscape = ( sky: string, hills: string, trees: string ) =>
	`data:image/svg+xml,${ encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400" width="600" height="400"><path fill="${ sky }" d="M0 0h600v400H0z"/><circle cx="450" cy="110" r="45" fill="#fff" opacity=".7"/><path fill="${ hills }" d="M0 290Q180 150 360 290T600 250V400H0z"/><path fill="${ trees }" d="M0 350Q300 270 600 360V400H0zM90 330l35-110 35 110zM200 320l25-80 25 80z"/></svg>`
	) }`;

/** How the inserter shows the block: one place in winter and in summer. */
export const example = {
	viewportWidth: 600,
	innerBlocks: [
		{
			url: landscape( '#cfd6de', '#f4f6f8', '#8d98a5' ),
			caption: __( 'Before', 'vitrine' ),
		},
		{
			url: landscape( '#f6c89f', '#8a8f3c', '#3d6b45' ),
			caption: __( 'After', 'vitrine' ),
		},
	].map( ( attributes ) => ( { name: 'core/image', attributes } ) ),
};
