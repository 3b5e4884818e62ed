/** Markup of nanogallery2, which an author may write as it is: WordPress leaves every data-*, and the plugin takes it over. */
import { MEMBERS } from '../../../frontend/compat/nanogallery2/items/markup';
import { OPTION_NAMES } from '../../../frontend/compat/nanogallery2/options/options';
import {
	addressesOf,
	attribute,
	entities,
	PICTURE,
	shortOf,
	tagOf,
	textOf,
} from './payloads';

/** Without a shortcode, which WordPress fills in where it stands: no JSON would be left. */
const title = textOf( 'taken title' ).replace( '[gallery]', '' );

/** Kinds of sources, with what says which account. */
const PROVIDERS = [
	{ kind: 'flickr', userID: shortOf( 'flickr' ) },
	{ kind: 'google2', google2URL: 'NOTES', userID: shortOf( 'google' ) },
	{ kind: 'nano_photos_provider2', dataProvider: 'NOTES' },
	{ kind: 'json', dataProvider: addressesOf( 'json' )[ 0 ] },
	{ kind: shortOf( 'kind' ), dataProvider: 'NOTES' },
];

const icons = ( name: string ) =>
	Object.fromEntries(
		[
			'viewerClose',
			'viewerInfo',
			'viewerNext',
			'viewerShare',
			'thumbnailAlbum',
			'thumbnailDownload',
			'thumbnailInfo',
			'thumbnailSelected',
			'breadcrumbHome',
			'navigationFilterSelected',
			shortOf( 'icon name' ),
		].map( ( icon ) => [ icon, shortOf( `${ name } ${ icon }` ) ] )
	);

/** Words of visitors, under the names that are taken and one that is not. */
const i18n = Object.fromEntries(
	[
		'breadcrumbHome',
		'breadcrumbHome_EN',
		'paginationPrevious',
		'paginationNext',
		'thumbnailImageTitle',
		'thumbnailImageDescription',
		'infoBoxCamera',
		'infoBoxDate',
		shortOf( 'word name' ),
	].map( ( word ) => [ word, shortOf( `word ${ word }` ) ] )
);

/** An item with everything that one may have. */
const item = {
	...Object.fromEntries(
		Object.values( MEMBERS ).map( ( name ) => [
			name,
			shortOf( `taken ${ name }` ),
		] )
	),
	ID: '1',
	tags: tagOf( 'taken tag' ),
	kind: 'image',
	albumID: '0',
	title,
	title_EN: title,
	src: PICTURE,
	srct: PICTURE,
	destURL: '',
	downloadURL: addressesOf( 'taken download' )[ 0 ],
	imageDominantColor: '#fff;}</style><script>',
	customData: { [ shortOf( 'taken key' ) ]: shortOf( 'taken data' ) },
};

const ITEMS = [
	item,
	{ ...item, ID: '2', destURL: addressesOf( 'taken link' )[ 1 ] },
	{ ...item, ID: '3', src: addressesOf( 'taken picture' )[ 2 ] },
	{ ...item, ID: '4', srct: `${ PICTURE }');x:expression(1` },
	{ ...item, ID: '5', src: 'https://youtu.be/aaaaaaaaaaa' },
	{ ...item, ID: '6', kind: 'album' },
	{ ...item, ID: '7', albumID: '6' },
	{ ...item, ID: shortOf( 'taken id' ), kind: shortOf( 'taken kind' ) },
];

/** What shows as much as there is. */
const SHOWN = {
	thumbnailHeight: 200,
	thumbnailWidth: 300,
	galleryFilterTags: true,
	thumbnailLabel: { display: true, displayDescription: true },
	thumbnailToolbarImage: { topLeft: 'info,download,custom1' },
	thumbnailSelectable: true,
	viewerTools: {
		topLeft: 'label,custom1',
		topRight: 'infoButton,shareButton,downloadButton,closeButton',
	},
};

const ADDRESS = addressesOf( 'link download' )[ 0 ] ?? '';

const gallery = ( id: string, options: object, inside = '' ) =>
	`<div id="${ id }" data-nanogallery2='${ attribute( options ) }'>${ inside }</div>`;

/** A link with the attributes of an item. */
const LINK = `<a href="${ PICTURE }" data-ngthumb="${ PICTURE }" ${ Object.entries(
	MEMBERS
)
	.filter(
		( [ name ] ) => ! /^(id|kind|albumid|thumb|src|dest)$/.test( name )
	)
	.map(
		( [ name, member ] ) =>
			`data-ng${ name }="${ entities( name === 'downloadurl' ? ADDRESS : shortOf( `link ${ member }` ) ) }"`
	)
	.join(
		' '
	) } data-customdata='${ attribute( item.customData ) }'>${ entities( shortOf( 'link title' ) ) }</a>`;

/**
 * Galleries of nanogallery2: one that works and whose every word is hostile, each option spoiled, each kind of source, items as links, and a lightbox. `NOTES` stands for the address of a file of the author.
 */
export const TAKEOVERS = [
	gallery( 'taken', {
		...SHOWN,
		items: ITEMS,
		icons: icons( 'icon' ),
		i18n,
	} ),
	gallery( 'taken-spoiled', {
		...Object.fromEntries(
			OPTION_NAMES.map( ( name ) => [
				name,
				shortOf( `option ${ name }` ),
			] )
		),
		kind: '',
		items: ITEMS,
		icons: icons( 'spoiled icon' ),
		galleryTheme: {
			thumbnail: {
				background: shortOf( 'theme' ),
				titleColor: `red;}</style><script>`,
			},
		},
		[ shortOf( 'option name' ) ]: shortOf( 'option' ),
	} ),
	gallery( 'taken-links', SHOWN, LINK ),
	...PROVIDERS.map( ( provider, at ) =>
		gallery( `taken-${ at }`, { ...SHOWN, ...provider } )
	),
	`<div data-nanogallery2-options="{ items: [ alert(1) ], ${ entities( shortOf( 'no JSON' ) ) }"></div>`,
	`<a id="taken-lightbox" href="${ PICTURE }" data-nanogallery2-lightbox='${ attribute( { viewerTheme: shortOf( 'lightbox' ), viewerTools: SHOWN.viewerTools } ) }' data-nanogallery2-lgroup="${ entities( shortOf( 'group' ) ) }" data-ngdesc="${ entities( shortOf( 'lightbox' ) ) }" title="${ entities( shortOf( 'lightbox' ) ) }"><img src="${ PICTURE }" alt="Lightbox" data-ngsrc="${ addressesOf( 'lightbox' )[ 0 ] }"></a>`,
].join( '' );
