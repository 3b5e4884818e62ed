/** What moves carousels, and what only some of them need. */
import { styleBeside } from '../../core/style-beside';
import type { BlockSettings } from './settings';
import { VIDEO } from './video-names';

/** Of this very chunk: frontend/carousel/block/controls.scss. Not asked for as the script is read, which is long enough a task. */
let styled: Promise< void > | undefined;

/**
 * Fetches it, and the style of what moves a carousel.
 *
 * @param root     The carousel.
 * @param settings How it moves.
 */
export async function loadParts(
	root: HTMLElement,
	{ effect, loop, place }: BlockSettings
) {
	const [ engine, moved, thumbs, videos ] = await Promise.all( [
		import( /* webpackIgnore: true */ '@vitrine/carousel' ),
		effect !== 'slide' || loop
			? import(
					/* webpackChunkName: "chunks/carousel-effects" */ '../effects'
				)
			: null,
		place === 'thumbs'
			? import(
					/* webpackChunkName: "chunks/carousel-thumbs" */ './thumbs'
				)
			: null,
		root.querySelector( VIDEO )
			? import(
					/* webpackChunkName: "chunks/carousel-videos" */ './videos'
				)
			: null,
		( styled ??= styleBeside( import.meta.url ) ),
	] );
	return { engine, moved, thumbs, videos };
}
