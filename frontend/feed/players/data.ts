/** What the server tells of a feed in which something plays. */
import { readData } from '@vitrine/frontend';

/** Twin: php/Feed/Data/OpeningData. */
export interface PlayersData {
	/** That this page shows this feed. */
	proof: string;
	/** Address of `GET vitrine/v1/feed/posts`. */
	posts: string;
	/** Address of `GET vitrine/v1/film`. */
	films: string;
}

/**
 * Reads it from the block's data.
 *
 * @param block Wrapper of the feed.
 * @throws Where there is none: what stands there is not of the server.
 */
export function playersOf( block: HTMLElement ): PlayersData {
	const { proof, players } = Object( readData( block ) );
	if ( typeof proof !== 'string' || ! players ) {
		throw new Error( 'No players' );
	}
	return { ...players, proof };
}
