import type { Chosen } from '../rules/places';

/** The post type. Twin: php/Popup/PopupPosts.php. */
export const TYPE = 'vitrine_popup';

/** What EntityControl searches. */
export const POPUPS: Chosen = { kind: 'postType', name: TYPE };

/** All that are not in the trash. */
export const STATES = {
	context: 'edit',
	status: [ 'publish', 'future', 'draft', 'pending', 'private' ],
};

/**
 * Address of the screen where a popup is edited: absolute, because the canvas is a document of its own.
 *
 * @param id Post.
 */
export const editUrl = ( id: number ): string =>
	new URL( `post.php?post=${ id }&action=edit`, window.location.href ).href;
