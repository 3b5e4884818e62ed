/** What the server tells who edits a feed. */

export interface FeedNotice {
	state: string;
	message: string;
	remedy: string;
	/** Whether the settings page helps. */
	mend: boolean;
}

/** Twin: php/Feed/EmptyFeed.php. */
export interface EmptyFeed {
	reason:
		| 'fetching'
		| 'failing'
		| 'nothing'
		| 'upcoming'
		| 'past'
		| 'events'
		| 'offset'
		| 'hidden'
		| 'filters';
	message: string;
	remedy: string;
}
