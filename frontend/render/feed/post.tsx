import type { Picture, PostView } from './types';
import { Foot } from './foot';
import { Head } from './head';
import { LinkCard, LinkCards } from './link-card';
import { Media } from './media';
import { part } from './names';
import { Text } from './text';

interface PostProps {
	post: PostView;
	/** The feed's most important picture. */
	foremost: Picture | null;
}

/**
 * Where a browser lacks an emoji, WordPress puts a picture of s.w.org: no visitor of a feed is sent there.
 * It looks for the class inside what is added to a page, not at what is added itself: the item would be too high up.
 */
const NO_EMOJI_PICTURES = 'wp-exclude-emoji';

/**
 * One post.
 *
 * @param props          What to show.
 * @param props.post     The post; parts that are null are left out.
 * @param props.foremost The feed's most important picture.
 */
export function Post( { post, foremost }: PostProps ) {
	return (
		<article className={ part( 'post', NO_EMOJI_PICTURES ) }>
			<Head post={ post } />
			{ post.text && <Text text={ post.text } /> }
			{ post.media && (
				<Media
					media={ post.media }
					url={ post.url }
					foremost={ foremost }
				/>
			) }
			{ post.link && (
				<LinkCard link={ post.link } foremost={ foremost } />
			) }
			{ post.links.length > 0 && (
				<LinkCards links={ post.links } foremost={ foremost } />
			) }
			<Foot post={ post } />
		</article>
	);
}
