import { webAddress } from '../address';
import type { MediaView, Picture, ShopView } from './types';
import { OUTWARD, part } from './names';
import { FeedPicture } from './picture';

interface MediaProps {
	media: MediaView;
	/** The post on its network. */
	url: string | null;
	/** Where they lead instead. */
	shop: ShopView | null;
	/** The feed's most important picture. */
	foremost: Picture | null;
}

/**
 * The pictures of a post: one in its own shape, or a collage of two to four.
 *
 * @param props          What to show.
 * @param props.media    The pictures.
 * @param props.url      The post on its network.
 * @param props.shop     Where they lead instead.
 * @param props.foremost The feed's most important picture.
 */
export function Media( { media, url, shop, foremost }: MediaProps ) {
	const goal = shop?.url ?? url;
	const className = part(
		'media',
		`has-${ media.pictures.length }-pictures`,
		media.video && 'is-video',
		shop !== null && 'is-shop'
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
	return goal ? (
		<a
			className={ className }
			href={ webAddress( goal ) }
			rel={ shop?.internal ? undefined : OUTWARD }
			aria-label={ media.label }
		>
			{ content }
		</a>
	) : (
		<div className={ className }>{ content }</div>
	);
}
