import { __ } from '@wordpress/i18n';
import type { Kind } from '../../../frontend/render/popup/types';
import metadata from '../block.json';

/** The kinds, in the order in which they are offered. */
export const KINDS = metadata.attributes.kind.enum as Kind[];

/** Names of the kinds. */
export const kindLabels = (): Record< Kind, string > => ( {
	modal: __( 'Dialog over the page', 'vitrine' ),
	'slide-in': __( 'Slide-in', 'vitrine' ),
	bar: __( 'Bar', 'vitrine' ),
	'full-screen': __( 'Full screen', 'vitrine' ),
} );

/** What they are for. */
export const kindHelp = (): Record< Kind, string > => ( {
	modal: __( 'The page behind waits until the dialog is closed.', 'vitrine' ),
	'slide-in': __(
		'A box in a corner or at an edge; the page can be used beside it.',
		'vitrine'
	),
	bar: __(
		'A line over the whole width at the top or bottom; the page can be used.',
		'vitrine'
	),
	'full-screen': __(
		'It covers everything; the page waits until it is closed.',
		'vitrine'
	),
} );
