/** A menu as core's Navigation block has it, and as ours does: what fits. */

/** Attributes of any block; those that differ from menu to menu have names. */
export type Stored = Record< string, unknown > & {
	[
		name in
			| 'ariaLabel'
			| 'collapse'
			| 'entity'
			| 'justify'
			| 'justifyContent'
			| 'kind'
			| 'label'
			| 'layout'
			| 'openOn'
			| 'openSubmenusOnClick'
			| 'orientation'
			| 'overlayBackgroundColor'
			| 'overlayMenu'
			| 'overlayTextColor'
			| 'panelBackground'
			| 'panelText'
	]?: unknown;
};

/** A block, as far as menus are concerned. */
export interface MenuBlock {
	name: string;
	attributes: Stored;
	innerBlocks: MenuBlock[];
}

/** A page, as core's list of pages knows it. */
export interface MenuPage {
	id: number;
	link: string;
	parent: number;
	menu_order: number;
	title: { rendered: string };
}

/** What a menu does not know itself. */
export interface MenuSite {
	/** Address of the front page. */
	home: string;
	/** For the list of all pages. */
	pages: MenuPage[];
}

const ITEM = 'vitrine/mega-menu-item';

/** Stand in the bar of both. */
const IN_BAR = [
	'core/search',
	'core/social-links',
	'core/loginout',
	'core/buttons',
	'woocommerce/mini-cart',
];

/** What both know by the same name. */
const OF_LINK = [
	'label',
	'url',
	'id',
	'rel',
	'opensInNewTab',
	'description',
	'anchor',
	'className',
];

const OF_MENU = [
	'align',
	'anchor',
	'backgroundColor',
	'className',
	'fontFamily',
	'fontSize',
	'gradient',
	'style',
	'textColor',
];

/** By core's name: [ ours, theirs ]. */
const JUSTIFY = [
	[ 'start', 'left' ],
	[ 'center', 'center' ],
	[ 'end', 'right' ],
	[ 'between', 'space-between' ],
] as const;

const COLLAPSE = [
	[ 'phones', 'mobile' ],
	[ 'always', 'always' ],
	[ 'never', 'never' ],
] as const;

const picked = ( names: string[], attributes: Stored ): Stored =>
	Object.fromEntries(
		names
			.filter( ( name ) => attributes[ name ] !== undefined )
			.map( ( name ) => [ name, attributes[ name ] ] )
	);

/** Ours for core's value, and the other way round. */
const ours = (
	pairs: readonly ( readonly [ string, string ] )[],
	value: unknown
) => pairs.find( ( pair ) => pair[ 1 ] === value )?.[ 0 ];

const theirs = (
	pairs: readonly ( readonly [ string, string ] )[],
	value: unknown
) => pairs.find( ( pair ) => pair[ 0 ] === value )?.[ 1 ];

const isPreset = ( slug: unknown ): slug is string =>
	typeof slug === 'string' && /^[\w-]+$/.test( slug );

const presetOf = ( color: unknown ): string | undefined =>
	/^var\(--wp--preset--color--([\w-]+)\)$/.exec( String( color ) )?.[ 1 ];

/** Without what is not there. */
const given = ( attributes: Stored ): Stored =>
	Object.fromEntries(
		Object.entries( attributes ).filter(
			( [ , value ] ) => value !== undefined && value !== ''
		)
	);

/** Pages as a list of them shows them: by their order, then by title. */
const pagesOf = ( pages: MenuPage[], parent = 0 ): MenuBlock[] =>
	pages
		.filter( ( page ) => page.parent === parent )
		.sort(
			( a, b ) =>
				a.menu_order - b.menu_order ||
				a.title.rendered.localeCompare( b.title.rendered )
		)
		.map( ( { id, link, title } ) => {
			const inner = pagesOf( pages, id );
			return {
				name: ITEM,
				attributes: given( {
					label: title.rendered,
					url: link,
					id,
					entity: 'post-type',
					kind: inner.length ? 'group' : undefined,
				} ),
				innerBlocks: inner,
			};
		} );

