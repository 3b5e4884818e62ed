import { Icon } from '../../icon';
import type { IconName } from '../../icon';
import { part } from '../names';
import { parseTools, TILE_TOOLS } from '../tools';
import type { Tool } from '../tools';
import type { Corner, GalleryItem, GalleryView } from '../types';
import { fill } from '../strings';
import type { GalleryStrings } from '../strings';

interface TileToolsProps {
	corner: Corner;
	item: GalleryItem;
	/** Place in the album, from 0. */
	index: number;
	view: Pick< GalleryView, 'tools' | 'selectable' | 'cart' >;
	words: GalleryStrings;
}

const CORNER_CLASSES: Record< Corner, string > = {
	topLeft: 'is-top-left',
	topRight: 'is-top-right',
	bottomLeft: 'is-bottom-left',
	bottomRight: 'is-bottom-right',
};

/** Icons of the tools; all of a site's own have the same one. */
const ICONS: Record< string, IconName > = {
	select: 'select',
	share: 'shares',
	download: 'download',
	info: 'info',
	shoppingcart: 'cart',
	display: 'display',
};

/**
 * The tools in one corner of a tile; nothing where none of them means something for the item. Twin: blocks/gallery/tiles.php.
 *
 * @param props        What to show.
 * @param props.corner Corner.
 * @param props.item   The item.
 * @param props.index  Its place.
 * @param props.view   Settings.
 * @param props.words  Words.
 */
export function TileTools( {
	corner,
	item,
	index,
	view,
	words,
}: TileToolsProps ) {
	const list =
		view.tools[ item.kind === 'album' ? 'album' : 'image' ][ corner ];
	const tools = parseTools( list ?? '', TILE_TOOLS ).filter( ( { name } ) =>
		applies( name, item, view )
	);
	if ( tools.length === 0 ) {
		return null;
	}
	const name = item.title || fill( words.picture, index + 1 );
	return (
		<span className={ part( 'tools', CORNER_CLASSES[ corner ] ) }>
			{ tools.map( ( tool ) =>
				[ 'featured', 'counter', 'counter2' ].includes( tool.name ) ? (
					<Badge
						key={ tool.name }
						tool={ tool }
						item={ item }
						words={ words }
					/>
				) : (
					<button
						key={ tool.name }
						type="button"
						// One stop for each tile: frontend/gallery/tiles/keys.ts.
						tabIndex={ -1 }
						className={ part(
							'tool',
							`is-${ tool.name }`,
							tool.from !== null && `is-from-${ tool.from }`
						) }
						aria-pressed={
							tool.name === 'select' ? false : undefined
						}
						aria-label={ labelOf( tool.name, name, words ) }
					>
						<Icon
							name={ ICONS[ tool.name ] ?? 'custom' }
							className={ part( 'icon' ) }
						/>
					</button>
				)
			) }
		</span>
	);
}

/**
 * What only tells something: the star, or how much is in an album.
 *
 * @param props       What to show.
 * @param props.tool  Tool.
 * @param props.item  The item.
 * @param props.words Words.
 */
function Badge( {
	tool,
	item,
	words,
}: {
	tool: Tool;
	item: GalleryItem;
	words: GalleryStrings;
} ) {
	const { numberItems } = item;
	const isStar = tool.name === 'featured';
	const count =
		numberItems === 1 ? words.oneItem : fill( words.items, numberItems );
	return (
		<span
			className={ part(
				'badge',
				`is-${ tool.name }`,
				tool.from !== null && `is-from-${ tool.from }`
			) }
		>
			{ isStar ? (
				<Icon name="featured" className={ part( 'icon' ) } />
			) : (
				<span aria-hidden="true">{ numberItems.toLocaleString() }</span>
			) }
			<span className="screen-reader-text">
				{ isStar ? words.featured : count }
			</span>
		</span>
	);
}

/**
 * Whether a tool means something for an item.
 *
 * @param name Name.
 * @param item The item.
 * @param view Settings.
 */
function applies(
	name: string,
	item: GalleryItem,
	view: TileToolsProps[ 'view' ]
): boolean {
	switch ( name ) {
		case 'select':
			return view.selectable;
		case 'featured':
			return item.featured;
		case 'counter':
		case 'counter2':
			return item.kind === 'album' && item.numberItems > 0;
		case 'shoppingcart':
			return view.cart;
		case 'download':
			return item.downloadURL !== '';
		case 'info':
			return item.kind === 'image';
		default:
			return true;
	}
}

/**
 * Name of a button.
 *
 * @param tool  Name of the tool.
 * @param name  Title of the item.
 * @param words Words.
 */
function labelOf( tool: string, name: string, words: GalleryStrings ): string {
	switch ( tool ) {
		case 'select':
		case 'share':
		case 'download':
		case 'info':
		case 'shoppingcart':
		case 'display':
			return fill( words[ tool ], name );
		default:
			return `${ fill( words.custom, tool.slice( 'custom'.length ) ) }: ${ name }`;
	}
}
