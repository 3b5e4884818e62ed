/** What the server tells of a feed that opens in the viewer. */
import { readData } from '@vitrine/frontend';
import { commentsData, type CommentsData } from '../comments/data';
import { playersOf, type PlayersData } from '../players/data';

/** Twin: php/Feed/Data/OpeningData. */
export interface Opening {
	/** That this page shows this feed. */
	proof: string;
	/** Address of `GET vitrine/v1/feed/posts`. */
	posts: string;
	/** Whether the post stands beside its pictures. */
	panel: boolean;
	/** What its comments are fetched with, where they stand there, too. */
	comments: CommentsData | undefined;
	/** What films and players are fetched with, where there are any. */
	players: PlayersData | undefined;
	/** Whether the first picture follows the last one. */
	wrap: boolean;
	words: Record< string, string >;
}

/**
 * Reads it from the block's data.
 *
 * @param block Wrapper of the feed.
 * @throws Where there is none: what stands there is not of the server.
 */
export function openingOf( block: HTMLElement ): {
	opening: Opening;
	/** Address of `GET vitrine/v1/feed`. */
	feed: string;
} {
	const { proof, viewer, feed, players } = Object( readData( block ) );
	if ( typeof proof !== 'string' || ! viewer ) {
		throw new Error( 'No viewer' );
	}
	const comments = viewer.comments ? commentsData( block ) : undefined;
	return {
		opening: {
			...viewer,
			proof,
			comments,
			players: players && playersOf( block ),
		},
		feed,
	};
}