function itemsOf(
	{ name, attributes, innerBlocks }: MenuBlock,
	site: MenuSite
): MenuBlock[] {
	const entity =
		attributes.kind === 'post-type' || attributes.kind === 'taxonomy'
			? attributes.kind
			: undefined;
	switch ( name ) {
		case 'core/navigation-link':
		case 'core/navigation-submenu':
			return [
				{
					name: ITEM,
					attributes: given( {
						...picked( OF_LINK, attributes ),
						entity,
						kind: innerBlocks.length ? 'group' : undefined,
					} ),
					innerBlocks: innerBlocks.flatMap( ( inner ) =>
						itemsOf( inner, site )
					),
				},
			];
		case 'core/home-link':
			return [
				{
					name: ITEM,
					attributes: given( {
						...picked( OF_LINK, attributes ),
						url: site.home,
					} ),
					innerBlocks: [],
				},
			];
		case 'core/page-list':
			return pagesOf( site.pages );
		default:
			return [];
	}
}

/**
 * Our menu of core's.
 *
 * @param attributes What core's block stores.
 * @param blocks     The blocks of the menu.
 * @param site       What it does not know itself.
 */
export function fromNavigation(
	attributes: Stored,
	blocks: MenuBlock[],
	site: MenuSite
): MenuBlock {
	const layout = ( attributes.layout ?? {} ) as Stored;
	const panel = ( name: unknown ) =>
		isPreset( name ) ? `var(--wp--preset--color--${ name })` : undefined;
	return {
		name: 'vitrine/mega-menu',
		attributes: given( {
			...picked( OF_MENU, attributes ),
			label: attributes.ariaLabel,
			orientation:
				layout.orientation === 'vertical' ? 'vertical' : undefined,
			justify: ours( JUSTIFY, layout.justifyContent ),
			collapse: ours( COLLAPSE, attributes.overlayMenu ),
			openOn: attributes.openSubmenusOnClick ? 'click' : undefined,
			panelBackground: panel( attributes.overlayBackgroundColor ),
			panelText: panel( attributes.overlayTextColor ),
		} ),
		innerBlocks: blocks.flatMap( ( block ) =>
			IN_BAR.includes( block.name ) ? [ block ] : itemsOf( block, site )
		),
	};
}

function linkOf( { attributes, innerBlocks }: MenuBlock ): MenuBlock {
	const inner = attributes.kind === 'group' ? innerBlocks.map( linkOf ) : [];
	const isEntity =
		attributes.entity === 'post-type' || attributes.entity === 'taxonomy';
	return {
		name: inner.length ? 'core/navigation-submenu' : 'core/navigation-link',
		attributes: given( {
			...picked( OF_LINK, attributes ),
			kind: isEntity ? attributes.entity : 'custom',
		} ),
		innerBlocks: inner,
	};
}

/**
 * Core's menu of ours: a panel of other blocks has no place there, its link stays.
 *
 * @param attributes What our block stores.
 * @param blocks     The blocks of the menu.
 */
export function toNavigation(
	attributes: Stored,
	blocks: MenuBlock[]
): MenuBlock {
	return {
		name: 'core/navigation',
		attributes: given( {
			...picked( OF_MENU, attributes ),
			ariaLabel: attributes.label,
			layout: given( {
				type: 'flex',
				orientation: attributes.orientation,
				justifyContent: theirs( JUSTIFY, attributes.justify ),
			} ),
			overlayMenu: theirs( COLLAPSE, attributes.collapse ),
			openSubmenusOnClick: attributes.openOn === 'click' || undefined,
			overlayBackgroundColor: presetOf( attributes.panelBackground ),
			overlayTextColor: presetOf( attributes.panelText ),
		} ),
		innerBlocks: blocks.map( ( block ) =>
			block.name === ITEM ? linkOf( block ) : block
		),
	};
}
