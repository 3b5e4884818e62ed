import { __, sprintf } from '@wordpress/i18n';
import {
	formatTools,
	parseTools,
} from '../../../frontend/render/gallery/tools';
import type { Tool } from '../../../frontend/render/gallery/tools';

/** What the tools are called, by the name that is stored. */
export function toolLabels(): Record< string, string > {
	return {
		select: __( 'Select', 'vitrine' ),
		featured: __( 'Featured star', 'vitrine' ),
		counter: __( 'Image count', 'vitrine' ),
		counter2: __( 'Image count badge', 'vitrine' ),
		share: __( 'Share', 'vitrine' ),
		download: __( 'Download', 'vitrine' ),
		info: __( 'Information', 'vitrine' ),
		shoppingcart: __( 'Add to cart', 'vitrine' ),
		display: __( 'Open', 'vitrine' ),
		minimizeButton: __( 'Toggle tools', 'vitrine' ),
		label: __( 'Title and description', 'vitrine' ),
		previousButton: __( 'Previous', 'vitrine' ),
		nextButton: __( 'Next', 'vitrine' ),
		pageCounter: __( 'Counter', 'vitrine' ),
		playPauseButton: __( 'Slideshow', 'vitrine' ),
		rotateLeft: __( 'Rotate left', 'vitrine' ),
		rotateRight: __( 'Rotate right', 'vitrine' ),
		zoomButton: __( 'Zoom', 'vitrine' ),
		fullscreenButton: __( 'Full screen', 'vitrine' ),
		infoButton: __( 'Information', 'vitrine' ),
		linkOriginalButton: __( 'Open original', 'vitrine' ),
		downloadButton: __( 'Download', 'vitrine' ),
		shareButton: __( 'Share', 'vitrine' ),
		closeButton: __( 'Close', 'vitrine' ),
	};
}

/**
 * A tool as people read it.
 *
 * @param tool   The tool.
 * @param labels What tools are called.
 */
function labelOf( { name, from }: Tool, labels: Record< string, string > ) {
	const label = labels[ name ] ?? name;
	return from
		? sprintf(
				/* translators: 1: name of a tool, 2: size class such as LA */
				__( '%1$s (from %2$s)', 'vitrine' ),
				label,
				from.toUpperCase()
			)
		: label;
}

/**
 * A stored list as tokens.
 *
 * @param list  Comma list.
 * @param known Names of tools.
 */
export const tokensOf = ( list: string, known: readonly string[] ): string[] =>
	parseTools( list, known ).map( ( tool ) => labelOf( tool, toolLabels() ) );

/**
 * The name that a token stands for, '' = none; a name such as `lashare` may be typed, too.
 *
 * @param token Token.
 * @param known Names of tools.
 */
export function toolOf( token: string, known: readonly string[] ): string {
	const labels = toolLabels();
	const text = token.trim().toLowerCase();
	const named = [
		...known,
		...known.flatMap( ( name ) =>
			[ 'xs', 'sm', 'me', 'la', 'xl' ].map( ( size ) => size + name )
		),
	].find( ( name ) => {
		const [ tool ] = parseTools( name, known );
		return tool && labelOf( tool, labels ).toLowerCase() === text;
	} );
	return named ?? formatTools( parseTools( token, known ) );
}
