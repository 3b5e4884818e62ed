/** What the server tells of a feed that opens in the viewer. */
import { readData } from '@vitrine/frontend';

/** Twin: php/Feed/Views/OpeningData. */
export interface Opening {
	/** That this page shows this feed. */
	proof: string;
	/** Address of `GET vitrine/v1/feed/posts`. */
	posts: string;
	/** Whether the post stands beside its pictures. */
	panel: boolean;
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
	const { viewer, feed } = Object( readData( block ) );
	if ( typeof viewer?.proof !== 'string' ) {
		throw new Error( 'No viewer' );
	}
	return { opening: viewer, feed };
}
