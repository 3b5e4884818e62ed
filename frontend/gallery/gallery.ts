import { emit } from '@vitrine/frontend';
import type { CartEntry } from '@vitrine/frontend';
import type { GalleryItem } from '../render/gallery/types';
import type { Context } from './context';
import { getOption } from './state/options';
import type { GalleryData } from './types';

/**
 * The commands of a gallery.
 *
 * Commands on what does not exist, and on a gallery that was destroyed, are ignored. A promise is kept when the page shows what was asked for.
 */
export class Gallery {
	readonly #context;
	readonly #end;

	constructor( context: Context, end: () => void ) {
		this.#context = context;
		this.#end = end;
	}

	/** The block's wrapper. */
	get element(): HTMLElement {
		return this.#context.element;
	}

	/**
	 * Shows an album, or opens an item of it.
	 *
	 * @param address 'ALBUM' or 'ALBUM/ITEM'; '0' is the root.
	 */
	displayItem( address: string ): Promise< void > {
		const [ album = '', ...rest ] = String( address ).split( '/' );
		return this.#run( 'browsing', ( part ) =>
			part.display( album, rest.join( '/' ) )
		);
	}

	/**
	 * Shows what has all words of a text in its title, description, tags or author, in the album and below it; '' shows all.
	 *
	 * @param title What to look for.
	 * @return How many there are.
	 */
	search( title: string ): Promise< number > {
		return this.#run( 'browsing', ( part ) => part.search( title ), 0 );
	}

	/**
	 * Sets words and tags to look for, without showing them.
	 *
	 * @param title What to look for.
	 * @param tags  Tags, or a string of them with spaces.
	 * @return How many there are.
	 */
	search2( title: string, tags: string | string[] = [] ): Promise< number > {
		return this.#run(
			'browsing',
			( part ) => part.search2( title, tags ),
			0
		);
	}

	/**
	 * Shows what `search2` has set.
	 *
	 * @return How many there are.
	 */
	search2Execute(): Promise< number > {
		return this.#run( 'browsing', ( part ) => part.search2Execute(), 0 );
	}

	/** Lays everything out again. */
	refresh(): Promise< void > {
		return this.#run( 'tiles', ( part ) => part.refresh() );
	}

	/** Measures the container again. */
	resize(): Promise< void > {
		return this.#run( 'tiles', ( part ) => part.resize() );
	}

	/** This object. */
	instance(): this {
		return this;
	}

	/** What the gallery shows and knows. */
	data(): Promise< GalleryData > {
		return this.#run( 'browsing', ( part ) => part.data() );
	}

	/** Forgets the selection of the album and fetches it again. */
	reload(): Promise< void > {
		return this.#run( 'browsing', ( part ) => part.reload() );
	}

	/** Items that are selected. */
	itemsSelectedGet(): GalleryItem[] {
		return [ ...this.#context.selection.values() ].flatMap(
			( { selected, item } ) => ( selected ? item : [] )
		);
	}

	/**
	 * Selects items, or no longer.
	 *
	 * @param items Items or their ids.
	 * @param value Whether they are to be selected.
	 */
	itemsSetSelectedValue(
		items: readonly ( string | Pick< GalleryItem, 'id' > )[],
		value: boolean
	): Promise< void > {
		const ids = items.map( ( item ) =>
			typeof item === 'string' ? item : item.id
		);
		return this.#run( 'selection', ( part ) => part.select( ids, value ) );
	}

	/**
	 * Reads an option.
	 *
	 * @param name Such as `selectable`, `viewer.zoom`, `gutterWidth`.
	 */
	optionGet( name: string ): unknown {
		return getOption( this.#context.config, name );
	}

	/**
	 * Changes an option, and shows it.
	 *
	 * @param name  Such as `selectable`, `viewer.zoom`, `gutterWidth`.
	 * @param value Of the type that it has.
	 */
	optionSet( name: string, value: unknown ): Promise< void > {
		return this.#run( 'browsing', ( part ) => part.set( name, value ) );
	}

	/** Leaves the page as the server made it. */
	destroy(): void {
		if ( ! this.#context.signal.aborted ) {
			emit( this.element, 'vitrine:gallery:destroy', {} );
			this.#end();
		}
	}

	/** What is in the cart. */
	shoppingCartGet(): CartEntry[] {
		return cartOf( this.#context );
	}

	/**
	 * Sets how many of an item are in the cart.
	 *
	 * @param ID  Of the item.
	 * @param cnt How many; 0 removes it.
	 */
	shoppingCartUpdate( ID: string, cnt: number ): Promise< void > {
		return this.#run( 'selection', ( part ) => part.setCount( ID, cnt ) );
	}

	/**
	 * Takes an item out of the cart.
	 *
	 * @param ID Of the item.
	 */
	shoppingCartRemove( ID: string ): Promise< void > {
		return this.shoppingCartUpdate( ID, 0 );
	}

	/** Closes the viewer. */
	closeViewer(): void {
		this.#context.ready.opening?.viewer()?.close();
	}

	/** Minimizes the viewer's toolbar. */
	minimizeToolbar(): void {
		this.#context.ready.opening?.viewer()?.minimizeToolbar();
	}

	/** Shows the viewer's whole toolbar. */
	maximizeToolbar(): void {
		this.#context.ready.opening?.viewer()?.maximizeToolbar();
	}

	/** Shows the page before this one, and before the first one the last. */
	paginationPreviousPage(): Promise< void > {
		return this.#turn( -1 );
	}

	/** Shows the next page, and after the last one the first. */
	paginationNextPage(): Promise< void > {
		return this.#turn( 1 );
	}

	/**
	 * Shows a page.
	 *
	 * @param page From 1.
	 */
	async paginationGotoPage( page: number ): Promise< void > {
		const isPage = Number.isInteger( page ) && page >= 1;
		if ( isPage && page <= this.paginationCountPages() ) {
			await this.#run( 'browsing', ( part ) => part.page( page ) );
		}
	}

	/** Pages of this album; 1 where it has no pages. */
	paginationCountPages(): number {
		const { level, pages } = this.#context.config;
		return level.mode === 'pagination' ? Math.max( 1, pages.length ) : 1;
	}

	#turn( by: number ): Promise< void > {
		const count = this.paginationCountPages();
		const page = this.#context.state.page - 1 + by;
		return count > 1
			? this.paginationGotoPage( ( ( page + count ) % count ) + 1 )
			: Promise.resolve();
	}

	async #run< Name extends keyof Context[ 'ready' ], Result = void >(
		name: Name,
		command: (
			part: NonNullable< Context[ 'ready' ][ Name ] >
		) => Promise< Result > | Result,
		otherwise?: Result
	): Promise< Result > {
		const { signal } = this.#context;
		try {
			signal.throwIfAborted();
			const part = await this.#context.part( name );
			return await command( part as never );
		} catch ( reason ) {
			if ( ! signal.aborted ) {
				throw reason;
			}
			return otherwise as Result;
		}
	}
}

/**
 * What is in a gallery's cart.
 *
 * @param context           The gallery.
 * @param context.selection What is selected or in the cart.
 */
export function cartOf( {
	selection,
}: Pick< Context, 'selection' > ): CartEntry[] {
	return [ ...selection ].flatMap( ( [ ID, { cnt, index } ] ) =>
		cnt > 0 ? { index, ID, cnt } : []
	);
}
