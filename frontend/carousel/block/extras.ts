import type {
	CarouselExtras,
	CarouselParts,
	Place,
	Row,
} from '@vitrine/carousel';
import { takeFocus } from './input';
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

const FOCUSABLE =
	'a[href], button, input, select, textarea, summary, [tabindex]';

type Draw = ( button: HTMLElement, slide: Element, number: number ) => void;

interface ExtrasOptions {
	parts: CarouselParts;
	row: Row;
	settings: BlockSettings;
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
	const { parts, row, settings, draw, tell } = options;
	const { root, frame, list } = parts;
	const { words, place: shown } = settings;
	const stacked = isStacked( settings );
	const see = stacked ? () => {} : watchSight( frame );
	const label = list.ariaLabel;
	const say = createStatus( root, words );
	let slides: Element[] = [];
	let seen: Element[] = [];
	const height = settings.adapts
		? createHeight( list, () => seen )
		: undefined;

	const told = ( plays: boolean ) => {
		list.ariaLive = plays ? 'off' : 'polite';
	};
	told( settings.autoplay > 0 );

	return {
		row,
		told,
		setRoles: ( all, views ) => {
			slides = all;
			const isTabs =
				views.length > 1 &&
				hasButtons( shown, views.length ) &&
				views.length === all.length;
			setSlideRoles( root, list, all, words, isTabs );
			// Buttons that are too many become numbers.
			const isReachable =
				parts.next !== null ||
				hasButtons( shown, Math.max( 2, views.length ) );
			see( all, isReachable );
			setFocusable( list, isReachable ? null : label );
			root.classList.toggle( ALONE, views.length < 2 );
			height?.fit();
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
			if ( seen.length ) {
				height?.later();
			}
			if ( now[ 0 ] === seen[ 0 ] && now.length === seen.length ) {
				return;
			}
			const isFirst = seen.length === 0;
			seen.forEach( ( slide ) => slide.classList.remove( CURRENT ) );
			now.forEach( ( slide ) => slide.classList.add( CURRENT ) );
			seen = now;
			if ( isFirst ) {
				height?.rest();
			}
			if ( stacked ) {
				showAlone( list, slides, now );
			}
			if ( ! isFirst ) {
				tell?.( now[ 0 ] );
				say( list.ariaLive === 'off' ? -1 : current, views.length );
			}
		},
	};
}

/**
 * Switches off the slides that lie beneath. A swipe may take away what has the focus: the row has it then.
 *
 * @param list   The row.
 * @param slides All of them.
 * @param now    Those that are seen.
 */
function showAlone(
	list: HTMLElement,
	slides: Element[],
	now: Element[]
): void {
	const left = slides.filter( ( slide ) => ! now.includes( slide ) );
	const focused = list.ownerDocument.activeElement;
	if ( left.some( ( slide ) => slide.contains( focused ) ) ) {
		takeFocus( list );
	}
	slides.forEach( ( slide ) => {
		( slide as HTMLElement ).inert = left.includes( slide );
	} );
}

/**
 * Lets a row have the focus itself in which nothing can have it, or whose slides no button leads to.
 *
 * @param list  The row.
 * @param label Its name; null = there are buttons.
 */
function setFocusable( list: HTMLElement, label: string | null ): void {
	if ( label !== null ) {
		list.tabIndex = 0;
		list.ariaLabel = label;
	} else if ( list.querySelector( FOCUSABLE ) && list.tabIndex === 0 ) {
		list.removeAttribute( 'tabindex' );
		list.removeAttribute( 'aria-label' );
	}
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
 * Keeps a row as high as the slides that are seen.
 *
 * @param list The row.
 * @param seen These slides.
 */
function createHeight( list: HTMLElement, seen: () => Element[] ) {
	let resting = 0;
	const fit = () => {
		// A row that gets another size on the way ends its scroll: it gets it once it rests.
		if ( ! resting ) {
			adapt( list, seen() );
		}
	};
	// What is in a slide may grow: a picture that comes late, details that open.
	const sizes = new ResizeObserver( fit );
	const rest = () => {
		resting = 0;
		fit();
		seen().forEach( ( slide ) => sizes.observe( slide ) );
	};
	return {
		fit,
		rest,
		/** The row moves. */
		later: () => {
			sizes.disconnect();
			clearTimeout( resting );
			resting = window.setTimeout( rest, REST );
		},
	};
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
