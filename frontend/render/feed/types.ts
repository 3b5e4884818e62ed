/**
 * What a feed looks like, before it is HTML.
 *
 * Made only by PHP (twin: Vitrine\Feed\Views\FeedView) and sent to the canvas as it is; docs/names.md describes every field.
 */
import type { EmptyFeed, FeedNotice } from './notes';

import type { PagesView } from './pages/types';

import type { EventView, ReviewView, TitleView } from './kinds/types';

export type * from './kinds/types';

export type * from './pages/types';

export type Layout =
	'list' | 'grid' | 'masonry' | 'tiles' | 'highlight' | 'carousel';

/** Where the pictures of a post are. */
export type PostLayout = 'auto' | 'full' | 'half' | 'thumbnail' | 'tile';

export type Scheme = 'inherit' | 'light' | 'dark';

/** Width and height of tiles. */
export type TileRatio = '1:1' | '4:5' | '3:4' | 'original';

/** Whose width the three column counts follow. */
export type ColumnsBy = 'window' | 'block';

export type Network = 'facebook' | 'instagram';

/** How the posts are arranged: everything about the wrapper, nothing about the posts. */
export interface FeedLayout {
	layout: Layout;
	columnsBy: ColumnsBy;
	/** Rows of posts of one height have no holes. */
	fillRows: boolean;
	/** Buttons have the shape of WordPress's Button block. */
	themeButtons: boolean;
	columns: number;
	/** 0 = automatic: layout/columns.ts. */
	columnsTablet: number;
	/** 0 = automatic. */
	columnsPhone: number;
	postLayout: PostLayout;
	boxed: boolean;
	scheme: Scheme;
	tileRatio: TileRatio;
	/** One post of so many is large; 0 = one alone. */
	highlightEvery: number;
	/** Posts before the first large one. */
	highlightOffset: number;
	carouselRows: number;
	/** Seconds; 0 = it does not go on by itself. */
	carouselAutoplay: number;
	carouselArrows: boolean;
	carouselDots: boolean;
}

/** Names of a carousel's buttons. */
export interface CarouselWords {
	pause: string;
	previous: string;
	next: string;
}

export interface FeedView extends FeedLayout {
	number: number;
	/** Resolved: never 0. */
	numberPhone: number;
	posts: PostView[];
	/** These four only where they are shown. */
	carousel?: CarouselWords | null;
	header?: HeaderView | null;
	likesBox?: LikesBoxView | null;
	pages?: PagesView | null;
	/** Null when every post is shown. */
	more: { label: string } | null;
	endText: string;
	/** Only in the answer for the canvas, and only for those who can mend it. */
	notices?: FeedNotice[];
	/** Only there: ids on the network by those of the posts. */
	keys?: Record< string, string >;
	/** Only there: the comments of one post, opened. */
	opened?: OpenedComments | null;
	/** Only there: what the posts are that the block hides and pins. */
	chosen?: ChosenPost[];
	/** Only there: why there is no post. */
	empty?: EmptyFeed | null;
}

/** Comments that the canvas shows. */
export interface OpenedComments {
	/** Id of the post. */
	post: string;
	comments: CommentsView;
}

/** A post that an editor has hidden or pinned. */
export interface ChosenPost {
	/** Its id on the network. */
	id: string;
	/** How its text begins. */
	text: string;
	date: string;
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
	share: ShareView | null;
	button: ButtonView | null;
	/** Where it leads instead of to the network. */
	shop: ShopView | null;
	networkLabel: string | null;
	/** Only of events. */
	event?: EventView | null;
	/** Only of reviews. */
	review?: ReviewView | null;
	/** Only where a post shares another one, to which media and links belong. */
	shared?: SharedView | null;
	/** Only of albums and videos that have one. */
	title?: TitleView | null;
}

export interface SharedView {
	author: string;
	url: string;
	text: TextView | null;
}

/** What a page asks its visitors to do. */
export interface ButtonView {
	url: string;
	label: string;
	/** Whether it calls a telephone. */
	calls: boolean;
}

/** What an editor has linked a post with. */
export interface ShopView {
	url: string;
	label: string;
	/** Whether it is on this site. */
	internal: boolean;
}

export interface AuthorView {
	name: string;
	url: string | null;
	avatar: Picture | null;
}

export interface DateView {
	iso: string;
	label: string;
	/** The browser says how long ago it was. */
	relative: boolean;
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
	/** Whether it is a page of a film or of music, whose player opens in place. */
	plays: boolean;
}

export interface ShareView {
	label: string;
	links: { name: string; label: string; url: string }[];
}

export interface CountView {
	name: 'likes' | 'comments' | 'shares';
	/** As it is read, such as "1.2K". */
	value: string;
	/** In words, such as "1,234 likes". */
	label: string;
	/** Only of comments that open in place: where they are without script. */
	url?: string;
	/** Only of likes: the most frequent kinds of reactions. */
	kinds?: ReactionKind[];
}

export interface ReactionKind {
	name: 'like' | 'love' | 'care' | 'haha' | 'wow' | 'sad' | 'angry';
	/** The same in words. */
	label: string;
}

/** A link to the network. */
export interface Way {
	url: string;
	label: string;
}

/** Whose posts a feed shows. Made only by PHP; twin: Vitrine\Feed\Header\HeaderView. */
export interface HeaderView {
	/** Element of the name. */
	tag: 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
	name: string;
	/** The account on its network. */
	url: string | null;
	/** Words of the mark that the network has verified it. */
	verified: string | null;
	cover: HeaderCover | null;
	/** Address of the account's picture on this site. */
	picture: string | null;
	/** Such as "1,234 followers". */
	counts: string[];
	/** What the account says of itself. */
	bio: Segment[];
	website: Way | null;
	follow: Way | null;
}

export interface HeaderCover {
	src: string;
	srcset: string;
	width: number;
	height: number;
	/** Average color, shown until the picture is there. */
	color: string;
}

/** Facebook's own box of a page, before it is allowed. Twin: Vitrine\Feed\Header\LikesBoxView. */
export interface LikesBoxView {
	/** Address of the page. */
	page: string;
	/** Greatest width, px. */
	width: number;
	/** In px. */
	height: number;
	/** Asks, or says what it is. */
	notice: string;
	/** Words of the button that loads it. */
	allow: string;
	/** The same for those who do not see what is allowed. */
	allowThis: string;
	/** Words of the link to the page. */
	link: string;
}

export interface CommentsView {
	/** How the post was received; names people where the site does. */
	summary: string | null;
	comments: CommentView[];
	/** How many are seen at first. */
	shown: number;
	/** Words of the button that shows the others. */
	more: string | null;
	/** Said in place of comments. */
	note: string | null;
	/** Where the comments are that are not here. */
	further: Way | null;
	/** Where to comment. */
	write: Way | null;
	/** The most frequent kinds of reactions, where they stand before the summary. */
	kinds?: ReactionKind[];
}

export interface CommentView {
	id: string;
	/** Null where visitors are not told. */
	author: CommenterView | null;
	/** Itself on the network. */
	url: string | null;
	date: DateView | null;
	text: Segment[];
	picture: CommentPicture | null;
	link: { url: string; title: string } | null;
	/** Such as "4 likes". */
	likes: string | null;
	/** Such as "2 replies". */
	replies: string | null;
}

export interface CommenterView {
	name: string;
	url: string | null;
	/** Address of a picture on this site. */
	avatar: string | null;
	/** Stands for a person, of whom no picture is kept. */
	initial: string;
}

export interface CommentPicture {
	src: string;
	width: number;
	height: number;
	alt: string;
}
