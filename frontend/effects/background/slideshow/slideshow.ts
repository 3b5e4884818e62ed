/** Images behind a section, one after the other: one is there, and the next is on its way. */
import { safeUrl } from '../../../core/safe-url';
import {
	transitionFrames,
	zoomFrames,
} from '../../../render/effects/background/slides';
import type { Mover } from '../control';
import type { SlideData, SlideshowData } from './read';

/** Of images that the script has brought; they are not printed. */
const SLIDE = 'is-slide';

/** Of the first image while another is there. */
const BEHIND = 'is-behind';

/**
 * A slideshow that rests.
 *
 * @param media What the images are in.
 * @param first The first one.
 * @param data  What the server says.
 * @param onEnd The last one has been there.
 */
export function slideshow(
	media: HTMLElement,
	first: HTMLImageElement,
	data: SlideshowData,
	onEnd: () => void
): Mover {
	const { images, duration, transition, transitionDuration, loop } = data;
	let isPlaying = false;
	let isTurning = false;
	let isOver = false;
	let hasBegun = false;
	let at = 0;
	let image = first;
	let moves: Animation[] = [];

	const run = (
		element: HTMLElement,
		frames: PropertyIndexedKeyframes | null,
		options: KeyframeAnimationOptions
	) => {
		const animation = element.animate( frames, options );
		if ( ! isPlaying ) {
			animation.pause();
		}
		return animation;
	};

	const zoom = () => {
		if ( data.kenBurns !== 'none' ) {
			run( image, zoomFrames( data.kenBurns ), {
				duration: duration + 2 * transitionDuration,
				fill: 'both',
				// One that is alone goes to and fro.
				...( images.length === 0 && {
					direction: 'alternate',
					iterations: Infinity,
				} ),
			} );
		}
	};

	const change = async ( next: HTMLImageElement ) => {
		const before = image;
		const [ comes, goes ] = transitionFrames( transition );
		const options = { duration: transitionDuration, easing: 'ease-in-out' };
		next.classList.remove( BEHIND );
		media.append( next );
		image = next;
		zoom();
		moves = [ run( next, comes, options ) ];
		// What fills the section hides the one before, which would let the ground through.
		if (
			transition !== 'fade' ||
			getComputedStyle( next ).objectFit !== 'cover'
		) {
			moves.push( run( before, goes, options ) );
		}
		await Promise.all( moves.map( ( { finished } ) => finished ) );
		moves = [];
		if ( before === first ) {
			first.classList.add( BEHIND );
			first.getAnimations().forEach( ( one ) => one.cancel() );
		} else {
			before.remove();
		}
	};

	const turn = async () => {
		for (;;) {
			at = ( at + 1 ) % ( images.length + 1 );
			const next = at === 0 ? first : imageOf( images[ at - 1 ]!, media );
			const ready = next.decode().then(
				() => true,
				// It cannot be had: the one after it is next.
				() => false
			);
			await run( media, null, { duration } ).finished;
			if ( at === 0 && ! loop && ! isOver ) {
				at = images.length;
				isOver = true;
				isTurning = false;
				onEnd();
				return;
			}
			isOver = false;
			if ( ( await ready ) && next !== image ) {
				await change( next );
			}
		}
	};

	return {
		play: () => {
			if ( isPlaying ) {
				return;
			}
			isPlaying = true;
			if ( ! hasBegun ) {
				hasBegun = true;
				zoom();
			}
			media
				.getAnimations( { subtree: true } )
				.filter( ( { playState } ) => playState === 'paused' )
				.forEach( ( one ) => one.play() );
			if ( ! isTurning && images.length > 0 ) {
				isTurning = true;
				void turn();
			}
		},
		pause: () => {
			isPlaying = false;
			// None rests half way.
			moves.forEach( ( one ) => one.finish() );
			media
				.getAnimations( { subtree: true } )
				.filter( ( { playState } ) => playState === 'running' )
				.forEach( ( one ) => one.pause() );
		},
	};
}

/**
 * Fetches an image, as wide as it is shown.
 *
 * @param data  What the server says of it.
 * @param media Where it will be.
 */
function imageOf(
	{ src, srcset = '', ratio = 0 }: SlideData,
	{ clientWidth, clientHeight }: HTMLElement
): HTMLImageElement {
	const image = new Image();
	image.className = SLIDE;
	image.alt = '';
	image.sizes = `${ Math.ceil( Math.max( clientWidth, clientHeight * ratio ) ) }px`;
	image.srcset = srcset;
	image.src = safeUrl( src );
	return image;
}
