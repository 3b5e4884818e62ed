import { __ } from '@wordpress/i18n';
import {
	levelSettings,
	packRatios,
	toolSettings,
} from '../../../frontend/render/gallery';
import type { GalleryItem } from '../../../frontend/render/gallery';
import type { GalleryAttributes } from '../gallery-attributes';
import type { Preview } from './use-preview';

/** Shapes of the sample pictures, in px. */
const SHAPES = [
	[ 1200, 800 ],
	[ 800, 1000 ],
	[ 1200, 900 ],
	[ 1000, 1000 ],
	[ 1400, 800 ],
	[ 800, 1200 ],
	[ 1200, 800 ],
	[ 900, 900 ],
	[ 1300, 870 ],
	[ 1000, 750 ],
	[ 760, 1000 ],
	[ 1200, 800 ],
] as const;

/** Two colors for each: sky and land. */
const COLORS = [
	[ '#f6c89f', '#c0583b' ],
	[ '#9fd4cf', '#27667b' ],
	[ '#f2dfa2', '#8a8f3c' ],
	[ '#c9bfe6', '#5d4a8c' ],
	[ '#f4b9b0', '#9b2f4d' ],
	[ '#b8d8a8', '#3d6b45' ],
] as const;

const titles = () => [
	__( 'Evening over the lake', 'vitrine' ),
	__( 'Stairs', 'vitrine' ),
	__( 'Dunes', 'vitrine' ),
	__( 'Courtyard', 'vitrine' ),
	__( 'The long beach', 'vitrine' ),
	__( 'Lighthouse', 'vitrine' ),
];

/**
 * A picture that needs no file: a sky, a sun and two hills.
 *
 * @param index  Which colors.
 * @param width  Px.
 * @param height Px.
 */
function picture( index: number, width: number, height: number ): string {
	const [ light, dark ] = COLORS[ index % COLORS.length ] ?? COLORS[ 0 ];
	const svg =
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${ width } ${ height }">` +
		`<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ light }"/><stop offset="1" stop-color="${ dark }"/></linearGradient>` +
		`<path fill="url(#g)" d="M0 0h${ width }v${ height }H0z"/>` +
		`<circle cx="${ width * ( 0.25 + ( index % 3 ) * 0.25 ) }" cy="${ height * 0.32 }" r="${ Math.min( width, height ) * 0.1 }" fill="#fff" opacity=".7"/>` +
		`<path fill="${ dark }" opacity=".6" d="M0 ${ height * 0.75 }Q${ width * 0.3 } ${ height * 0.5 } ${ width * 0.6 } ${ height * 0.78 }T${ width } ${ height * 0.7 }V${ height }H0z"/>` +
		`<path fill="${ dark }" opacity=".8" d="M0 ${ height * 0.9 }Q${ width * 0.5 } ${ height * 0.7 } ${ width } ${ height * 0.92 }V${ height }H0z"/></svg>`;
	return `data:image/svg+xml,${ encodeURIComponent( svg ) }`;
}

function sampleItem( index: number ): GalleryItem {
	const [ width, height ] = SHAPES[ index % SHAPES.length ] ?? SHAPES[ 0 ];
	const names = titles();
	const src = picture( index, width, height );
	const title = names[ index % names.length ] ?? '';
	return {
		id: `sample-${ index }`,
		kind: 'image',
		mediaKind: index === 4 ? 'video' : 'img',
		albumID: '0',
		title,
		description: '',
		author: '',
		copyright: '',
		tags: [],
		src,
		srcset: '',
		width,
		height,
		media: '',
		mime: '',
		thumb: {
			src,
			srcset: '',
			sizes: '',
			width,
			height,
			alt: title,
			color: COLORS[ index % COLORS.length ]?.[ 0 ] ?? '',
		},
		url: '#',
		destinationURL: '',
		downloadURL: '',
		originalURL: '',
		featured: index === 0,
		numberItems: 0,
		exif: null,
		customData: null,
	};
}

/**
 * A gallery to design with, made without any file; only the editor shows it.
 *
 * @param attributes What the block stores.
 */
export function sampleView( attributes: GalleryAttributes ): Preview {
	const items = SHAPES.map( ( _, index ) => sampleItem( index ) );
	return {
		element: '',
		nth: 1,
		theme: attributes.theme,
		album: { id: '0', title: '', description: '' },
		breadcrumb: null,
		filter:
			attributes.tagFilter === 'none'
				? null
				: {
						mode: attributes.tagFilter,
						operator: attributes.tagOperator,
						tags: [
							__( 'sea', 'vitrine' ),
							__( 'city', 'vitrine' ),
							__( 'night', 'vitrine' ),
						].map( ( name, index ) => ( {
							name,
							count: 4 - index,
							selected: false,
							url: '#',
						} ) ),
					},
		search: attributes.search ? '' : null,
		form: { action: '', fields: [] },
		names: { tags: 'tags', match: 'match', search: 'search' },
		items,
		first: 0,
		from: 0,
		total: items.length,
		more: null,
		pages: null,
		level: levelSettings( attributes, false ),
		tools: toolSettings( attributes.tools ),
		sizesBy: attributes.sizesBy,
		selectable: attributes.selectable,
		cart: attributes.cart,
		themeButtons: attributes.themeButtons,
		css: '',
		empty: '',
		message: '',
		ratios: packRatios(
			SHAPES.map( ( [ width, height ] ) => width / height )
		),
	};
}

/** Attributes that choose what is shown. */
const CHOOSE = [
	'source',
	'items',
	'album',
	'provider',
	'providerAlbum',
] as const;

/**
 * Ends the sample pictures with whatever is chosen; visitors see none as long as there are some (php/Gallery/GalleryBlock.php).
 *
 * @param attributes What the block stores.
 * @param changes    What is to change.
 */
export const withoutSample = (
	{ sample }: Pick< GalleryAttributes, 'sample' >,
	changes: Partial< GalleryAttributes >
): Partial< GalleryAttributes > =>
	sample && CHOOSE.some( ( name ) => name in changes )
		? { sample: false, ...changes }
		: changes;
