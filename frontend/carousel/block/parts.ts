/** What only some carousels need. */
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
	const [ moved, thumbs, videos ] = await Promise.all( [
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
	return { moved, thumbs, videos };
}
