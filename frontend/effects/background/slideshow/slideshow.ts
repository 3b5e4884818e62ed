/** Images behind a section, one after the other: one is there, and the next is on its way. */
import { safeUrl } from '../../../core/safe-url';
import {
	transitionFrames,
	zoomFrames,
} from '../../../render/effects/background/slides';
import type { Mover } from '../control';
import type { SlideData, SlideshowData } from './read';
import { stageOf, type Stage } from './stage';

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
	const { images, duration, loop } = data;
	const stage = stageOf( media );
	let hasBegun = false;
	let isTurning = false;
	let isOver = false;
	let at = 0;
	let image = first;

	const turn = async () => {
		for (;;) {
			at = ( at + 1 ) % ( images.length + 1 );
			const next = at === 0 ? first : imageOf( images[ at - 1 ]!, media );
			const ready = next.decode().then(
				() => true,
				// It cannot be had: the one after it is next.
				() => false
			);
			// Whoever wants to see it again does not wait.
			if ( ! isOver ) {
				await stage.run( media, null, { duration } ).finished;
			}
			if ( at === 0 && ! loop && ! isOver ) {
				at = images.length;
				isOver = true;
				isTurning = false;
				onEnd();
				return;
			}
			isOver = false;
			if ( ( await ready ) && next !== image ) {
				const before = image;
				image = next;
				await change( stage, media, data, before, next );
				if ( before === first ) {
					first.classList.add( BEHIND );
					first.getAnimations().forEach( ( one ) => one.cancel() );
				} else {
					before.remove();
				}
			}
		}
	};

	return {
		play: () => {
			stage.play();
			if ( ! hasBegun ) {
				hasBegun = true;
				zoom( stage, image, data );
			}
			if ( ! isTurning && images.length > 0 ) {
				isTurning = true;
				void turn();
			}
		},
		pause: stage.pause,
	};
}

/**
 * Lets an image grow or shrink while it is there.
 *
 * @param stage Where.
 * @param image The image.
 * @param data  What the server says.
 */
function zoom(
	stage: Stage,
	image: HTMLElement,
	{ kenBurns, duration, transitionDuration, images }: SlideshowData
): void {
	if ( kenBurns !== 'none' ) {
		stage.run( image, zoomFrames( kenBurns ), {
			duration: duration + 2 * transitionDuration,
			fill: 'both',
			// One that is alone goes to and fro.
			...( images.length === 0 && {
				direction: 'alternate',
				iterations: Infinity,
			} ),
		} );
	}
}

/**
 * Brings an image in place of another.
 *
 * @param stage  Where.
 * @param media  What the images are in.
 * @param data   What the server says.
 * @param before The one that was there.
 * @param next   The one that comes.
 * @return Once it is there.
 */
function change(
	stage: Stage,
	media: HTMLElement,
	data: SlideshowData,
	before: HTMLElement,
	next: HTMLElement
): Promise< unknown > {
	const { transition, transitionDuration } = data;
	const [ comes, goes ] = transitionFrames( transition );
	const options = { duration: transitionDuration, easing: 'ease-in-out' };
	next.classList.remove( BEHIND );
	media.append( next );
	zoom( stage, next, data );
	const moves = [ stage.run( next, comes, options ) ];
	// What fills the section hides the one before, which would let the ground through.
	if (
		transition !== 'fade' ||
		getComputedStyle( next ).objectFit !== 'cover'
	) {
		moves.push( stage.run( before, goes, options ) );
	}
	return stage.moved( moves );
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
