import { listen } from '../core/listen';
import { onSight } from '../core/scrolling';
import { find, offerLink } from './context';
import type { Context } from './context';
import { hasGeometry } from './styles';

/**
 * Fetches the code for further tiles when they are about to be seen.
 *
 * @param context The gallery.
 */
export function watchTiles( context: Context ): void {
	let round = new AbortController();
	const start = () => {
		round.abort();
		context.part( 'tiles' ).catch( () => {
			if ( ! context.signal.aborted ) {
				offerLink( context );
			}
		} );
	};

	const begin = () => {
		round.abort();
		if ( context.ready.tiles ) {
			return;
		}
		round = new AbortController();
		const list = find( context, 'items' );
		const tiles = list?.querySelectorAll( '[data-index]' ) ?? [];
		const last = tiles[ tiles.length - 1 ];
		const { level, total, pages, page, first } = context.config;
		const end =
			level.mode === 'fullContent'
				? total
				: ( pages[ page + 1 ] ?? total );
		const isCut = first + tiles.length < end && level.mode !== 'rows';
		find( context, 'more.is-plain' )?.setAttribute( 'hidden', '' );
		if ( last ) {
			onSight(
				( { isIntersecting } ) => {
					// Styles are asked for here, where they are known: asking while the page begins would lay all of it out at once.
					if (
						! hasGeometry( last ) ||
						( isCut && isIntersecting )
					) {
						start();
					} else if ( ! isCut ) {
						round.abort();
					}
				},
				round.signal,
				// Who has scrolled will need it, however far away the last tile is; who has not is not charged for it.
				{ rootMargin: '10% 0px' }
			)( last );
		}
		if ( isCut ) {
			listen(
				'scroll',
				( { target } ) => {
					// Not what scrolls inside of something else, such as the viewer.
					if (
						target instanceof Node &&
						target.contains( context.element )
					) {
						start();
					}
				},
				round.signal
			);
		}
	};
	begin();
	context.renewed.add( begin );
	context.signal.addEventListener( 'abort', () => {
		round.abort();
		context.renewed.clear();
		offerLink( context );
	} );
}
