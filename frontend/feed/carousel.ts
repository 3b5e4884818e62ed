/** The row of a feed; fetched when one comes near the window. */
import { readData } from '@vitrine/frontend';
import { createCarousel, type CarouselOptions } from '@vitrine/carousel';
import { BLOCK, part } from '../render/feed/names';

/**
 * Lets the row of a feed be moved.
 *
 * @param root Around the row and its controls.
 */
export function attachCarousel( root: HTMLElement ): void {
	const block = root.closest< HTMLElement >( `.${ BLOCK }` );
	// Twin: php/Feed/Data/CarouselData.php.
	const { carousel } = Object( block && readData( block ) ) as {
		carousel?: CarouselOptions;
	};
	const find = ( name: string ) =>
		root.querySelector< HTMLElement >( `.${ part( name ) }` );
	const frame = find( 'frame' );
	const list = find( 'list' );
	if ( ! carousel || ! frame || ! list ) {
		return;
	}
	const { show } = createCarousel(
		{
			root,
			frame,
			list,
			previous: find( 'control.is-previous' ),
			next: find( 'control.is-next' ),
			pause: find( 'control.is-pause' ),
			dots: find( 'dots' ),
		},
		carousel
	);
	// What Load more has brought stands at the end of the row, out of sight.
	list.addEventListener( 'vitrine:replaced', ( event ) => {
		const [ first ] = ( event as CustomEvent< { added: Element[] } > )
			.detail.added;
		if ( first ) {
			show( first );
		}
	} );
}
