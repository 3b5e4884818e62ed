import type { CommentsView, Picture, PostView } from './types';
import { Comments } from './comments/comments';
import { Foot } from './foot/foot';
import { Head } from './head';
import { EventFacts } from './kinds/event';
import { Review } from './kinds/review';
import { Shared } from './kinds/shared';
import { Title } from './kinds/title';
import type { FeedClock } from './head';
import { LinkCard, LinkCards } from './link-card';
import { Media } from './media';
import { part } from './names';
import { Text } from './text';
import { Tile } from './layout/tile';

interface PostProps {
	post: PostView;
	/** The feed's most important picture. */
	foremost: Picture | null;
	/** What ages are told by. */
	clock?: FeedClock | undefined;
	/** Classes of its button. */
	button: string;
	/** Whether it is a tile. */
	tile: boolean;
	/** Whether pictures are above the words. */
	full: boolean;
	/** Its comments, where they are opened; visitors' are by script. */
	comments?: CommentsView | null | undefined;
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
 * @param props.clock    What ages are told by.
 * @param props.button   Classes of its button.
 * @param props.tile     Whether it is a tile.
 * @param props.full     Whether pictures are above the words.
 * @param props.comments Its comments, where they are opened.
 */
export function Post( {
	post,
	foremost,
	clock,
	button,
	tile,
	full,
	comments,
}: PostProps ) {
	return (
		<article
			className={ part(
				'post',
				!! post.media && ! post.shared && 'has-media',
				NO_EMOJI_PICTURES
			) }
		>
			{ tile ? (
				<Tile post={ post } foremost={ foremost } clock={ clock } />
			) : (
				<Parts
					post={ post }
					foremost={ foremost }
					clock={ clock }
					button={ button }
					full={ full }
				/>
			) }
			{ ! tile && comments && (
				<div className={ part( 'comments' ) }>
					<Comments view={ comments } />
				</div>
			) }
		</article>
	);
}

/**
 * What a post has, in the order in which it is seen: where a page comes slowly, nothing moves what is there already.
 * Twin: blocks/social-feed/post/parts.php.
 *
 * @param props          What to show.
 * @param props.post     The post; parts that are null are left out.
 * @param props.foremost The feed's most important picture.
 * @param props.clock    What ages are told by.
 * @param props.button   Classes of its button.
 * @param props.full     Whether pictures are above the words.
 */
function Parts( {
	post,
	foremost,
	clock,
	button,
	full,
}: Omit< PostProps, 'tile' | 'comments' > ) {
	const isFirst = ! post.shared && ( full || !! post.event );
	const media = post.media && (
		<Media
			media={ post.media }
			url={ post.url }
			shop={ post.shop }
			foremost={ foremost }
		/>
	);
	const links = <Links post={ post } foremost={ foremost } />;
	return (
		<>
			{ isFirst && media }
			<Head post={ post } clock={ clock } />
			{ post.event && (
				<EventFacts event={ post.event } url={ post.url } />
			) }
			{ post.review && <Review review={ post.review } /> }
			{ post.title && <Title title={ post.title } url={ post.url } /> }
			{ post.text && <Text text={ post.text } /> }
			{ post.shared ? (
				<Shared shared={ post.shared } hasMedia={ !! post.media }>
					{ media }
					{ links }
				</Shared>
			) : (
				<>
					{ ! isFirst && media }
					{ links }
				</>
			) }
			<Foot post={ post } classes={ button } />
		</>
	);
}

/**
 * Links of a post, or of the post that it shares.
 *
 * @param props          What to show.
 * @param props.post     The post.
 * @param props.foremost The feed's most important picture.
 */
const Links = ( {
	post,
	foremost,
}: Pick< PostProps, 'post' | 'foremost' > ) => (
	<>
		{ post.link && <LinkCard link={ post.link } foremost={ foremost } /> }
		{ post.links.length > 0 && (
			<LinkCards links={ post.links } foremost={ foremost } />
		) }
	</>
);
