import Swiper from 'swiper';
import { afterFrame } from './frames';
import { areOthers, gridOf, viewAfter, viewAt } from './views';

/** Anything above 0 is smooth: how long that takes is the browser's choice. */
const speed = () =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches ? 0 : 1;

/** Ms after which a row has arrived. Not `scrollend`: not all browsers have it, and it also tells of scrolls that were interrupted. */
const MAX_SCROLL = 750;

/** How a row moves. */
export interface RowOptions {
	/** Slides above each other. */
	rows: number;
	/** Whether it begins again after the last slide. */
	rewind: boolean;
	/** Whether slides are below each other, and the row is scrolled up and down. */
	vertical?: boolean;
}

/** A row of slides that can be moved by views: as many columns as are seen at once. */
export interface Row {
	/** Those that are shown. */
	slides: () => Element[];
	/** The first slide of each view, from 1. */
	views: () => number[];
	/** The view that is seen, from 0. */
	current: () => number;
	/** Whether another view is before or after it. */
	leads: ( forward: boolean ) => boolean;
	/** Scrolls to a view. */
	show: ( view: number ) => void;
	/** Scrolls to the view that has a slide. */
	showSlide: ( slide: Element ) => void;
	/** Scrolls by one view; false = there is none. */
	move: ( forward: boolean ) => boolean;
	/** Looks where slides are, when there are others, or they have another size. */
	measure: () => void;
}

/**
 * Makes a row of a list that scrolls by itself. Fingers, wheels, keys and the focus go on scrolling it as before: Swiper moves it in CSS
 * mode, and where things are is said by the style sheet alone, so that nothing shifts when this takes over.
 *
 * @param frame   Around the list.
 * @param list    Its children are the slides.
 * @param options How it moves.
 */
export function createRow(
	frame: HTMLElement,
	list: HTMLElement,
	options: RowOptions
): Row {
	const { rows, rewind, vertical } = options;
	/** As of the last measurement: whoever asks changes styles in between. */
	let slides: Element[] = [];
	let grid = gridOf( [], 0 );
	list.classList.add( 'swiper-wrapper' );
	const swiper = new Swiper( frame, {
		init: false,
		cssMode: true,
		direction: vertical ? 'vertical' : 'horizontal',
		slidesPerView: 'auto',
		watchOverflow: false,
		resizeObserver: false,
	} );
	// Views are its slides: asking all of these for their styles, and giving them margins, would hold up slow phones.
	swiper.updateSlides = () => {
		swiper.slidesGrid = swiper.snapGrid = grid.views;
	};
	afterFrame( () => start( swiper, list ) );

	/** The view that the row is on its way to, and until when. */
	let target = 0;
	let arrival = 0;

	const current = () =>
		viewAt(
			grid.views,
			Math.abs( list[ vertical ? 'scrollTop' : 'scrollLeft' ] )
		);
	const after = ( view: number, forward: boolean ) =>
		viewAfter( view, forward, grid.views.length, rewind );
	const show = ( view: number ) => {
		target = view;
		arrival = Date.now() + MAX_SCROLL;
		swiper.slideTo( view, speed() );
	};

	return {
		slides: () => slides,
		views: () => grid.columns.map( ( column ) => column * rows + 1 ),
		current,
		leads: ( forward ) => after( current(), forward ) !== null,
		show,
		showSlide: ( slide ) =>
			show(
				grid.columns.findLastIndex(
					( column ) => column * rows <= slides.indexOf( slide )
				)
			),
		move: ( forward ) => {
			const from = Date.now() < arrival ? target : current();
			const view = after( from, forward );
			if ( view !== null ) {
				show( view );
			}
			return view !== null;
		},
		measure: () => {
			start( swiper, list );
			const before = slides;
			slides = [ ...list.children ].filter(
				( slide ) => getComputedStyle( slide ).display !== 'none'
			);
			if ( areOthers( before, slides ) ) {
				list.scrollTo( 0, 0 );
			}
			grid = measure( list, slides, options );
			swiper.updateSlides();
			swiper.onScroll();
		},
	};
}

/**
 * Lets Swiper begin, where it has not.
 *
 * @param swiper Moves the row.
 * @param list   The row.
 */
function start( swiper: Swiper, list: HTMLElement ): void {
	swiper.init();
	// What it does with fingers is for rows that scripts move, and would hold up every scroll of the page.
	swiper.detachEvents();
	list.addEventListener( 'scroll', swiper.onScroll );
}

/**
 * Where columns and views are.
 *
 * @param list    The row.
 * @param slides  What is shown of it.
 * @param options How it moves.
 */
function measure(
	list: HTMLElement,
	slides: Element[],
	{ rows, vertical }: RowOptions
) {
	const columns = slides.filter(
		( _, nth ) => ! ( nth % rows )
	) as HTMLElement[];
	const [ place, length, seen, padding ] = vertical
		? ( [
				'offsetTop',
				'offsetHeight',
				'clientHeight',
				'paddingTop',
			] as const )
		: ( [
				'offsetLeft',
				'offsetWidth',
				'clientWidth',
				'paddingLeft',
			] as const );
	return gridOf(
		columns.map( ( column ) => [ column[ place ], column[ length ] ] ),
		list[ seen ] - 2 * parseFloat( getComputedStyle( list )[ padding ] )
	);
}
