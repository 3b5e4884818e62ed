import { pictureAddress } from '../address';
import type { CSSProperties } from 'react';
import type { Picture, PostView } from './types';
import { part } from './names';

interface FeedPictureProps {
	picture: Picture;
	/** The feed's most important picture: fetched before the others. */
	foremost: Picture | null;
}

/**
 * Finds the picture that visitors wait for: the first of those that are not loaded lazily.
 *
 * @param posts Posts in order.
 */
export function foremostPicture( posts: PostView[] ): Picture | null {
	return (
		posts.flatMap( picturesOf ).find( ( picture ) => picture.eager ) ?? null
	);
}

/**
 * The pictures of a post in the order in which they are printed; portraits do not count.
 *
 * @param post The post.
 */
function picturesOf( { media, link, links }: PostView ): Picture[] {
	return [
		...( media?.pictures ?? [] ),
		...[ link, ...links ].flatMap( ( card ) => card?.picture ?? [] ),
	];
}

/**
 * One picture that holds its place before it is loaded.
 *
 * @param props          What to show.
 * @param props.picture  Addresses, measures and words of the picture.
 * @param props.foremost The feed's most important picture.
 */
export function FeedPicture( { picture, foremost }: FeedPictureProps ) {
	// React 18 knows only the lower-case name of this attribute.
	const priority = picture === foremost ? { fetchpriority: 'high' } : {};
	return (
		<img
			className={ part( 'picture' ) }
			src={ pictureAddress( picture.src ) }
			srcSet={ picture.srcset || undefined }
			sizes={ picture.sizes || undefined }
			width={ picture.width }
			height={ picture.height }
			alt={ picture.alt }
			loading={ picture.eager ? 'eager' : 'lazy' }
			decoding="async"
			{ ...priority }
			style={ styleOf( picture ) }
		/>
	);
}

/**
 * The color until the picture is there, and how large it may become: style.scss shows no picture much larger than it is.
 *
 * @param picture The picture.
 */
function styleOf( { color, own }: Picture ): CSSProperties | undefined {
	const style = {
		...( color && { backgroundColor: color } ),
		...( own && {
			'--_width': `${ own.width }px`,
			'--_height': `${ own.height }px`,
		} ),
	};
	return Object.keys( style ).length ? style : undefined;
}
