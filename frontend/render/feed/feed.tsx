import type { ReactNode } from 'react';
import { webAddress } from '../address';
import { buttonClasses } from '../theme-buttons';
import type { FeedView, PostView } from './types';
import { part } from './names';
import { foremostPicture } from './picture';
import type { FeedClock } from './head';
import { Header } from './header/header';
import { LikesBox } from './header/likes-box';
import { Carousel } from './layout/carousel';
import { hasPictures, isLarge } from './layout/highlight';
import { Pages } from './pages/pages';
import { Post } from './post';
import { isMasonry, isTile } from './style';

/** Where the Load more link leads; null where nothing follows. */
export interface MoreHrefs {
	wide: string | null;
	phone: string | null;
}

interface FeedProps {
	view: FeedView;
	/** The server knows them, the canvas needs none. */
	hrefs?: MoreHrefs;
	/** Where a numbered page is; the canvas needs none. */
	pageHref?: ( page: number ) => string;
	/** What ages are told by; the server knows none. */
	clock?: FeedClock;
	/** What an editor can do with a post; visitors have none. */
	tools?: ( ( post: PostView, index: number ) => ReactNode ) | undefined;
}

const NOWHERE: MoreHrefs = { wide: '#', phone: '#' };

/**
 * Everything inside a feed's wrapper. Twin: blocks/social-feed/render.php and its template.
 *
 * @param props          What to show.
 * @param props.view     The feed.
 * @param props.hrefs    Where Load more leads.
 * @param props.pageHref Where a numbered page is.
 * @param props.clock    What ages are told by.
 * @param props.tools    What an editor can do with a post.
 */
export function Feed( {
	view,
	hrefs = NOWHERE,
	pageHref,
	clock,
	tools,
}: FeedProps ) {
	const foremost = foremostPicture( view.posts );
	const list = (
		// WebKit drops the list from the accessibility tree without markers.
		// eslint-disable-next-line jsx-a11y/no-redundant-roles
		<ul className={ part( 'list' ) } role="list">
			{ view.posts.map( ( post, index ) => (
				<li
					key={ post.id }
					className={ part(
						'item',
						isLarge( view, index ) && 'is-large',
						isLarge( view, index ) &&
							! hasPictures( post ) &&
							'has-words-only',
						...beyond( view, index )
					) }
				>
					{ tools?.( post, index ) }
					<Post
						post={ post }
						foremost={ foremost }
						clock={ clock }
						button={ buttonClasses( view ) }
						tile={ isTile( view ) }
						full={ view.postLayout === 'full' }
						comments={
							view.opened?.post === post.id
								? view.opened.comments
								: null
						}
					/>
				</li>
			) ) }
		</ul>
	);
	return (
		<>
			{ view.header && (
				<Header
					header={ view.header }
					button={ buttonClasses( view ) }
				/>
			) }
			{ view.likesBox && (
				<LikesBox
					box={ view.likesBox }
					button={ buttonClasses( view ) }
				/>
			) }
			{ view.layout === 'carousel' && view.carousel ? (
				<Carousel layout={ view } words={ view.carousel }>
					{ list }
				</Carousel>
			) : (
				list
			) }
			{ ( view.more ||
				view.pages ||
				view.posts.length === 0 ||
				isMasonry( view ) ||
				view.carousel ) && (
				<p className={ part( 'status' ) } role="status">
					{ view.posts.length === 0 && view.endText }
				</p>
			) }
			{ view.more && <More view={ view } hrefs={ hrefs } /> }
			{ view.pages && <Pages pages={ view.pages } hrefOf={ pageHref } /> }
		</>
	);
}

/**
 * The server sends as many posts as the larger of the two screens shows; the other one hides the surplus.
 *
 * @param view  The feed.
 * @param index Place of the post, from 0.
 */
function beyond(
	{ number, numberPhone }: FeedView,
	index: number
): ( string | false )[] {
	return [
		index >= numberPhone && numberPhone < number && 'is-beyond-phone',
		index >= number && number < numberPhone && 'is-beyond-wide',
	];
}

/**
 * The link to later posts: one, or one for each kind of screen when they show different numbers of posts.
 *
 * @param props       What to show.
 * @param props.view  The feed.
 * @param props.hrefs Where the links lead.
 */
function More( {
	view,
	hrefs,
}: Required< Pick< FeedProps, 'view' | 'hrefs' > > ) {
	const same = view.number === view.numberPhone;
	const links = same
		? [ { href: hrefs.wide, state: false as const } ]
		: [
				{ href: hrefs.wide, state: 'is-for-wide' },
				{ href: hrefs.phone, state: 'is-for-phone' },
			];
	return links.map(
		( { href, state } ) =>
			href !== null && (
				<a
					key={ state || 'all' }
					className={ part( 'more', buttonClasses( view ), state ) }
					href={ webAddress( href ) }
				>
					{ view.more?.label }
				</a>
			)
	);
}
