/** What the viewer has for feeds: the post, a strip of its pictures, and ways to close. */
import type { OpenViewer, ViewerOptions } from '@vitrine/viewer';
import type { Opening } from './opening';
import { addPanel } from './panel';
import type { Pictures } from './pictures';
import type { Post } from './post';

/** Later posts are fetched this many pictures before the end. */
const AHEAD = 3;

/** Ms until a place that is no more is left once again. */
const SOON = 200;

/** px that a mouse may move and still click. */
const STILL = 10;

type Extend = NonNullable< ViewerOptions[ 'extend' ] >;

/**
 * Closes by a press beside the picture, and anywhere while one is on its way.
 *
 * @param viewer Is open.
 */
function closeBeside( { stage, close, signal }: OpenViewer ): void {
	let from = { x: 0, y: 0 };
	stage.element.addEventListener(
		'pointerdown',
		( { clientX: x, clientY: y } ) => {
			from = { x, y };
		},
		{ signal }
	);
	stage.element.addEventListener(
		'click',
		( { target, clientX, clientY } ) => {
			const isDrag =
				Math.hypot( clientX - from.x, clientY - from.y ) > STILL;
			const isOnPicture = ( target as Element ).closest(
				'.vitrine-viewer__media'
			);
			if (
				! isDrag &&
				( ! isOnPicture || stage.pane.status === 'loading' )
			) {
				close();
			}
		},
		{ signal }
	);
}

/**
 * Shows the strip of a post with several pictures, one post at a time.
 *
 * @param viewer   Is open.
 * @param pictures Of the feed.
 * @param go       Goes to one.
 * @param addStrip Adds a strip.
 */
function stripsOf(
	viewer: OpenViewer,
	pictures: Pictures,
	go: ( index: number ) => void,
	addStrip: Parameters< Extend >[ 2 ]
) {
	const { frame, state } = viewer;
	let end: AbortController | undefined;
	return ( post: Post | undefined ) => {
		end?.abort();
		end = undefined;
		if ( ! post || post.count < 2 ) {
			return;
		}
		end = new AbortController();
		const { signal } = end;
		const place = document.createElement( 'div' );
		place.className = 'vitrine-viewer__post-strip';
		frame.append( place );
		signal.addEventListener( 'abort', () => place.remove() );
		const first = pictures.indexOf( post, 0 );
		addStrip(
			{
				...viewer,
				frame: place,
				items: {
					count: post.count,
					at: ( index ) => pictures.at( first + index ),
					load: ( index ) => pictures.load( first + index ),
				},
				state: {
					get index() {
						return state.index - first;
					},
				},
				signal,
			},
			( index ) => go( first + index )
		);
	};
}

/**
 * Adds to an open viewer what feeds have.
 *
 * @param pictures Of the feed.
 * @param opening  What the page knows.
 */
export const extendWith =
	( pictures: Pictures, opening: Opening ): Extend =>
	( viewer, go, addStrip ) => {
		const { dialog, frame, host, signal, state, update } = viewer;
		const tell = addPanel( frame, opening );
		const showStrip = stripsOf( viewer, pictures, go, addStrip );
		let current: Post | undefined;

		/** What depends on how many pictures there are. */
		const count = () => {
			const { index } = state;
			const ends = ( forward: boolean ) =>
				pictures.beside( index, forward ) === index;
			dialog.classList.toggle( 'is-first', ends( false ) );
			dialog.classList.toggle( 'is-last', ends( true ) );
			update( { can: { ...state.can, count: pictures.known } } );
		};
		/** Later posts have come, or there are none. */
		const grown = () => {
			if ( signal.aborted ) {
				return;
			}
			const there = pictures.nearest( state.index );
			if ( there !== state.index ) {
				go( there );
				// Not while pictures move.
				setTimeout( grown, SOON );
			}
			count();
		};
		const changed = () => {
			const { index } = state;
			const post = pictures.placeAt( index )?.post;
			count();
			if ( index + AHEAD >= pictures.known && index < pictures.count ) {
				pictures.grow().then( grown );
			}
			if ( post === current ) {
				return;
			}
			current = post;
			tell( post );
			showStrip( post );
			const promised = post?.count;
			post?.load().then(
				( { pictures: { length } } ) => {
					if ( post === current && length !== promised ) {
						showStrip( post );
					}
					grown();
				},
				// The pictures of the page are there.
				() => undefined
			);
		};

		dialog.classList.add( 'is-feed' );
		closeBeside( viewer );
		host.addEventListener( 'vitrine:gallery:open', changed, { signal } );
		host.addEventListener( 'vitrine:gallery:change', changed, { signal } );
		changed();
	};
