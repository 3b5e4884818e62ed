import { __ } from '@wordpress/i18n';
import {
	columns as columnsIcon,
	cover,
	gallery,
	image,
	people,
	postList,
	quote,
} from '@wordpress/icons';
import type { JSX } from 'react';
import { icons } from '@vitrine/editor';

const SLIDE = 'vitrine/slide';

/** Name, attributes, what is in it. */
type Template = [ string, object?, Template[]? ];
type Blocks = Template[];

interface Variation {
	name: string;
	title: string;
	description: string;
	icon: JSX.Element;
	scope: string[];
	attributes?: object;
	innerBlocks: Blocks;
}

const slides = ( number: number, attributes: object, blocks: Blocks ): Blocks =>
	Array.from( { length: number }, () => [ SLIDE, attributes, blocks ] );

/** Columns that get fewer where less fit. */
const columns = ( wide: number, tablet: number, phone: number ) => ( {
	columns: wide,
	columnsTablet: tablet,
	columnsPhone: phone,
} );

/** What posts look like in a row. */
const POST: Blocks = [
	[ 'core/post-featured-image', { isLink: true, aspectRatio: '3/2' } ],
	[ 'core/post-title', { level: 3, isLink: true, fontSize: 'medium' } ],
	[ 'core/post-date', { fontSize: 'small' } ],
];

/** Since WordPress 7.1; before, an attribute of the block. */
const CENTERED = { typography: { textAlign: 'center' } };

const hero: Blocks = [
	[
		'core/cover',
		// Dark and opaque until there is a picture: then core lets it through by half.
		{
			dimRatio: 100,
			customOverlayColor: '#1e1e1e',
			isUserOverlayColor: true,
			minHeight: 480,
			isDark: true,
		},
		[
			[
				'core/heading',
				{
					textAlign: 'center',
					style: {
						typography: {
							...CENTERED.typography,
							fontSize: 'clamp(2rem, 5vw, 3.5rem)',
						},
					},
					placeholder: __( 'Title', 'vitrine' ),
				},
			],
			[
				'core/paragraph',
				{
					align: 'center',
					style: CENTERED,
					placeholder: __( 'A short description', 'vitrine' ),
				},
			],
			[
				'core/buttons',
				{ layout: { type: 'flex', justifyContent: 'center' } },
				[ [ 'core/button', {} ] ],
			],
		],
	],
];

/** What a carousel can begin with. */
export const variations: Variation[] = [
	{
		name: 'slides',
		title: __( 'Slides', 'vitrine' ),
		description: __( 'Slides with any blocks.', 'vitrine' ),
		icon: icons.carousel,
		scope: [ 'block' ],
		innerBlocks: slides( 3, {}, [ [ 'core/paragraph', {} ] ] ),
	},
	{
		name: 'pictures',
		title: __( 'Image Carousel', 'vitrine' ),
		description: __( 'Images from a gallery, side by side.', 'vitrine' ),
		icon: gallery,
		scope: [ 'block', 'inserter' ],
		attributes: columns( 3, 2, 1 ),
		innerBlocks: [ [ 'core/gallery', { linkTo: 'none' } ] ],
	},
	{
		name: 'hero',
		title: __( 'Hero', 'vitrine' ),
		description: __(
			'Slides with an image, color, or video behind a title, text, and button.',
			'vitrine'
		),
		icon: cover,
		scope: [ 'block', 'inserter' ],
		attributes: {
			align: 'full',
			effect: 'fade',
			gap: 0,
			gapTablet: 0,
			gapPhone: 0,
		},
		innerBlocks: slides( 2, { kenBurns: 'in' }, hero ),
	},
	{
		name: 'logos',
		title: __( 'Logo Strip', 'vitrine' ),
		description: __( 'Small images side by side.', 'vitrine' ),
		icon: people,
		scope: [ 'block', 'inserter' ],
		attributes: { ...columns( 5, 4, 2 ), heights: 'own', arrows: 'none' },
		innerBlocks: slides( 6, {}, [
			[ 'core/image', { scale: 'contain', aspectRatio: '3/2' } ],
		] ),
	},
	{
		name: 'testimonials',
		title: __( 'Testimonials', 'vitrine' ),
		description: __( 'What people say.', 'vitrine' ),
		icon: quote,
		scope: [ 'block', 'inserter' ],
		attributes: { ...columns( 2, 2, 1 ), arrows: 'outside' },
		innerBlocks: slides( 3, {}, [
			[
				'core/quote',
				{},
				[
					[
						'core/paragraph',
						{
							placeholder: __(
								'What a customer says',
								'vitrine'
							),
						},
					],
				],
			],
		] ),
	},
	{
		name: 'media',
		title: __( 'Media Carousel', 'vitrine' ),
		description: __( 'Images and videos with captions.', 'vitrine' ),
		icon: image,
		scope: [ 'block', 'inserter' ],
		attributes: columns( 3, 2, 1 ),
		innerBlocks: slides( 3, {}, [
			[ 'core/image', { aspectRatio: '4/3', scale: 'cover' } ],
		] ),
	},
	{
		name: 'before-and-after',
		title: __( 'Before and After', 'vitrine' ),
		description: __(
			'Pairs of images to compare with a slider.',
			'vitrine'
		),
		icon: columnsIcon,
		scope: [ 'block', 'inserter' ],
		innerBlocks: slides( 2, {}, [ [ 'vitrine/image-comparison' ] ] ),
	},
	{
		name: 'posts',
		title: __( 'Post Carousel', 'vitrine' ),
		description: __( 'Posts from a Query Loop, side by side.', 'vitrine' ),
		icon: postList,
		scope: [ 'block', 'inserter' ],
		// Posts without an image are words alone.
		attributes: { ...columns( 3, 2, 1 ), arrows: 'outside' },
		innerBlocks: [
			[
				'core/query',
				{
					query: {
						perPage: 6,
						pages: 0,
						offset: 0,
						postType: 'post',
						order: 'desc',
						orderBy: 'date',
						author: '',
						search: '',
						exclude: [],
						sticky: 'exclude',
						inherit: false,
					},
				},
				[ [ 'core/post-template', {}, POST ] ],
			],
		],
	},
];

/** How the inserter shows the block. */
export const example = {
	attributes: { ...columns( 2, 2, 2 ), heights: 'equal' },
	innerBlocks: [
		__( 'Sunrise', 'vitrine' ),
		__( 'Noon', 'vitrine' ),
		__( 'Dusk', 'vitrine' ),
	].map( ( content ) => ( {
		name: SLIDE,
		attributes: {
			style: {
				color: { background: '#dfe7f1', text: '#1e1e1e' },
				spacing: {
					padding: {
						top: '4rem',
						right: '2rem',
						bottom: '4rem',
						left: '2rem',
					},
				},
			},
		},
		innerBlocks: [
			{ name: 'core/heading', attributes: { content, level: 3 } },
		],
	} ) ),
};
