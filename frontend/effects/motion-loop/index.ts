/** Blocks that move with the page, in browsers without timelines of it: fetched there alone. */
import { listen } from '../../core/listen';
import { rangesOf, wayOf, type Place } from './way';

/** The page stands still this long before blocks are measured anew, ms. */
const STILL = 200;

/** Twin: extensions/effects/styles/motion.scss. */
const NAMES = /^vitrine-motion-/;

interface Driven {
	block: HTMLElement;
	isOfPage: boolean;
	ranges: [ number, number ][];
	place: Place;
}

const { documentElement: root } = document;
let driven: Driven[] = [];
let frame = 0;

/**
 * Where a block stands in the page, wherever an animation has moved it.
 *
 * @param block The block.
 */
function placeOf( block: HTMLElement ): Place {
	let top = 0;
	for (
		let at: Element | null = block;
		at instanceof HTMLElement;
		at = at.offsetParent
	) {
		top += at.offsetTop;
	}
	return { top, height: block.offsetHeight };
}

/** Looks at all blocks: another device may have other effects, and the page another height. */
function measure() {
	driven = [
		...document.querySelectorAll< HTMLElement >( '.vitrine-motion' ),
	].map( ( block ) => {
		const style = getComputedStyle( block );
		const written = ( name: string ) =>
			style.getPropertyValue( `--vitrine-motion-${ name }` );
		// A page that cannot be scrolled shows what does not move.
		block.classList.toggle(
			'is-driven',
			root.scrollHeight > window.innerHeight
		);
		return {
			block,
			isOfPage: written( 'timeline' ).startsWith( 'scroll' ),
			ranges: rangesOf( written( 'range' ) ),
			place: placeOf( block ),
		};
	} );
	move();
}

/** Brings every animation to where the page is. */
function move() {
	frame = 0;
	const { scrollY, innerHeight } = window;
	for ( const { block, isOfPage, ranges, place } of driven ) {
		const way = isOfPage
			? wayOf( scrollY, root.scrollHeight - innerHeight )
			: wayOf(
					scrollY + innerHeight - place.top,
					innerHeight + place.height
				);
		animationsOf( block ).forEach( ( animation, nth ) => {
			const [ start, end ] = ranges[ nth ] ?? [ 0, 100 ];
			animation.effect!.updateTiming( {
				delay: start,
				duration: end - start,
			} );
			animation.currentTime = way;
		} );
	}
}

/**
 * Animations of a block, or of its background, in their order.
 *
 * @param block The block.
 */
const animationsOf = ( block: HTMLElement ) =>
	block
		.getAnimations( { subtree: true } )
		.filter(
			( animation ): animation is CSSAnimation =>
				NAMES.test( ( animation as CSSAnimation ).animationName ) &&
				belongs( ( animation.effect as KeyframeEffect ).target!, block )
		);

const belongs = ( target: Element, block: HTMLElement ) =>
	target === block ||
	( target.parentElement === block && ! target.matches( '.is-driven' ) );

const later = () => {
	frame ||= requestAnimationFrame( move );
};

let timer = 0;
const measureLater = () => {
	clearTimeout( timer );
	timer = window.setTimeout( measure, STILL );
};

measure();
listen( 'scroll', later );
listen( 'resize vitrine:replaced', measureLater );
new ResizeObserver( measureLater ).observe( document.body );
