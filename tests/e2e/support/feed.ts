import type { Locator, Page } from '@playwright/test';

export const BLOCK = '.wp-block-vitrine-social-feed';

/** Selector of a part of the feed, such as `post`. */
export const part = ( name: string ): string => `${ BLOCK }__${ name }`;

/** A feed on a page or in the canvas. */
export class Feed {
	readonly list: Locator;
	/** All items, hidden ones, too. */
	readonly items: Locator;
	/** The posts that can be seen. */
	readonly posts: Locator;
	/** The Load more link of this kind of screen. */
	readonly more: Locator;
	readonly status: Locator;

	constructor( readonly block: Locator ) {
		this.list = block.locator( part( 'list' ) );
		this.items = block.locator( part( 'item' ) );
		this.posts = block
			.locator( part( 'post' ) )
			.filter( { visible: true } );
		this.more = block.locator( part( 'more' ) ).filter( { visible: true } );
		this.status = block.locator( part( 'status' ) );
	}

	/**
	 * A feed of a page.
	 *
	 * @param page  The page.
	 * @param index Which one.
	 */
	static on( page: Page, index = 0 ): Feed {
		return new Feed( page.locator( BLOCK ).nth( index ) );
	}

	/** A part in all posts. */
	part( name: string ): Locator {
		return this.block.locator( part( name ) );
	}

	/** How many columns the browser has laid out. */
	async columns(): Promise< number > {
		return this.list.evaluate(
			( list ) =>
				getComputedStyle( list ).gridTemplateColumns.split( ' ' ).length
		);
	}

	/** Addresses of the posts that can be seen, in order: no two are the same. */
	async addresses(): Promise< string[] > {
		return this.posts
			.locator( part( 'network' ) )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
			);
	}
}
