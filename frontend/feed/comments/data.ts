import { readData } from '@vitrine/frontend';

/** What the server tells of comments; twin: php/Feed/Data/OpeningData. */
export interface CommentsData {
	/** Address of `GET vitrine/v1/comments`. */
	route: string;
	/** That this page shows this feed. */
	proof: string;
	words: Record< string, string >;
}

/**
 * What the server tells of a feed's comments.
 *
 * @param block Wrapper of the feed.
 * @return Undefined = it shows none: what looks like it is not of the server.
 */
export function commentsData( block: HTMLElement ): CommentsData | undefined {
	const { proof, comments } = Object( readData( block ) );
	return comments && { ...comments, proof };
}
