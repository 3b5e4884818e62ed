/**
 * What a feed looks like, before it is HTML.
 *
 * Made only by PHP (twin: Vitrine\Feed\FeedView) and sent to the canvas as it is; docs/names.md describes every field.
 */

export type Layout = 'list' | 'grid';

/** Whose width the three column counts follow. */
export type ColumnsBy = 'window' | 'block';

export type Network = 'facebook' | 'instagram';

/** How the posts are arranged: everything about the wrapper, nothing about the posts. */
export interface FeedLayout {
	layout: Layout;
	columnsBy: ColumnsBy;
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
}

export interface FeedView extends FeedLayout {
	number: number;
	/** Resolved: never 0. */
	numberPhone: number;
	posts: PostView[];
	/** Null when every post is shown. */
	more: { label: string } | null;
	endText: string;
	/** Only in the answer for the canvas, and only for those who can mend it. */
	notice?: FeedNotice | null;
}

export interface FeedNotice {
	state: string;
	message: string;
	remedy: string;
}

export interface PostView {
	id: string;
	/** The post on its network. */
	url: string | null;
	network: Network;
	author: AuthorView | null;
	date: DateView | null;
	text: TextView | null;
	media: MediaView | null;
	/** One link; null when the post carries several. */
	link: LinkView | null;
	links: LinkView[];
	counts: CountView[];
	networkLabel: string | null;
}

export interface AuthorView {
	name: string;
	url: string | null;
	avatar: Picture | null;
}

export interface DateView {
	iso: string;
	label: string;
}

export interface TextView {
	shown: Segment[];
	/** What waits behind "See more"; empty when the whole text is shown. */
	rest: Segment[];
	more: string;
	less: string;
}

/** Plain text, or a link. */
export type Segment = string | { href: string; text: string };

export interface MediaView {
	/** One to four. */
	pictures: Picture[];
	/** How many more pictures the post has. */
	extra: number;
	video: boolean;
	/** Names the link around the pictures. */
	label: string;
}

export interface Picture {
	src: string;
	srcset: string;
	sizes: string;
	width: number;
	height: number;
	alt: string;
	/** Average color, shown until the picture is there. */
	color: string;
	eager: boolean;
	/** Pixels of its largest rendition; null where that is large enough for any place. */
	own: { width: number; height: number } | null;
}

export interface LinkView {
	url: string;
	title: string;
	text: string;
	host: string;
	picture: Picture | null;
}

export interface CountView {
	name: 'likes' | 'comments' | 'shares';
	/** As it is read, such as "1.2K". */
	value: string;
	/** In words, such as "1,234 likes". */
	label: string;
}
