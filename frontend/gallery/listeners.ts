import { goTo } from '../core/go-to';
import { listen as listenTo } from '../core/listen';
import { onIntent } from '../core/load';
import { onSight } from '../core/scrolling';
import { replaceBrokenImages } from './broken-images';
import { find, hasSelection, offerLink } from './context';
import type { Context } from './context';
import { hasGeometry } from './styles';

const BLOCK = '.wp-block-vitrine-gallery__';

/** Links that lead to another state of the gallery. */
const INNER = `a${ BLOCK }more,[href]:is(${ BLOCK }crumbs *,${ BLOCK }filter *,${ BLOCK }turns *,${ BLOCK }pages *)`;

/**
 * Listens to a gallery: decides what is ours and leaves the rest to the browser; what happens then is fetched.
 *
 * @param context The gallery.
 */
export function listen( context: Context ): void {
	const { element, signal } = context;
	let pointer = '';

	/**
	 * Does something that needs more code; without it the link is followed.
	 *
	 * @param event Is ours from now on.
	 * @param doing What to do.
	 * @param href  Where the link leads.
	 */
	const take = (
		event: Event,
		doing: () => Promise< unknown >,
		href = ''
	) => {
		event.preventDefault();
		doing().catch( () => {
			if ( href && ! signal.aborted ) {
				goTo( href );
			}
		} );
	};

	const click = ( event: MouseEvent ) => {
		const { button, ctrlKey, metaKey, shiftKey, altKey, target } = event;
		if (
			button ||
			ctrlKey ||
			metaKey ||
			shiftKey ||
			altKey ||
			event.defaultPrevented ||
			! ( target instanceof Element )
		) {
			return;
		}
		const tool = target.closest< HTMLElement >( `${ BLOCK }tool` );
		const link = target.closest( 'a' );
		const tile = target.closest< HTMLElement >( '[data-item]' );
		if ( tool && tile ) {
			take( event, async () =>
				( await context.part( 'selection' ) ).use( tool, tile )
			);
		} else if ( link && tile ) {
			// A click by the keyboard has no pointer.
			const isTouch = pointer === 'touch' && event.detail > 0;
			take(
				event,
				async () =>
					( await context.part( 'opening' ) ).click(
						tile,
						link,
						isTouch
					),
				link.href
			);
		} else if ( link?.matches( INNER ) ) {
			take(
				event,
				async () => ( await context.part( 'browsing' ) ).follow( link ),
				link.href
			);
		}
	};

	/**
	 * Fetches the code that the next click will need.
	 *
	 * @param event Something that comes before it.
	 */
	const prepare = ( { target, type }: Event ) => {
		const tile =
			target instanceof Element && target.closest( `${ BLOCK }item` );
		if ( tile ) {
			context
				.part( 'opening' )
				.then( ( part ) => part.prepare() )
				// The click will tell.
				.catch( () => undefined );
			if (
				type === 'focusin' &&
				tile.querySelector( `${ BLOCK }tool` )
			) {
				context.part( 'keys' ).catch( () => undefined );
			}
		}
	};

	const form = ( event: Event ) => {
		const { target } = event;
		const owner = target instanceof Element && target.closest( 'form' );
		if ( ! owner || ! element.contains( owner ) ) {
			return;
		}
		const isSubmit = event.type === 'submit';
		if ( isSubmit ) {
			event.preventDefault();
		}
		context
			.part( 'browsing' )
			.then( ( part ) => part.submit( owner, event.type ) )
			.catch( () => {
				if ( isSubmit && ! signal.aborted ) {
					owner.submit();
				}
			} );
	};

	/** Back, Forward, and links to albums and images anywhere on the page. */
	const locate = () => {
		const isNamed = window.location.hash.startsWith( '#nanogallery/' );
		const hasState = 'vitrineGalleries' in Object( window.history.state );
		if ( isNamed || hasState || context.ready.browsing ) {
			context
				.part( 'browsing' )
				.then( ( part ) => part.locate() )
				.catch( () => undefined );
		}
	};

	element.addEventListener( 'click', click, { signal } );
	element.addEventListener( 'submit', form, { signal } );
	listenTo( 'input change', form, signal, element );
	onIntent( element, prepare, signal );
	listenTo< PointerEvent >(
		'pointerdown',
		( { pointerType } ) => {
			pointer = pointerType;
		},
		signal,
		element
	);
	listenTo( 'popstate hashchange', locate, signal );

	locate();
	const { level, paginationSwipe } = context.config;
	if (
		level.mode === 'pagination' &&
		paginationSwipe &&
		matchMedia( '(any-pointer: coarse)' ).matches
	) {
		// It listens for swipes.
		context.part( 'browsing' ).catch( () => undefined );
	}
	if ( hasSelection( context.config ) ) {
		context.part( 'selection' ).catch( () => undefined );
	}
	watch( context );
	replaceBrokenImages( context );
}

/**
 * Fetches the code for further tiles when they are about to be seen.
 *
 * @param context The gallery.
 */
function watch( context: Context ): void {
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
			level.mode === 'fullContent' || level.mode === 'rows'
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
			listenTo(
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
