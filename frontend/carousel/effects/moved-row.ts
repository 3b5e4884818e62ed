import type { Row, Swiper as SwiperClass } from '@vitrine/carousel';
import type { SwiperOptions } from 'swiper/types';
import { areOthers, viewAfter, viewAt } from '../views';
import type { BlockSettings } from '../block/settings';
import type { RowOptions } from '../types';
import { createOrder } from './order';
import { paramsOf } from './params';

/** On the row once Swiper moves it: it does not scroll any more. */
const MOVED = 'is-moved';

/** Ms from one slide to the next. */
const SPEED = {
	slide: 400,
	fade: 600,
	coverflow: 500,
	cards: 500,
	creative: 600,
};

const speedOf = ( { effect }: BlockSettings ): number =>
	matchMedia( '(prefers-reduced-motion: reduce)' ).matches
		? 0
		: SPEED[ effect ];

/** Slides that a row without an end needs besides those that are seen. */
const SPARE = 2;

/** Part of a slide that browsers may have rounded away. */
const ROUNDED = 0.05;

/**
 * Makes rows that Swiper moves.
 *
 * @param Engine   Swiper.
 * @param settings How.
 */
export const rowFactory =
	( Engine: typeof SwiperClass, settings: BlockSettings ) =>
	( frame: HTMLElement, list: HTMLElement, options: RowOptions ): Row =>
		createMovedRow( Engine, settings, frame, list, options );

/**
 * One of them. Its slides change places in the document where it has no end.
 *
 * @param Engine   Swiper.
 * @param settings How.
 * @param frame    Around the list.
 * @param list     Its children are the slides.
 * @param options  How it moves.
 */
function createMovedRow(
	Engine: typeof SwiperClass,
	settings: BlockSettings,
	frame: HTMLElement,
	list: HTMLElement,
	{ rewind }: RowOptions
): Row {
	const order = createOrder( list );
	const fit = fitting( frame, order.slides[ 0 ] );
	let isLoop = false;
	const create = ( first: number ) => {
		isLoop = settings.loop && order.slides.length >= fit + SPARE;
		return start( Engine, frame, list, {
			...paramsOf( settings, fit ),
			loop: isLoop,
			initialSlide: first,
		} );
	};
	let swiper = create( firstSeen( frame, order.slides ) );
	const renew = ( first: number ) => {
		end( swiper );
		order.restore();
		swiper = create( first );
	};
	/** Where each view begins, or all slides: in either, the nth one belongs to the nth slide. */
	const places = (): unknown[] => ( isLoop ? order.slides : swiper.snapGrid );
	const current = () =>
		isLoop
			? swiper.realIndex
			: viewAt( swiper.snapGrid, Math.abs( swiper.translate ) );
	const after = ( forward: boolean ) =>
		viewAfter( current(), forward, places().length, isLoop || rewind );
	const show = ( view: number ) => {
		if ( isLoop ) {
			swiper.slideToLoop( view, speedOf( settings ) );
		} else {
			swiper.slideTo( view, speedOf( settings ) );
		}
	};

	const showSlide = ( slide: Element ) =>
		show( Math.min( order.slides.indexOf( slide ), places().length - 1 ) );
	followFocus( frame, order.slides, showSlide );

	return {
		slides: () => order.slides,
		views: () => places().map( ( _, nth ) => nth + 1 ),
		current,
		leads: ( forward ) => after( forward ) !== null,
		show,
		showSlide,
		move: ( forward ) => {
			const view = after( forward );
			if ( view !== null && isLoop ) {
				swiper[ forward ? 'slideNext' : 'slidePrev' ](
					speedOf( settings )
				);
			} else if ( view !== null ) {
				show( view );
			}
			return view !== null;
		},
		measure: () => {
			const before = [ ...order.slides ];
			const isNew = order.learn();
			const isOther = areOthers( before, order.slides );
			if ( isOther || ( isNew && settings.loop ) ) {
				renew( isOther ? 0 : swiper.realIndex );
			} else if ( isNew || swiper.params.width !== list.clientWidth ) {
				swiper.params.width = list.clientWidth;
				swiper.params.spaceBetween = gapOf( list );
				swiper.update();
			}
		},
	};
}

/**
 * Ends what moves a row whose slides have changed.
 *
 * @param swiper Moves it.
 */
function end( swiper: SwiperClass ): void {
	// It would bring back slides that are gone.
	swiper.params.loop = false;
	swiper.destroy( true, false );
}

/**
 * Lets Swiper move a row, from where it has been scrolled to.
 *
 * @param Engine Swiper.
 * @param frame  Around the row.
 * @param list   The row.
 * @param params How it moves.
 */
function start(
	Engine: typeof SwiperClass,
	frame: HTMLElement,
	list: HTMLElement,
	params: SwiperOptions
): SwiperClass {
	list.classList.add( 'swiper-wrapper', MOVED );
	list.scrollLeft = 0;
	// It takes for granted that the row stands where it begins.
	list.style.transform = '';
	const swiper = new Engine( frame, {
		...params,
		width: list.clientWidth,
		spaceBetween: gapOf( list ),
		nested: frame.parentElement!.closest( `.${ MOVED }` ) !== null,
	} );
	// Whoever follows a row hears of it as of one that scrolls.
	const tell = () => {
		list.dispatchEvent( new Event( 'scroll' ) );
	};
	swiper.on( 'activeIndexChange', tell );
	swiper.on( 'realIndexChange', tell );
	swiper.on( 'snapIndexChange', tell );
	return swiper;
}

/**
 * Shows what the keyboard reaches: browsers scroll to it in rows that scroll.
 *
 * @param frame  Around the row.
 * @param slides All of them.
 * @param show   Shows one.
 */
function followFocus(
	frame: HTMLElement,
	slides: Element[],
	show: ( slide: Element ) => void
): void {
	frame.addEventListener( 'focusin', ( { target } ) => {
		const reached = target as Element;
		const slide = slides.find( ( one ) => one.contains( reached ) );
		if ( slide && reached.matches( ':focus-visible' ) ) {
			const edges = frame.getBoundingClientRect();
			const { left, right } = slide.getBoundingClientRect();
			if ( left < edges.left - 1 || right > edges.right + 1 ) {
				show( slide );
			}
		}
	} );
}

const gapOf = ( list: HTMLElement ): number =>
	parseFloat( getComputedStyle( list ).columnGap ) || 0;

/**
 * How many slides are seen at once, partly, too.
 *
 * @param frame Around the row.
 * @param slide One of them.
 */
const fitting = ( frame: HTMLElement, slide: Element | undefined ): number =>
	slide
		? Math.ceil(
				frame.clientWidth / Math.max( 1, slide.clientWidth ) - ROUNDED
			)
		: 1;

/**
 * The first slide that is in sight.
 *
 * @param frame  Around the row.
 * @param slides All of them.
 */
function firstSeen( frame: HTMLElement, slides: Element[] ): number {
	const { left, right } = frame.getBoundingClientRect();
	const index = slides.findIndex( ( slide ) => {
		const box = slide.getBoundingClientRect();
		const middle = ( box.left + box.right ) / 2;
		return middle > left && middle < right;
	} );
	return Math.max( 0, index );
}
