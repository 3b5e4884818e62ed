import { webAddress } from '../../address';
import { Counts } from '../foot/counts';
import { Head } from '../head';
import type { FeedClock } from '../head';
import { Media } from '../media';
import { OUTWARD, part } from '../names';
import type { Picture, PostView } from '../types';

interface TileProps {
	post: PostView;
	/** The feed's most important picture. */
	foremost: Picture | null;
	/** What ages are told by. */
	clock?: FeedClock | undefined;
}

/**
 * A post as a tile: its picture, and over it, when it is pointed at or has the focus, what is said of it.
 *
 * @param props          What to show.
 * @param props.post     The post.
 * @param props.foremost The feed's most important picture.
 * @param props.clock    What ages are told by.
 */
export function Tile( { post, foremost, clock }: TileProps ) {
	const { author, counts, date, media, shop } = post;
	const url = shop?.url ?? post.url;
	const words = ( post.text?.shown ?? [] )
		.map( ( segment ) =>
			typeof segment === 'string' ? segment : segment.text
		)
		.join( '' );
	// Without a picture the words are the tile.
	const caption = media ? words : '';
	return (
		<>
			{ media && (
				<Media
					media={ media }
					url={ post.url }
					shop={ shop }
					foremost={ foremost }
				/>
			) }
			{ ! media && url && (
				<a
					className={ part( 'words' ) }
					href={ webAddress( url ) }
					rel={ shop?.internal ? undefined : OUTWARD }
					dir="auto"
				>
					{ words }
				</a>
			) }
			{ ! media && ! url && (
				<div className={ part( 'words' ) } dir="auto">
					{ words }
				</div>
			) }
			{ shop && (
				// The tile itself is the link.
				<span className={ part( 'shop' ) } aria-hidden="true">
					{ shop.label }
				</span>
			) }
			{ ( author || date || caption || counts.length > 0 ) && (
				<div className={ part( 'overlay' ) }>
					<Head post={ post } clock={ clock } />
					{ caption && (
						<p className={ part( 'text' ) } dir="auto">
							{ caption }
						</p>
					) }
					<Counts counts={ counts } />
				</div>
			) }
		</>
	);
}
