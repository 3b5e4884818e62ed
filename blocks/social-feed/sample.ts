import { __, _n, sprintf } from '@wordpress/i18n';
import type {
	FeedView,
	Picture,
	PostView,
	Segment,
	TextView,
} from '../../frontend/render/feed';
import { isTile } from '../../frontend/render/feed';
import { sampleComments } from './canvas/sample-comments';
import { sampleKind } from './canvas/sample-kinds';
import { sampleHeader } from './canvas/sample-header';
import { layoutOf } from './canvas/canvas-view';
import { samplePages } from './canvas/sample-pages';
import { hasPages, phoneNumber } from './choices/paging';
import type { FeedAttributes } from './feed-attributes';

/** One sample post, before the settings are applied to it; its words are asked for when it is drawn. */
interface Sample {
	text: () => string;
	date: {
		iso: string;
		label: () => string;
	};
	/** Pairs of width and height. */
	pictures: [ number, number ][];
	video?: boolean;
	extra?: number;
	likes: number;
	comments: number;
}

/** Colors of the sample pictures, two for each. */
const COLORS = [
	[ '#f6c89f', '#c0583b' ],
	[ '#9fd4cf', '#27667b' ],
	[ '#f2dfa2', '#8a8f3c' ],
	[ '#c9bfe6', '#5d4a8c' ],
	[ '#f4b9b0', '#9b2f4d' ],
	[ '#b8d8a8', '#3d6b45' ],
] as const;

/** Posts of a house that is not real. */
const SAMPLES: readonly Sample[] = [
	{
		text: () =>
			__(
				'The first loaves are out of the oven, and the whole street knows it. We are open until six today. #sourdough',
				'vitrine'
			),
		date: {
			iso: '2026-05-14T07:10:00+00:00',
			label: () => __( '2 hours ago', 'vitrine' ),
		},
		pictures: [ [ 1200, 900 ] ],
		likes: 128,
		comments: 14,
	},
	{
		text: () =>
			__(
				'New in the window this week: hand-thrown cups in three glazes, made two doors down.',
				'vitrine'
			),
		date: {
			iso: '2026-05-13T15:30:00+00:00',
			label: () => __( 'Yesterday', 'vitrine' ),
		},
		pictures: [
			[ 900, 900 ],
			[ 900, 900 ],
			[ 900, 900 ],
		],
		extra: 4,
		likes: 86,
		comments: 9,
	},
	{
		text: () =>
			__(
				'Saturday is market day. Come early for the asparagus, stay late for the music, and bring your own bag: we have run out of ours. See you on the square! #market',
				'vitrine'
			),
		date: {
			iso: '2026-05-11T09:00:00+00:00',
			label: () => __( '3 days ago', 'vitrine' ),
		},
		pictures: [ [ 1280, 720 ] ],
		video: true,
		likes: 203,
		comments: 31,
	},
	{
		text: () =>
			__(
				'Thank you to our four hundred visitors on Museum Night. Our favorite question: “Is the lion real?”',
				'vitrine'
			),
		date: {
			iso: '2026-05-09T21:45:00+00:00',
			label: () => __( '5 days ago', 'vitrine' ),
		},
		pictures: [],
		likes: 312,
		comments: 47,
	},
	{
		text: () => __( 'Before and after: the old reading room.', 'vitrine' ),
		date: {
			iso: '2026-05-07T12:00:00+00:00',
			label: () => __( '1 week ago', 'vitrine' ),
		},
		pictures: [
			[ 900, 900 ],
			[ 900, 900 ],
		],
		likes: 164,
		comments: 22,
	},
	{
		text: () =>
			__(
				'You can book seats for the June workshops starting at noon tomorrow. Eight seats each, tea included. #workshop',
				'vitrine'
			),
		date: {
			iso: '2026-05-04T16:20:00+00:00',
			label: () => __( '10 days ago', 'vitrine' ),
		},
		pictures: [ [ 1080, 1350 ] ],
		likes: 75,
		comments: 6,
	},
];

/**
 * A feed to design with, made without any account; only the editor shows it.
 *
 * @param attributes What the block stores.
 */
export function sampleView( attributes: FeedAttributes ): FeedView {
	const { number, loadMore, loadMoreText, endText } = attributes;
	const numberPhone = phoneNumber( attributes );
	const isPaged = hasPages( attributes );
	return {
		...layoutOf( attributes ),
		...sampleHeader( attributes, ( width, height ) =>
			samplePicture( 5, width, height )
		),
		number,
		numberPhone,
		posts: SAMPLES.slice( 0, Math.max( number, numberPhone ) ).map(
			( sample, index ) => ( {
				...samplePost( sample, index, attributes ),
				...sampleKind( index, attributes, ( text ) =>
					sampleText( text, attributes )
				),
			} )
		),
		...( isPaged && { pages: samplePages() } ),
		more:
			loadMore && ! isPaged
				? { label: loadMoreText || __( 'Load more', 'vitrine' ) }
				: null,
		endText: endText || __( 'No more posts', 'vitrine' ),
		opened: attributes.showComments
			? { post: 'sample-0', comments: sampleComments( attributes ) }
			: null,
	};
}

