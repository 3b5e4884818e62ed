/** Videos behind slides; fetched where a carousel has some. */
import { savesData } from '../../core/device';
import { BLOCK, part } from '../../render/carousel/names';
import type { BlockWords } from './settings';
import { VIDEO } from './video-names';

/** Part of a video that has to be seen. */
const SEEN = 0.25;

const PAUSED = 'is-paused';

/**
 * Plays what is seen, and gives each video a button that stops it. Under reduced motion, and where data is saved, none begins by itself.
 *
 * @param root  The carousel.
 * @param words Names of the button.
 */
export function attachVideos( root: HTMLElement, words: BlockWords ): void {
	const calm = matchMedia( '(prefers-reduced-motion: reduce)' );
	root.querySelectorAll< HTMLVideoElement >( VIDEO ).forEach( ( video ) => {
		// A carousel in this one has its own.
		if ( video.closest( `.${ BLOCK }` ) === root ) {
			attachVideo( video, words, calm );
		}
	} );
}

function attachVideo(
	video: HTMLVideoElement,
	words: BlockWords,
	calm: MediaQueryList
): void {
	const button = video.ownerDocument.createElement( 'button' );
	button.type = 'button';
	button.className = part( 'video' );
	video.after( button );
	const slide = video.closest< HTMLElement >( `.${ part( 'row' ) } > *` );
	let isSeen = false;
	let isWanted = ! calm.matches && ! savesData();

	const follow = () => {
		button.classList.toggle( PAUSED, ! isWanted );
		button.ariaLabel = isWanted ? words.stop : words.play;
		if ( isSeen && isWanted && ! slide?.inert ) {
			// Browsers that save power refuse; one that is stopped on its way goes on later.
			video
				.play()
				.catch(
					( { name } ) => name === 'NotAllowedError' && want( false )
				);
		} else {
			video.pause();
		}
	};
	const want = ( value: boolean ) => {
		isWanted = value;
		follow();
	};
	video.muted = true;
	button.addEventListener( 'click', () => want( ! isWanted ) );
	calm.addEventListener( 'change', () =>
		want( ! calm.matches && ! savesData() )
	);
	new IntersectionObserver(
		( entries ) => {
			isSeen = entries.at( -1 )!.isIntersecting;
			follow();
		},
		{ threshold: SEEN }
	).observe( video );
	// Slides that lie on each other are all in sight.
	if ( slide ) {
		new MutationObserver( follow ).observe( slide, {
			attributeFilter: [ 'inert' ],
		} );
	}
	follow();
}
