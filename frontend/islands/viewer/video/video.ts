/** Players of the viewer. Pure. */
import type { GalleryItem } from '../../../render/gallery/types';
import { videoLink } from '../../../render/gallery/items/video';

/** Hosts and paths of players; twin: the strict parser of php/Gallery. Anything else is not embedded. */
const PLAYERS: Record< string, RegExp > = {
	'www.youtube.com': /^\/embed\/[\w-]+$/,
	'www.youtube-nocookie.com': /^\/embed\/[\w-]+$/,
	'player.vimeo.com': /^\/video\/\d+$/,
	'www.dailymotion.com': /^\/embed\/video\/\w+$/,
	'geo.dailymotion.com': /^\/player(\/\w+)?\.html$/,
};

/**
 * Address of an item's player that starts at once, for it is loaded by a click; null = it is not one of a player.
 *
 * @param item A video of a provider.
 */
export function playerUrl( item: GalleryItem ): string | null {
	let url: URL;
	try {
		url = new URL( item.media );
	} catch {
		return null;
	}
	if (
		url.protocol !== 'https:' ||
		url.port !== '' ||
		! PLAYERS[ url.hostname ]?.test( url.pathname )
	) {
		return null;
	}
	url.searchParams.set( 'autoplay', '1' );
	return url.href;
}

/** Names of providers. */
export const PROVIDERS: Partial<
	Record< GalleryItem[ 'mediaKind' ], string >
> = {
	youtube: 'YouTube',
	vimeo: 'Vimeo',
	dailymotion: 'Dailymotion',
};

/**
 * Address of an item's page at its provider; '' = it has none.
 *
 * @param item A video of a provider.
 */
export function pageUrl( item: GalleryItem ): string {
	const link = videoLink( item.media );
	return link && link.kind === item.mediaKind ? link.page : '';
}
