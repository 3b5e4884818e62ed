/**
 * The strip of thumbnails. Only what is seen of it exists, whatever the album holds; it is downloaded after the first picture.
 */
import { safeUrl } from '@vitrine/frontend';
import './strip.scss';
import { make } from '../elements';
import { styleBeside } from '../../../core/style-beside';
import { fill } from '../strings';
import type { StripPlace } from '../types';

/** Whoever shows something of this chunk waits for it. */
export const style = styleBeside( import.meta.url );

/** px between two thumbnails. */
const GAP = 4;

/** Thumbnails beyond each end of what is seen. */
const SPARE = 3;

/**
 * Which thumbnails have to be there. Pure.
 *
 * @param scrolled px from the beginning of the text's direction.
 * @param width    px that are seen.
 * @param cell     px of a thumbnail with its gap.
 * @param count    Of items.
 */
export function windowOf(
	scrolled: number,
	width: number,
	cell: number,
	count: number
): { from: number; to: number } {
	const from = Math.floor( scrolled / cell ) - SPARE;
	const to = Math.ceil( ( scrolled + width ) / cell ) + SPARE;
	return { from: Math.max( 0, from ), to: Math.min( count, to ) };
}

/**
 * Adds the strip.
 *
 * @param place          To what.
 * @param place.frame    Gets it.
 * @param place.host     Tells of changes.
 * @param place.items    What it shows.
 * @param place.settings Of the viewer.
 * @param place.signal   Ends it.
 * @param place.state    Which item is the current one.
 * @param place.words    Of the viewer.
 * @param go             Goes to an item.
 */
export function attachStrip(
	{ frame, host, items, settings, signal, state, words }: StripPlace,
	go: ( index: number ) => void
): void {
	const cell = settings.stripWidth + GAP;
	const strip = make( 'div', 'strip' );
	const rail = make( 'div', 'rail' );
	strip.setAttribute( 'role', 'group' );
	strip.setAttribute( 'aria-label', words[ 'strip' ] ?? '' );
	strip.style.setProperty( '--width', `${ settings.stripWidth }px` );
	strip.style.setProperty( '--height', `${ settings.stripHeight }px` );
	rail.style.setProperty( 'inline-size', `${ items.count * cell - GAP }px` );
	strip.append( rail );
	frame.append( strip );

	const shown = new Map< number, HTMLButtonElement >();
	const build = ( index: number ) => {
		const button = make( 'button', 'strip-item' );
		button.type = 'button';
		button.style.setProperty( 'inset-inline-start', `${ index * cell }px` );
		button.setAttribute(
			'aria-label',
			fill( words[ 'goTo' ] ?? '%d', index + 1 )
		);
		const dress = ( item = items.at( index ) ) => {
			const { thumb, src } = item ?? {};
			const address = thumb?.src || src;
			if ( address && button.isConnected ) {
				const image = document.createElement( 'img' );
				image.alt = '';
				image.decoding = 'async';
				image.draggable = false;
				image.addEventListener( 'error', () => image.remove() );
				image.sizes = `${ settings.stripWidth }px`;
				image.srcset = thumb?.srcset ?? '';
				image.src = safeUrl( address );
				button.replaceChildren( image );
			}
		};
		button.addEventListener( 'click', () => go( index ) );
		// Screen readers go by the order of the page.
		const after = [ ...shown.keys() ].filter( ( other ) => other > index );
		rail.insertBefore( button, shown.get( Math.min( ...after ) ) ?? null );
		shown.set( index, button );
		if ( items.at( index ) ) {
			dress();
		} else {
			items.load( index ).then( dress, () => {
				// It stays an empty place.
			} );
		}
	};
	const draw = () => {
		const { from, to } = windowOf(
			Math.abs( strip.scrollLeft ),
			strip.clientWidth,
			cell,
			items.count
		);
		const current = state.index;
		for ( const [ index, button ] of shown ) {
			const isSeen = index >= from && index < to;
			// Tab comes to the current one, wherever the strip is scrolled to; nothing that has the focus goes.
			if (
				! isSeen &&
				index !== current &&
				! button.matches( ':focus' )
			) {
				button.remove();
				shown.delete( index );
			}
		}
		for ( let index = from; index < to; index++ ) {
			if ( ! shown.has( index ) ) {
				build( index );
			}
		}
		if ( ! shown.has( current ) ) {
			build( current );
		}
		mark();
	};
	const mark = () => {
		const current = state.index;
		shown.forEach( ( button, index ) => {
			const isCurrent = index === current;
			// One stop for Tab: arrows go on from any place. What says `tabindex="0"` itself would keep the arrows.
			if ( isCurrent ) {
				button.setAttribute( 'aria-current', 'true' );
				button.removeAttribute( 'tabindex' );
			} else {
				button.removeAttribute( 'aria-current' );
				button.tabIndex = -1;
			}
		} );
	};
	const center = ( smooth: boolean ) => {
		const sign = getComputedStyle( strip ).direction === 'rtl' ? -1 : 1;
		const left = state.index * cell - ( strip.clientWidth - cell ) / 2;
		strip.scrollTo( {
			left: sign * Math.max( 0, left ),
			behavior:
				smooth &&
				! matchMedia( '(prefers-reduced-motion: reduce)' ).matches
					? 'smooth'
					: 'instant',
		} );
		draw();
	};

	strip.addEventListener( 'scroll', draw, { passive: true } );
	// A wheel that only turns one way scrolls the strip its way.
	strip.addEventListener(
		'wheel',
		( event ) => {
			if ( ! event.deltaX ) {
				event.preventDefault();
				strip.scrollLeft += event.deltaY;
			}
		},
		{ passive: false }
	);
	const changed = () => {
		if ( strip.isConnected ) {
			const isInside = strip.matches( ':focus-within' );
			center( true );
			if ( isInside ) {
				shown.get( state.index )?.focus( { preventScroll: true } );
			}
		}
	};
	host.addEventListener( 'vitrine:gallery:change', changed, { signal } );
	center( false );
}
