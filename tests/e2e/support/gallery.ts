/** Photo galleries on a page, and what tests put into them. */
import type { Locator, Page } from '@playwright/test';
import type { GalleryAttributes } from '../../../blocks/gallery/attributes.gen';
import type {
	GalleryConfig,
	GalleryItem,
} from '../../../frontend/render/gallery/types';
import type { Site } from './test';

export const GALLERY = '.wp-block-vitrine-gallery';

/** Selector of a part of a gallery, such as `item`. */
export const galleryPart = ( name: string ): string =>
	`${ GALLERY }__${ name }`;

/** Selector of a part of the viewer, such as `counter`. */
export const viewerPart = ( name: string ): string =>
	`.vitrine-viewer__${ name }`;

export const LAYOUTS = [ 'grid', 'justified', 'cascading', 'mosaic' ] as const;

/** A pattern that leaves no hole. */
export const MOSAIC = [
	{ c: 1, r: 1, w: 2, h: 2 },
	{ c: 3, r: 1, w: 1, h: 1 },
	{ c: 4, r: 1, w: 1, h: 1 },
	{ c: 3, r: 2, w: 2, h: 1 },
];

/**
 * The attribute `layout` of one of the four layouts.
 *
 * @param layout Its name.
 * @param more   Further settings.
 */
export const layoutOf = (
	layout: ( typeof LAYOUTS )[ number ],
	more: Record< string, unknown > = {}
) => ( {
	layout: {
		layout,
		...( layout === 'mosaic' ? { mosaic: MOSAIC } : {} ),
		...more,
	},
} );

type Objects = 'layout' | 'label' | 'tools' | 'stacks' | 'viewer';

type Attributes = Omit< Partial< GalleryAttributes >, 'items' | Objects > &
	Partial< Record< Objects, object > > & {
		items?: Record< string, unknown >[];
		anchor?: string;
	};

/**
 * A gallery as it is saved.
 *
 * @param attributes What differs from an untouched block.
 */
export function galleryBlock( attributes: Attributes ): string {
	const json = JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );
	return `<!-- wp:vitrine/gallery ${ json } /-->`;
}

/** A picture in the media library. */
export interface Photo {
	id: number;
	title: string;
	url: string;
	width: number;
	height: number;
}

/** Draws one picture of each shape and gives it many names: what a gallery does with it depends on its shape alone. */
const PHOTOS = `
	$shapes = array( array( 960, 640 ), array( 640, 960 ), array( 960, 720 ), array( 960, 540 ), array( 800, 800 ), array( 540, 960 ), array( 960, 480 ) );
	$folder = wp_upload_dir( '2026/01' );
	$photos = array();
	foreach ( range( 1, $given['number'] ) as $n ) {
		list( $width, $height ) = $shapes[ $n % count( $shapes ) ];
		$size = intdiv( $width, 3 ) . 'x' . intdiv( $height, 3 );
		foreach ( array( array( $width, $height, '' ), array( intdiv( $width, 3 ), intdiv( $height, 3 ), "-$size" ) ) as list( $w, $h, $suffix ) ) {
			$first = "{$folder['path']}/shape-{$w}x{$h}.png";
			if ( ! file_exists( $first ) ) {
				$picture = imagecreate( $w, $h );
				imagecolorallocate( $picture, 90, 130, 80 );
				imagefilledrectangle( $picture, 0, 0, intdiv( $w, 2 ), intdiv( $h, 2 ), imagecolorallocate( $picture, 200, 90, 110 ) );
				imagepng( $picture, $first );
			}
			link( $first, "{$folder['path']}/photo-$n$suffix.png" );
		}
		$id = wp_insert_attachment( array( 'post_title' => "Photo $n", 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), "{$folder['path']}/photo-$n.png" );
		wp_update_attachment_metadata( $id, apply_filters( 'wp_generate_attachment_metadata', array(
			'width' => $width, 'height' => $height, 'file' => "2026/01/photo-$n.png", 'filesize' => 2000, 'image_meta' => array(),
			'sizes' => array( 'medium' => array( 'file' => "photo-$n-$size.png", 'width' => intdiv( $width, 3 ), 'height' => intdiv( $height, 3 ), 'mime-type' => 'image/png' ) ),
		), $id, 'create' ) );
		$photos[] = array( 'id' => $id, 'title' => "Photo $n", 'url' => wp_get_attachment_url( $id ), 'width' => $width, 'height' => $height );
	}
	return $photos;
`;

