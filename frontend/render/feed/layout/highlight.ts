import type { FeedLayout, PostView } from '../types';

/**
 * Whether a post of a page is a large one.
 *
 * Twin: LayoutSettings::is_large() in php/Feed/Settings.
 *
 * @param layout                 Layout of the feed.
 * @param layout.layout          Which it is.
 * @param layout.highlightEvery  One of so many; 0 = one alone.
 * @param layout.highlightOffset Posts before the first large one.
 * @param index                  Place of the post, from 0.
 */
export function isLarge(
	{
		layout,
		highlightEvery,
		highlightOffset,
	}: Pick< FeedLayout, 'layout' | 'highlightEvery' | 'highlightOffset' >,
	index: number
): boolean {
	const place = index - highlightOffset;
	return (
		layout === 'highlight' &&
		( highlightEvery === 0
			? place === 0
			: place >= 0 && place % highlightEvery === 0 )
	);
}

/**
 * Whether a post has a picture, its own or of a link. Twin: PostView::has_pictures() in php/Feed/Views.
 *
 * @param post What is shown of it.
 */
export const hasPictures = (
	post: Pick< PostView, 'media' | 'link' | 'links' >
): boolean =>
	!! post.media ||
	!! post.link?.picture ||
	post.links.some( ( link ) => link.picture );
