import type { Locator, Page } from '@playwright/test';

export const MENU = '.wp-block-vitrine-mega-menu';

/**
 * An item as it is saved.
 *
 * @param label      Its words.
 * @param attributes What differs from a new one.
 * @param inside     Blocks in it.
 */
export const item = (
	label: string,
	attributes: object = {},
	inside = ''
): string =>
	`<!-- wp:vitrine/mega-menu-item ${ JSON.stringify( { label, ...attributes } ) } -->${ inside }<!-- /wp:vitrine/mega-menu-item -->`;

/**
 * A menu as it is saved.
 *
 * @param items      Its blocks.
 * @param attributes What differs from a new one.
 */
export const menu = ( items: string, attributes: object = {} ): string =>
	`<!-- wp:vitrine/mega-menu ${ JSON.stringify( attributes ) } -->${ items }<!-- /wp:vitrine/mega-menu -->`;

export const paragraph = ( html: string ): string =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;

/** The address of the first page that a test publishes. */
export const HERE = '/a-page-of-a-test/';

/** Two buttons, a link with a submenu of two levels, a link to the page itself. */
export const ITEMS = [
	item(
		'Plants',
		{ kind: 'group' },
		item( 'Roses', { url: '#roses' } ) +
			item( 'Tulips', { url: '#tulips' } ) +
			item( 'Here', { url: HERE } )
	),
	item(
		'Guides',
		{ kind: 'panel', width: 'full' },
		paragraph( 'Read <a href="#sowing">how to sow</a>.' )
	),
	item(
		'About',
		{ kind: 'group', url: '#about' },
		item( 'Story', { url: '#story' } ) +
			item(
				'Team',
				{ kind: 'group', url: '#team' },
				item( 'Ann', { url: '#ann' } )
			)
	),
	item( 'Contact', { url: '#contact' } ),
].join( '' );

/** A menu on a page. */
export class Menu {
	readonly nav: Locator;

	constructor( readonly page: Page ) {
		this.nav = page.locator( MENU ).first();
	}

	/** The button that opens something, by its words. */
	toggle( name: string ): Locator {
		return this.nav.getByRole( 'button', {
			name: new RegExp( `^${ name }( submenu)?$` ),
		} );
	}

	link( name: string ): Locator {
		return this.nav.getByRole( 'link', { name, exact: true } );
	}
}
