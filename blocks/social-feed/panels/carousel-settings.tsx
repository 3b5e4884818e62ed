import { __ } from '@wordpress/i18n';
import { Fields } from '@vitrine/editor';
import type { PanelProps } from './types';

/**
 * How a row of posts moves.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const CarouselSettings = ( { settings }: PanelProps ) => (
	<Fields
		settings={ settings }
		fields={ {
			carouselRows: __( 'Rows', 'vitrine' ),
			carouselArrows: __( 'Previous and next buttons', 'vitrine' ),
			carouselDots: __( 'Dots', 'vitrine' ),
			carouselRewind: __( 'Loop', 'vitrine' ),
			carouselAutoplay: {
				label: __( 'Seconds between slides', 'vitrine' ),
				help: __(
					'0 turns the slideshow off. Visitors can pause it, and it stays off for those who prefer reduced motion.',
					'vitrine'
				),
				max: 20,
			},
		} }
	/>
);