/**
 * Puts pictures into the media library: Photo 1, Photo 2 …
 *
 * @param site   The site.
 * @param number How many.
 */
export async function addPhotos(
	site: Site,
	number: number
): Promise< Photo[] > {
	return site.php( PHOTOS, { number } );
}

/** Pictures as a gallery keeps them. */
export const idsOf = ( photos: readonly Photo[] ) =>
	photos.map( ( { id } ) => ( { id } ) );

/**
 * Publishes a page with pictures.
 *
 * @param site       The site.
 * @param number     How many; their items may say more by `of`.
 * @param attributes Of the gallery.
 * @param of         What an item says for itself.
 */
export async function galleryPage(
	site: Site,
	number: number,
	attributes: Attributes = {},
	of: (
		photo: Photo,
		index: number
	) => Record< string, unknown > = () => ( {} )
): Promise< { id: number; url: string; photos: Photo[] } > {
	const photos = await addPhotos( site, number );
	const items = photos.map( ( photo, index ) => ( {
		id: photo.id,
		...of( photo, index ),
	} ) );
	const page = await publish(
		site,
		galleryBlock( { items, ...attributes } )
	);
	return { ...page, photos };
}

/**
 * Publishes a page: wide content, and a paragraph on either side.
 *
 * @param site    The site.
 * @param content Blocks.
 */
export async function publish(
	site: Site,
	content: string
): Promise< { id: number; url: string } > {
	const word = ( text: string ) =>
		`<!-- wp:paragraph --><p>${ text }</p><!-- /wp:paragraph -->`;
	return site.php(
		`
		$id = wp_insert_post( wp_slash( array(
			'post_type'     => 'page',
			'post_status'   => 'publish',
			'post_title'    => 'A gallery of a test',
			'post_content'  => $given,
			'page_template' => 'page-no-title',
		) ) );
		return array( 'id' => $id, 'url' => get_permalink( $id ) );
		`,
		`${ word( '<a href="#before">Before</a>' ) }<!-- wp:group {"align":"wide","layout":{"type":"default"}} --><div class="wp-block-group alignwide">${ content }</div><!-- /wp:group -->${ word( '<a href="#after">After</a>' ) }`
	);
}

/** A box on the page. */
export interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** A gallery on a page. */
export class Gallery {
	/** Tiles that take room. */
	readonly items: Locator;
	readonly links: Locator;
	readonly list: Locator;
	readonly frame: Locator;
	readonly status: Locator;
	readonly messages: Locator;
	readonly crumbs: Locator;
	readonly filter: Locator;
	readonly search: Locator;
	readonly pages: Locator;
	readonly more: Locator;

	constructor( readonly block: Locator ) {
		const part = ( name: string ) => block.locator( galleryPart( name ) );
		this.items = part( 'item' ).filter( { visible: true } );
		this.links = this.items.locator( galleryPart( 'link' ) );
		this.list = part( 'items' );
		this.frame = part( 'frame' );
		this.status = part( 'status' );
		this.messages = part( 'console' );
		this.crumbs = part( 'crumbs' );
		this.filter = part( 'filter' );
		this.search = block.getByRole( 'searchbox' );
		this.pages = part( 'pages' );
		this.more = part( 'more' );
	}

	static on( page: Page, index = 0 ): Gallery {
		return new Gallery( page.locator( GALLERY ).nth( index ) );
	}

	/** What its script reads. */
	async config(): Promise< GalleryConfig > {
		const script = this.block.locator( '> script[data-vitrine]' );
		return JSON.parse( ( await script.textContent() ) ?? '' );
	}

