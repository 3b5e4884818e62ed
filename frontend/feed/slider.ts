import { part } from '../render/feed/names';

/** What the buttons are called; twin: php/Feed/FeedBlock.php. */
export interface SliderWords {
	previous: string;
	next: string;
}

/** Pixels that browsers round away. */
const TOLERANCE = 2;

const ARROWS = { previous: 'M14.5 6l-6 6 6 6', next: 'M9.5 6l6 6-6 6' };

/**
 * Gives the links of a post buttons that move one slide: none leads back from the first, none on from the last.
 *
 * @param slider Around the list.
 * @param words  What the buttons are called.
 */
export function attachSlider( slider: HTMLElement, words: SliderWords ): void {
	const list = slider.querySelector< HTMLElement >(
		`:scope > .${ part( 'links' ) }`
	);
	if ( ! list ) {
		return;
	}
	const isRtl = getComputedStyle( list ).direction === 'rtl';
	const inset =
		parseFloat( getComputedStyle( list ).paddingInlineStart ) || 0;

	/** How far slides are from where the first one begins, in the direction of reading. */
	const places = () => {
		const { left, right } = list.getBoundingClientRect();
		return [ ...list.children ].map( ( slide ) => {
			const box = slide.getBoundingClientRect();
			return ( isRtl ? right - box.right : box.left - left ) - inset;
		} );
	};
	const button = ( name: keyof SliderWords ) => {
		const made = document.createElement( 'button' );
		made.type = 'button';
		made.className = part( 'slider-button', `is-${ name }` );
		made.ariaLabel = words[ name ];
		made.innerHTML = `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.5" aria-hidden="true"><path d="${ ARROWS[ name ] }"/></svg>`;
		made.addEventListener( 'click', () => {
			const from = places();
			const target =
				name === 'next'
					? from.find( ( place ) => place > TOLERANCE )
					: from.filter( ( place ) => place < -TOLERANCE ).pop();
			list.scrollBy( {
				left: ( target ?? 0 ) * ( isRtl ? -1 : 1 ),
				behavior: matchMedia( '(prefers-reduced-motion: reduce)' )
					.matches
					? 'instant'
					: 'smooth',
			} );
		} );
		slider.append( made );
		return made;
	};
	const previous = button( 'previous' );
	const next = button( 'next' );

	const update = () => {
		const gone = Math.abs( list.scrollLeft );
		const { activeElement } = list.ownerDocument;
		previous.hidden = gone <= TOLERANCE;
		next.hidden = gone + list.clientWidth >= list.scrollWidth - TOLERANCE;
		if ( activeElement === next && next.hidden ) {
			previous.focus();
		} else if ( activeElement === previous && previous.hidden ) {
			next.focus();
		}
	};
	list.addEventListener( 'scroll', update, { passive: true } );
	new ResizeObserver( update ).observe( list );
}
