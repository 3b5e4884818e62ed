import type { FeedAttributes } from '../feed-attributes';

/** An account, and what of it is shown. Twin: php/Feed/Settings/FeedSource.php. */
export type FeedSource = Pick<
	FeedAttributes,
	'source' | 'content' | 'contentItem'
>;

export type ContentKind = FeedSource[ 'content' ];

/** How one of several is named: by nothing, by its id, by a hashtag. Twin: Content::KINDS in php/Graph/Content.php. */
export type ItemName = '' | 'id' | 'tag';

export const itemNames: Record< ContentKind, ItemName > = {
	posts: '',
	photos: '',
	videos: '',
	playlist: 'id',
	albums: '',
	album: 'id',
	events: '',
	reviews: '',
	tagged: '',
	hashtag: 'tag',
	'hashtag-top': 'tag',
	stories: '',
	post: 'id',
};

/** An entry of the attribute `others`: what it does not say is as in a new block. */
type Other = FeedAttributes[ 'others' ][ number ];

/**
 * Another source, in full.
 *
 * @param other The entry.
 */
export const sourceOf = ( {
	source,
	content = 'posts',
	contentItem = '',
}: Other ): FeedSource => ( { source, content, contentItem } );

/**
 * Every source of a feed that it says enough of, the first one before the others.
 *
 * @param attributes What the block stores.
 */
export const sourcesOf = ( attributes: FeedAttributes ): FeedSource[] =>
	[ sourceOf( attributes ), ...attributes.others.map( sourceOf ) ].filter(
		( one ) => one.source !== 0
	);

/**
 * Whether it is not said yet which album, playlist, post or hashtag.
 *
 * @param source The source.
 */
export const lacksItem = ( { content, contentItem }: FeedSource ): boolean =>
	itemNames[ content ] !== '' && contentItem.trim() === '';

/**
 * Whether a feed has a source with a kind of content.
 *
 * @param attributes What the block stores.
 * @param kind       Such as `events`.
 */
export const showsKind = (
	attributes: FeedAttributes,
	kind: ContentKind
): boolean =>
	sourcesOf( attributes ).some( ( { content } ) => content === kind );
