import { readData } from '@vitrine/frontend';

/** What the server tells of a loop. Twin: php/Loop/LoopScript.php. */
export interface LoopData {
	/** Id of the loop. */
	loop: string;
	/** Address of `GET vitrine/v1/loop`. */
	route: string;
	/** That the page of the site shows this loop. */
	proof: string;
	/** Path and query of the page, as the server was asked for it. */
	at: string;
	/** Whether the block is a filter outside of the loop; the proof is then that of the filter. */
	isOutside?: boolean;
	/** Ids of loops above, whose posts it leaves out. */
	after?: string[];
	/** Words where the posts could not be had, and those of the link to them. */
	failed: string;
	open: string;
}

/**
 * What the server tells of the loop of a block.
 *
 * @param block The wrapper of a filter, or of links to pages.
 * @return Undefined where links lead to pages.
 */
export function loopData( block: HTMLElement ): LoopData | undefined {
	const data = readData( block ) as LoopData | undefined;
	return data?.proof && data.route ? data : undefined;
}
