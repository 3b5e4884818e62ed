/** Blocks that move with the page, in browsers without timelines of it: fetched there alone. */
import { listen } from '../../core/listen';
import { onSize, placeOf } from './place';
import { rangesOf, wayOf, type Place } from './way';

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

measure();
listen( 'scroll', later );
onSize( measure );
