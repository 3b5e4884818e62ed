import { __ } from '@wordpress/i18n';
import type { Kind } from '../../../frontend/render/popup/types';
import metadata from '../block.json';

/** The kinds, in the order in which they are offered. */
export const KINDS = metadata.attributes.kind.enum as Kind[];

/** Names of the kinds. */
export const kindLabels = (): Record< Kind, string > => ( {
	modal: __( 'Modal', 'vitrine' ),
	'slide-in': __( 'Slide-in', 'vitrine' ),
	bar: __( 'Bar', 'vitrine' ),
	'full-screen': __( 'Full screen', 'vitrine' ),
} );

/** What they are for. */
export const kindHelp = (): Record< Kind, string > => ( {
	modal: __(
		'Centered over the page. Visitors cannot use the page until they close it.',
		'vitrine'
	),
	'slide-in': __(
		'In a corner or along an edge. Visitors can keep using the page.',
		'vitrine'
	),
	bar: __(
		'Full width along the top or bottom. Visitors can keep using the page.',
		'vitrine'
	),
	'full-screen': __(
		'Covers the entire screen until visitors close it.',
		'vitrine'
	),
} );
