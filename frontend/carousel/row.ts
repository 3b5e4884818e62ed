import Swiper from 'swiper';
import { afterFrame } from '../core/frames';
import { areOthers, firstSlides, gridOf, viewAfter, viewAt } from './views';

/** Anything above 0: how long a smooth scroll takes is the browser's choice. */
const SMOOTHLY = 300;

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
	list.classList.add( 'swiper-wrapper' );
	const swiper = new Swiper( frame, {
		init: false,
		cssMode: true,
		direction: vertical ? 'vertical' : 'horizontal',
		slidesPerView: 'auto',
		watchOverflow: false,
		updateOnWindowResize: false,
		resizeObserver: false,
	} );
	// `measure` tells it where slides are: asking each for its style, and giving it a margin, would hold up slow phones.
	swiper.updateSlides = () => {};
	swiper.snapGrid = [ 0 ];
	afterFrame( () => start( swiper, list ) );

	/** The view that the row is on its way to. */
	let target: number | null = null;
	list.addEventListener( 'scrollend', () => ( target = null ) );

	const columns = () => swiper.params.slidesPerGroup!;
	const current = () =>
		viewAt(
			swiper.snapGrid,
			Math.abs( list[ vertical ? 'scrollTop' : 'scrollLeft' ] )
		);
	const after = ( view: number, forward: boolean ) =>
		viewAfter( view, forward, swiper.snapGrid.length, rewind );
	const show = ( view: number ) => {
		target = view;
		swiper.slideTo(
			view * columns(),
			matchMedia( '(prefers-reduced-motion: reduce)' ).matches
				? 0
				: SMOOTHLY
		);
	};

	return {
		slides: () => slides,
		views: () => firstSlides( swiper.snapGrid, swiper.slidesGrid, rows ),
		current,
		leads: ( forward ) => after( current(), forward ) !== null,
		show,
		showSlide: ( slide ) =>
			show( Math.floor( slides.indexOf( slide ) / rows / columns() ) ),
		move: ( forward ) => {
			const view = after( target ?? current(), forward );
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
			measure(
				swiper,
				list,
				slides.filter( ( _, nth ) => nth % rows === 0 )
			);
		},
	};
}

/**
 * Lets Swiper begin.
 *
 * @param swiper Moves the row.
 * @param list   The row.
 */
function start( swiper: Swiper, list: HTMLElement ): void {
	if ( ! swiper.initialized ) {
		swiper.init();
		// What it does with fingers is for rows that scripts move, and would hold up every scroll of the page.
		swiper.detachEvents();
		list.addEventListener( 'scroll', swiper.onScroll );
	}
}

/**
 * Tells Swiper where everything is; the row stays where it has been scrolled.
 *
 * @param swiper  Moves the row.
 * @param list    The row.
 * @param columns The first slide of each.
 */
function measure( swiper: Swiper, list: HTMLElement, columns: Element[] ) {
	const style = getComputedStyle( list );
	const isRow = swiper.isHorizontal();
	const sides = isRow
		? [ style.paddingLeft, style.paddingRight ]
		: [ style.paddingTop, style.paddingBottom ];
	const boxes = ( columns as HTMLElement[] ).map(
		( column ): [ number, number ] =>
			isRow
				? [ column.offsetLeft, column.offsetWidth ]
				: [ column.offsetTop, column.offsetHeight ]
	);
	const { starts, views, group } = gridOf(
		boxes,
		sides.reduce(
			( left, side ) => left - parseFloat( side ),
			isRow ? list.clientWidth : list.clientHeight
		)
	);
	swiper.slidesGrid = starts;
	swiper.snapGrid = views;
	swiper.params.slidesPerGroup = group;
	swiper.onScroll();
}
