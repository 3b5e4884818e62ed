import { attachArrows } from './arrows';
import { attachAutoplay } from './autoplay';
import { attachDots } from './dots';
import { afterFrame } from './frames';
import { setRoles } from './roles';
import { createRow } from './row';
import type { Carousel, CarouselOptions, CarouselParts } from './types';

/** On the root once there is something to move: buttons are seen from then on. */
const RUNNING = 'is-running';

/**
 * Gives a row that scrolls by itself buttons, dots and a clock.
 *
 * @param parts   Elements, printed by the server.
 * @param options How it moves.
 */
export function createCarousel(
	parts: CarouselParts,
	options: CarouselOptions
): Carousel {
	const { root, frame, list, dots, pause } = parts;
	const { autoplay, words, extras } = options;
	const row = extras?.row ?? createRow( frame, list, options );
	const setArrows = attachArrows( parts.previous, parts.next, row.move );
	const setDots =
		dots &&
		( extras?.attachDots ?? attachDots )( dots, words.goTo, row.show );
	let views: number[] = [];

	/** After each scroll, too. All is asked before anything is changed, or browsers lay out the page twice. */
	const follow = () => {
		const place = { views, current: row.current() };
		setArrows( row.leads( false ), row.leads( true ) );
		setDots?.( place );
		extras?.follow( place );
	};
	const run = () => {
		follow();
		root.classList.toggle( RUNNING, views.length > 1 );
	};
	const dress = () => {
		views = row.views();
		const slides = row.slides();
		if ( extras ) {
			extras.setRoles( slides, views );
		} else {
			setRoles( root, list, slides, words );
		}
		afterFrame( run );
	};
	const measure = () => {
		row.measure();
		afterFrame( dress );
	};

	list.addEventListener( 'scroll', follow );
	// At first, too.
	new ResizeObserver( () => afterFrame( measure ) ).observe( list );
	// Load more adds slides, and shows those that were for other screens.
	new MutationObserver( measure ).observe( list, {
		childList: true,
		attributeFilter: [ 'class' ],
	} );
	if ( pause && autoplay > 0 ) {
		attachAutoplay(
			root,
			pause,
			autoplay,
			words,
			() => row.move( true ),
			extras?.told
		);
	}
	return {
		show: ( slide ) => {
			measure();
			row.showSlide( slide );
		},
	};
}
