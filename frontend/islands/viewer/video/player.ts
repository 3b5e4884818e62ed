/** Videos in the viewer; downloaded with the first one. */
import { safeUrl } from '@vitrine/frontend';
import './player.scss';
import type { GalleryItem } from '../../../render/gallery/types';
import { make, makeImage } from '../elements';
import { styleBeside } from '../../../core/style-beside';
import { pageUrl, playerUrl, PROVIDERS } from './video';
import { fill, type Strings } from '../strings';
import type { ViewerItem } from '../types';

/** Whoever shows something of this chunk waits for it. */
export const style = styleBeside( import.meta.url );

/**
 * The player of a file, or the poster that becomes a provider's player by a click; null = the address is none of a player.
 *
 * @param item   A video.
 * @param words  What is said.
 * @param onPlay A provider's player has been asked for.
 * @param onFail It cannot be played; is given the name of the word that says so.
 */
export function playerOf(
	item: ViewerItem,
	words: Strings,
	onPlay: () => void,
	onFail: ( word: string ) => void
): HTMLElement | null {
	if ( item.player ) {
		return item.player( onPlay, onFail );
	}
	return item.mediaKind === 'video'
		? file( item, words, onFail )
		: poster( item, words, onPlay );
}

function file(
	item: GalleryItem,
	words: Strings,
	onFail: ( word: string ) => void
) {
	const video = make( 'video', 'video' );
	video.controls = true;
	video.preload = 'metadata';
	video.playsInline = true;
	video.setAttribute( 'aria-label', item.title ?? '' );
	if ( item.src ) {
		video.poster = safeUrl( item.src );
	}
	const source = document.createElement( 'source' );
	source.src = safeUrl( item.media );
	if ( item.mime ) {
		source.type = item.mime;
	}
	source.addEventListener( 'error', () => onFail( 'noVideo' ) );
	video.append( source, words[ 'noVideo' ] ?? '' );
	return video;
}

/**
 * What stands for a player until it is wanted: nothing is asked of a provider before a click.
 *
 * @param item   A video of a provider.
 * @param words  What is said.
 * @param onPlay The player has been asked for.
 */
function poster( item: GalleryItem, words: Strings, onPlay: () => void ) {
	const url = playerUrl( item );
	if ( ! url ) {
		return null;
	}
	const button = make( 'button', 'poster' );
	button.type = 'button';
	button.setAttribute(
		'aria-label',
		fill( words[ 'play' ] ?? '%s', item.title ?? '' ).trim()
	);
	const picture = item.src || item.thumb?.src;
	if ( picture ) {
		const image = makeImage( 'still' );
		image.src = safeUrl( picture );
		button.append( image );
	}
	button.append( make( 'span', 'play' ) );
	button.addEventListener( 'click', () => {
		const frame = make( 'iframe', 'player' );
		frame.allow =
			'autoplay; fullscreen; picture-in-picture; encrypted-media';
		// Players refuse pages that do not say which they are.
		frame.referrerPolicy = 'strict-origin-when-cross-origin';
		frame.title = item.title ?? '';
		frame.src = safeUrl( url );
		button.replaceWith( frame );
		frame.focus();
		onPlay();
	} );
	const box = make( 'div', 'embed' );
	box.append( button );
	const page = pageUrl( item );
	if ( page ) {
		// A player may be blocked by a network, a browser or its owner, and no page is told: the link always stands.
		const link = make( 'a', 'watch' );
		link.href = safeUrl( page );
		link.target = '_blank';
		link.rel = 'noopener';
		link.textContent = fill(
			words[ 'watchOn' ] ?? '%s',
			PROVIDERS[ item.mediaKind ] ?? ''
		);
		box.append( link );
	}
	return box;
}
