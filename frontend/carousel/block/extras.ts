import type { CarouselExtras, CarouselParts, Place } from '@vitrine/carousel';
import { attachButtons, attachNumbers, hasButtons } from './place';
import { isStacked, type BlockSettings } from './settings';
import { slidesOf, watchSight } from './sight';
import { setSlideRoles } from './slide-roles';
import { createStatus } from './status';

/** On the slides that are seen, and on a carousel that has nowhere to go. */
const CURRENT = 'is-current';
const ALONE = 'is-alone';

/** Ms without a scroll after which a row rests: browsers end a scroll to a slide when the row gets another size on the way. */
const REST = 120;

type Draw = ( button: HTMLElement, slide: Element, number: number ) => void;

interface ExtrasOptions {
	parts: CarouselParts;
	settings: BlockSettings;
	/** Whether slides can be reached by buttons. */
	isReachable: boolean;
	/** Draws what is seen of a button. */
	draw: Draw | undefined;
	/** Learns which slide is seen. */
	tell: ( ( slide: Element | undefined ) => void ) | undefined;
}

/**
 * What this block has besides what all carousels have.
 *
 * @param options What it is for.
 */
export function createExtras( options: ExtrasOptions ): CarouselExtras {
	const { parts, settings, isReachable, draw, tell } = options;
	const { root, frame, list } = parts;
	const { words, place: shown } = settings;
	const stacked = isStacked( settings );
	const see = isReachable && ! stacked ? watchSight( frame ) : () => {};
	const say = createStatus( root, words );
	let slides: Element[] = [];
	let seen: Element[] = [];
	let resting = 0;
	// What is in a slide may grow: a picture that comes late, details that open.
	const sizes = settings.adapts
		? new ResizeObserver( () => adapt( list, seen ) )
		: undefined;

	const told = ( plays: boolean ) => {
		list.ariaLive = plays ? 'off' : 'polite';
	};
	told( settings.autoplay > 0 );

	return {
		told,
		setRoles: ( all, views ) => {
			slides = all;
			const isTabs =
				views.length > 1 &&
				hasButtons( shown, views.length ) &&
				views.length === all.length;
			setSlideRoles( root, list, all, words, isTabs );
			see( all );
			root.classList.toggle( ALONE, views.length < 2 );
			if ( settings.adapts ) {
				adapt( list, seen );
			}
		},
		attachDots: ( where, goTo, show ) =>
			attachPlace( {
				where,
				goTo,
				show,
				settings,
				slides: () => slides,
				draw,
			} ),
		follow: ( { views, current } ) => {
			const now = slidesOf( slides, views, current );
			if ( settings.adapts && seen.length ) {
				clearTimeout( resting );
				resting = window.setTimeout( () => {
					adapt( list, seen );
					seen.forEach( ( slide ) => sizes?.observe( slide ) );
				}, REST );
			}
			if ( now[ 0 ] === seen[ 0 ] && now.length === seen.length ) {
				return;
			}
			const isFirst = seen.length === 0;
			seen.forEach( ( slide ) => slide.classList.remove( CURRENT ) );
			now.forEach( ( slide ) => slide.classList.add( CURRENT ) );
			seen = now;
			sizes?.disconnect();
			if ( isFirst ) {
				now.forEach( ( slide ) => sizes?.observe( slide ) );
			}
			if ( stacked ) {
				slides.forEach( ( slide ) => {
					( slide as HTMLElement ).inert = ! now.includes( slide );
				} );
			}
			if ( settings.adapts && isFirst ) {
				adapt( list, now );
			}
			if ( ! isFirst ) {
				tell?.( now[ 0 ] );
				say( list.ariaLive === 'off' ? -1 : current, views.length );
			}
		},
	};
}

interface PlaceOptions {
	where: HTMLElement;
	goTo: string;
	show: ( view: number ) => void;
	settings: BlockSettings;
	slides: () => Element[];
	draw: Draw | undefined;
}

/**
 * Shows which slide is seen: by buttons, where there are not too many of them, else in numbers.
 *
 * @param options What it is for.
 * @return Tells it where the row is.
 */
function attachPlace( options: PlaceOptions ): ( place: Place ) => void {
	const { where, goTo, show, settings, slides, draw = () => {} } = options;
	const { place, words } = settings;
	const { label } = words;
	const tellNumbers = attachNumbers( where, place === 'progress', label );
	const tellButtons = attachButtons( {
		root: where,
		goTo,
		label,
		show,
		slides,
		draw,
	} );
	return ( now ) =>
		( hasButtons( place, now.views.length ) ? tellButtons : tellNumbers )(
			now
		);
}

/**
 * Makes a row as high as the slides that are seen.
 *
 * @param list The row.
 * @param seen These slides.
 */
function adapt( list: HTMLElement, seen: Element[] ): void {
	const { paddingTop, paddingBottom } = getComputedStyle( list );
	const height = Math.max(
		0,
		...seen.map( ( slide ) => ( slide as HTMLElement ).offsetHeight )
	);
	if ( height > 0 ) {
		list.style.boxSizing = 'border-box';
		list.style.blockSize = `${ height + parseFloat( paddingTop ) + parseFloat( paddingBottom ) }px`;
	}
}
