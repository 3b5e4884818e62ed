/** What the server tells who edits a feed. */
import type { SocialFeedAttributes } from '../../../blocks/social-feed/attributes.gen';

export interface FeedNotice {
	state: string;
	message: string;
	remedy: string;
	/** Whether the settings page helps. */
	mend: boolean;
	/** A content of which there is more to fetch, where whoever edits may have it fetched. */
	unfinished?: Pick<
		SocialFeedAttributes,
		'source' | 'content' | 'contentItem'
	>;
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