	part( name: string ): Locator {
		return this.block.locator( galleryPart( name ) );
	}

	/** A tool of a tile. */
	tool( tile: number, name: string ): Locator {
		return this.items
			.nth( tile )
			.locator( `${ galleryPart( 'tool' ) }.is-${ name }` );
	}

	/** Items of the tiles that are there, in order. */
	async data(): Promise< Partial< GalleryItem >[] > {
		return this.items.evaluateAll( ( tiles ) =>
			tiles.map( ( tile ) =>
				JSON.parse( ( tile as HTMLElement ).dataset[ 'item' ] ?? '{}' )
			)
		);
	}

	async titles(): Promise< string[] > {
		return ( await this.data() ).map( ( { title } ) => title ?? '' );
	}

	/** Boxes of the tiles that are there, by place in the album, on the page. */
	async boxes(): Promise< Record< string, Box > > {
		return this.items.evaluateAll( ( tiles ) =>
			Object.fromEntries(
				tiles.map( ( tile ) => {
					const box = tile.getBoundingClientRect();
					return [
						( tile as HTMLElement ).dataset[ 'index' ] ?? '',
						{
							x: box.x + window.scrollX,
							y: box.y + window.scrollY,
							width: box.width,
							height: box.height,
						},
					];
				} )
			)
		);
	}

	/** Id of the element in addresses. */
	async element(): Promise< string > {
		return ( await this.block.getAttribute( 'id' ) ) ?? '';
	}
}

/** The full-screen viewer. */
export class Viewer {
	readonly dialog: Locator;
	/** The picture that is looked at. */
	readonly pane: Locator;
	readonly picture: Locator;
	readonly counter: Locator;
	readonly status: Locator;

	constructor( readonly page: Page ) {
		this.dialog = page.locator( 'dialog.vitrine-viewer' );
		this.pane = this.dialog.locator(
			`${ viewerPart( 'pane' ) }.is-current`
		);
		this.picture = this.pane.locator( viewerPart( 'image' ) );
		this.counter = this.dialog.locator( viewerPart( 'counter' ) );
		this.status = this.dialog.getByRole( 'status' );
	}

	button( name: string | RegExp ): Locator {
		return this.dialog
			.getByRole( 'button', { name } )
			.filter( { visible: true } )
			.first();
	}

	/** Where the picture is, as it is seen. */
	async box(): Promise< Box > {
		return this.picture.evaluate( ( image ) => {
			const { x, y, width, height } = image.getBoundingClientRect();
			return { x, y, width, height };
		} );
	}
}

/** An album with pictures and albums in it. */
export interface AlbumTree {
	title: string;
	/** Numbers of pictures, from 1. */
	photos?: number[];
	albums?: AlbumTree[];
}

/**
 * Makes albums of the media library.
 *
 * @param site   The site.
 * @param photos Pictures.
 * @param tree   The topmost album.
 * @return Id of each album by its title.
 */
export async function addAlbums(
	site: Site,
	photos: readonly Photo[],
	tree: AlbumTree
): Promise< Record< string, number > > {
	return site.php(
		`
		$ids  = array();
		$make = static function ( array $album, int $parent ) use ( &$make, &$ids, $given ): void {
			$term = wp_insert_term( $album['title'], Vitrine\\MediaLibrary\\Albums::TAXONOMY, array( 'parent' => $parent ) );
			if ( is_wp_error( $term ) ) {
				throw new Exception( $term->get_error_message() );
			}
			$ids[ $album['title'] ] = $term['term_id'];
			foreach ( $album['photos'] ?? array() as $number ) {
				wp_set_object_terms( $given['photos'][ $number - 1 ], array( $term['term_id'] ), Vitrine\\MediaLibrary\\Albums::TAXONOMY, true );
			}
			foreach ( $album['albums'] ?? array() as $child ) {
				$make( $child, $term['term_id'] );
			}
		};
		$make( $given['tree'], 0 );
		return $ids;
		`,
		{ photos: photos.map( ( { id } ) => id ), tree }
	);
}
