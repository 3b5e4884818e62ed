/**
 * The editor of a new page with a block in it. Twin: php/Admin/FirstRun/NewPost.php.
 *
 * @param block  Name of the block, without `vitrine/`.
 * @param source Account that a feed shows.
 */
export const newPage = ( block: 'gallery' | 'social-feed', source?: number ) =>
	`post-new.php?post_type=page&vitrine-block=${ block }${
		source === undefined ? '' : `&vitrine-source=${ source }`
	}`;

/** The editor of a new popup. */
export const NEW_POPUP = 'post-new.php?post_type=vitrine_popup';
