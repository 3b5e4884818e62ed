/** Tools of tiles that a script has asked for and the site has not printed. */
import icons from '../../render/icons.json';
import { word } from '../messages';
import type { Context } from '../context';
import { itemOf } from '../../render/gallery/items/tile-item';

const PART = 'wp-block-vitrine-gallery__';
const SVG = 'http://www.w3.org/2000/svg';

/** Where each is by default; twin: `tools` in blocks/gallery/block.json. */
const TOOLS = [
	{
		name: 'select',
		corner: 'is-top-left',
		icon: icons.select,
		word: 'selectItem',
	},
	{
		name: 'shoppingcart',
		corner: 'is-bottom-right',
		icon: icons.cart,
		word: 'addToCart',
	},
] as const;

/**
 * Gives tiles their buttons for selection and cart, or hides them. Twin: frontend/render/gallery/parts/tile-tools.tsx.
 *
 * @param context The gallery.
 */
export function renewTools( context: Context ): void {
	const { element, config } = context;
	const wanted = { select: config.selectable, shoppingcart: config.cart };
	for ( const tile of element.querySelectorAll< HTMLElement >(
		'[data-item]'
	) ) {
		const item = itemOf( tile );
		for ( const tool of TOOLS ) {
			const there = tile.querySelector< HTMLElement >(
				`.${ PART }tool.is-${ tool.name }`
			);
			if ( there ) {
				there.hidden = ! wanted[ tool.name ];
			} else if (
				item &&
				item.kind !== 'albumUp' &&
				wanted[ tool.name ]
			) {
				const title =
					item.title ||
					item.thumb.alt ||
					String( Number( tile.dataset[ 'index' ] ) + 1 );
				cornerOf( tile, tool.corner ).prepend(
					button( tool, word( context, tool.word, title ) )
				);
			}
		}
	}
}

function cornerOf( tile: HTMLElement, name: string ): Element {
	const there = tile.querySelector( `.${ PART }tools.${ name }` );
	if ( there ) {
		return there;
	}
	const corner = document.createElement( 'span' );
	corner.className = `${ PART }tools ${ name }`;
	tile.append( corner );
	return corner;
}

function button(
	{ name, icon }: ( typeof TOOLS )[ number ],
	label: string
): HTMLButtonElement {
	const made = document.createElement( 'button' );
	made.type = 'button';
	made.tabIndex = -1;
	made.className = `${ PART }tool is-${ name }`;
	made.setAttribute( 'aria-label', label );
	if ( name === 'select' ) {
		made.setAttribute( 'aria-pressed', 'false' );
	}
	const picture = document.createElementNS( SVG, 'svg' );
	picture.setAttribute( 'class', `${ PART }icon` );
	picture.setAttribute( 'viewBox', icon.viewBox );
	picture.setAttribute( 'aria-hidden', 'true' );
	const path = document.createElementNS( SVG, 'path' );
	path.setAttribute( 'd', icon.path );
	picture.append( path );
	made.append( picture );
	return made;
}
