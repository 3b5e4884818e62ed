/** Elements of a menu. Twins: blocks/mega-menu/render.php, blocks/mega-menu-item/render.php. */

export const MENU = '.wp-block-vitrine-mega-menu';
export const ITEM = '.wp-block-vitrine-mega-menu-item';
export const LINK = `${ ITEM }__link`;
export const TOGGLE = `${ ITEM }__toggle`;
export const OPEN = `${ ITEM }.is-open`;

const child = ( element: HTMLElement, selector: string ) =>
	element.querySelector< HTMLElement >( `:scope > ${ selector }` );

/**
 * Finds a part of the menu itself.
 *
 * @param menu The wrapper.
 * @param name Such as `bar`.
 */
export const partOf = ( menu: HTMLElement, name: string ) =>
	menu.querySelector< HTMLElement >( `${ MENU }__${ name }` );

export const panelOf = ( item: HTMLElement ) =>
	child( item, `${ ITEM }__panel` );

export const toggleOf = ( item: HTMLElement ) =>
	child( item, `${ ITEM }__row > ${ TOGGLE }` );

export const isOpen = ( item: HTMLElement ) =>
	item.classList.contains( 'is-open' );

/**
 * The item around something.
 *
 * @param element Anything in a menu.
 */
export const itemOf = ( element: Element | null | undefined ) =>
	element?.closest< HTMLElement >( ITEM );

/**
 * Items that open something.
 *
 * @param menu The wrapper, or an item.
 */
export const parentsIn = ( menu: HTMLElement ) =>
	[ ...menu.querySelectorAll< HTMLElement >( ITEM ) ].filter( panelOf );

/**
 * Whether something is in a modal dialog over the menu, such as a viewer that was opened in a panel: what happens there closes nothing here.
 *
 * @param menu    The wrapper.
 * @param element Anything.
 */
export function isOver( menu: HTMLElement, element: Element | null ): boolean {
	const dialog = element?.closest?.( ':modal' );
	return Boolean( dialog && ! dialog.contains( menu ) );
}

export const openIn = ( menu: HTMLElement ) => [
	...menu.querySelectorAll< HTMLElement >( OPEN ),
];