function samplePost(
	sample: Sample,
	index: number,
	attributes: FeedAttributes
): PostView {
	const { text, date, video = false, extra = 0 } = sample;
	const shown = partsShown( attributes );
	const pictures = isTile( attributes )
		? sample.pictures.slice( 0, 1 )
		: sample.pictures;
	return {
		id: `sample-${ index }`,
		url: '#',
		network: 'facebook',
		author: shown.showAuthor
			? {
					name: __( 'Corner House', 'vitrine' ),
					url: '#',
					avatar: samplePicture( 5, 80, 80 ),
				}
			: null,
		date: shown.showDate
			? { iso: date.iso, label: date.label(), relative: false }
			: null,
		text: shown.showText ? sampleText( text(), attributes ) : null,
		media:
			shown.showMedia && pictures.length > 0
				? {
						pictures: pictures.map( ( [ width, height ], place ) =>
							samplePicture( index + place, width, height )
						),
						extra: extra + sample.pictures.length - pictures.length,
						video,
						label: __( 'Sample image', 'vitrine' ),
					}
				: null,
		link: null,
		links: [],
		counts: sampleCounts( sample, attributes ),
		share: shown.showShare
			? { label: __( 'Share', 'vitrine' ), links: [] }
			: null,
		button: null,
		shop: null,
		networkLabel: shown.showNetworkLink
			? __( 'View on Facebook', 'vitrine' )
			: null,
	};
}

/**
 * What a post has: a tile has its picture and what comes over it.
 *
 * @param attributes What the block stores.
 */
const partsShown = ( attributes: FeedAttributes ) =>
	isTile( attributes )
		? {
				showAuthor: attributes.overlayAuthor,
				showDate: attributes.overlayDate,
				showText: attributes.overlayText,
				showMedia: true,
				showCounts: attributes.overlayCounts,
				showShare: false,
				showNetworkLink: false,
			}
		: attributes;

function sampleCounts(
	{ likes, comments }: Sample,
	attributes: FeedAttributes
): PostView[ 'counts' ] {
	const opens = attributes.showComments && ! isTile( attributes );
	const reacts = attributes.showReactions && ! isTile( attributes );
	const counts: PostView[ 'counts' ] = [
		{
			name: 'likes',
			value: String( likes ),
			label: sprintf(
				/* translators: %d: number of likes */
				_n( '%d like', '%d likes', likes, 'vitrine' ),
				likes
			),
			...( reacts && {
				kinds: [
					{ name: 'like', label: __( 'Like', 'vitrine' ) },
					{ name: 'love', label: __( 'Love', 'vitrine' ) },
				],
			} ),
		},
		{
			name: 'comments',
			value: String( comments ),
			label: sprintf(
				/* translators: %d: number of comments */
				_n( '%d comment', '%d comments', comments, 'vitrine' ),
				comments
			),
			...( opens && { url: '#' } ),
		},
	];
	return counts.filter(
		( { url, kinds } ) =>
			partsShown( attributes ).showCounts || url || kinds
	);
}

/**
 * Folds and links a text roughly as the server does with real posts.
 *
 * @param text       The text.
 * @param attributes What the block stores.
 */
function sampleText(
	text: string,
	{ textLimit, linkHashtags }: FeedAttributes
): TextView {
	const space = text.lastIndexOf( ' ', textLimit );
	const end = text.length > textLimit && space > 0 ? space : text.length;
	const segments = ( piece: string ): Segment[] =>
		piece
			.split( /(#\w+)/ )
			.filter( Boolean )
			.map( ( word ) =>
				linkHashtags && word.startsWith( '#' )
					? { href: '#', text: word }
					: word
			);
	return {
		shown: segments( text.slice( 0, end ) ),
		rest: segments( text.slice( end ) ),
		more: __( 'See more', 'vitrine' ),
		less: __( 'See less', 'vitrine' ),
	};
}

/**
 * A picture that needs no file: two colors and two circles.
 *
 * @param index  Which colors.
 * @param width  Its width.
 * @param height Its height.
 */
function samplePicture(
	index: number,
	width: number,
	height: number
): Picture {
	const [ light, dark ] = COLORS[ index % COLORS.length ] ?? COLORS[ 0 ];
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }">` +
		`<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ light }"/><stop offset="1" stop-color="${ dark }"/></linearGradient>` +
		`<path fill="url(#g)" d="M0 0h${ width }v${ height }H0z"/>` +
		`<circle cx="${ width * 0.72 }" cy="${ height * 0.3 }" r="${ height * 0.12 }" fill="#fff" opacity=".65"/>` +
		`<circle cx="${ width * 0.3 }" cy="${ height * 1.15 }" r="${ width * 0.45 }" fill="${ dark }" opacity=".55"/></svg>`;
	return {
		src: `data:image/svg+xml,${ encodeURIComponent( svg ) }`,
		srcset: '',
		sizes: '',
		width,
		height,
		alt: '',
		color: light,
		eager: true,
		own: null,
	};
}
