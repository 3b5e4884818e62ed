import { isTile } from '../../../frontend/render/feed';
import type { FeedAttributes } from '../feed-attributes';

/**
 * Whether the viewer can have something to tell beside the pictures: of tiles everything, of other posts the parts that
 * are switched on. Twin: php/Feed/Settings/FeedSettings.php.
 *
 * @param attributes What the block stores.
 */
export const canHavePanel = ( attributes: FeedAttributes ): boolean =>
	isTile( attributes ) ||
	attributes.showAuthor ||
	attributes.showDate ||
	attributes.showText ||
	attributes.showCounts ||
	attributes.showNetworkLink ||
	attributes.showReactions ||
	attributes.showComments ||
	attributes.showShare;
