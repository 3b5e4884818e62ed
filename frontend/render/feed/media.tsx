import { webAddress } from '../address';
import type { MediaView, Picture } from './types';
import { OUTWARD, part } from './names';
import { FeedPicture } from './picture';

interface MediaProps {
	media: MediaView;
	/** The post on its network. */
	url: string | null;
	/** The feed's most important picture. */
	foremost: Picture | null;
}

/**
 * The pictures of a post: one in its own shape, or a collage of two to four.
 *
 * @param props          What to show.
 * @param props.media    The pictures.
 * @param props.url      Where they lead.
 * @param props.foremost The feed's most important picture.
 */
export function Media( { media, url, foremost }: MediaProps ) {
	const className = part(
		'media',
		`has-${ media.pictures.length }-pictures`,
		media.video && 'is-video'
	);
	const content = (
		<>
			{ media.pictures.map( ( picture, index ) => (
				<FeedPicture
					key={ index }
					picture={ picture }
					foremost={ foremost }
				/>
			) ) }
			{ media.video && (
				<span className={ part( 'play' ) } aria-hidden="true" />
			) }
			{ media.extra > 0 && (
				<span className={ part( 'count' ) } aria-hidden="true">
					{ `+${ media.extra }` }
				</span>
			) }
		</>
	);
	return url ? (
		<a
			className={ className }
			href={ webAddress( url ) }
			rel={ OUTWARD }
			aria-label={ media.label }
		>
			{ content }
		</a>
	) : (
		<div className={ className }>{ content }</div>
	);
}
