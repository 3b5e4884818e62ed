import type { FrameLocator, Locator, Page } from '@playwright/test';
import { BLOCK, Feed } from './feed';

/** The part of WordPress's data layer that is used here; it lives in the page, not in this program. */
interface Data {
	data: {
		dispatch: (
			store: string
		) => Record< string, ( ...args: unknown[] ) => Promise< unknown > >;
		select: (
			store: string
		) => Record< string, ( ...args: unknown[] ) => unknown >;
	};
	blocks: {
		createBlock: (
			name: string,
			attributes: object
		) => { clientId: string };
	};
}

/** The block editor. */
export class Editor {
	constructor( readonly page: Page ) {}

	/** The canvas, in whichever way this WordPress frames it. */
	get canvas(): FrameLocator {
		return this.page.frameLocator( 'iframe[name="editor-canvas"]' );
	}

	/** The first Social feed in the canvas. */
	get feed(): Feed {
		return new Feed( this.canvas.locator( BLOCK ).first() );
	}

	/** The panels beside the canvas. */
	get inspector(): Locator {
		return this.page.getByRole( 'region', { name: 'Editor settings' } );
	}

	/** The toolbar of the selected block. */
	get toolbar(): Locator {
		return this.page.getByRole( 'toolbar', { name: 'Block tools' } );
	}

	/** Opens a new page, or the post with an id. */
	async open( id?: number ): Promise< void > {
		await this.page.goto(
			id
				? `/wp-admin/post.php?post=${ id }&action=edit`
				: '/wp-admin/post-new.php?post_type=page'
		);
		await this.canvas
			.locator( '.block-editor-block-list__layout' )
			.first()
			.waitFor();
	}

	/**
	 * Finds something in the inserter.
	 *
	 * @param words What is searched for.
	 */
	async search( words: string ): Promise< void > {
		await this.page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
		await this.page
			.getByRole( 'region', { name: 'Block Library' } )
			.getByRole( 'searchbox' )
			.fill( words );
	}

	/** Closes the inserter. */
	async closeLibrary(): Promise< void > {
		await this.page
			.getByRole( 'button', { name: 'Block Inserter', exact: true } )
			.click();
	}

	/** Selects the first Social feed. */
	async selectFeed(): Promise< void > {
		await this.feed.block.waitFor();
		await this.page.evaluate( async () => {
			const { data } = ( window as unknown as { wp: Data } ).wp;
			const store = 'core/block-editor';
			const [ id ] = data
				.select( store )
				[ 'getBlocksByName' ]?.( 'vitrine/social-feed' ) as string[];
			await data.dispatch( store )[ 'selectBlock' ]?.( id );
		} );
		await this.inspector
			.getByRole( 'heading', { name: 'Content', exact: true } )
			.waitFor();
	}

	/** Looks at the canvas as on another kind of screen. */
	async showAs( device: 'Desktop' | 'Tablet' | 'Mobile' ): Promise< void > {
		await this.page.evaluate(
			( type ) =>
				( window as unknown as { wp: Data } ).wp.data
					.dispatch( 'core/editor' )
					[ 'setDeviceType' ]?.( type ),
			device
		);
	}

	/** Whether every block is as it was saved. */
	async isValid(): Promise< boolean > {
		return this.page.evaluate( () =>
			(
				( window as unknown as { wp: Data } ).wp.data
					.select( 'core/block-editor' )
					[ 'getBlocks' ]?.() as { isValid: boolean }[]
			 ).every( ( { isValid } ) => isValid )
		);
	}

	async setTitle( title: string ): Promise< void > {
		await this.page.evaluate(
			( text ) =>
				( window as unknown as { wp: Data } ).wp.data
					.dispatch( 'core/editor' )
					[ 'editPost' ]?.( { title: text } ),
			title
		);
	}

	/** Inserts a block, selects it and returns its client id. */
	async insert( name: string, attributes: object = {} ): Promise< string > {
		return this.page.evaluate(
			async ( [ type, values ] ) => {
				const { blocks, data } = ( window as unknown as { wp: Data } )
					.wp;
				const block = blocks.createBlock( type, values );
				await data
					.dispatch( 'core/block-editor' )
					[ 'insertBlock' ]?.( block );
				return block.clientId;
			},
			[ name, attributes ] as const
		);
	}

	/** Puts one block in the place of all others, selects it and returns its client id. */
	async replaceAll( name: string, attributes: object ): Promise< string > {
		await this.page.evaluate( () =>
			( window as unknown as { wp: Data } ).wp.data
				.dispatch( 'core/block-editor' )
				[ 'resetBlocks' ]?.( [] )
		);
		return this.insert( name, attributes );
	}

	/**
	 * What a block stores.
	 *
	 * @param id   Its client id.
	 * @param path Name of an attribute, or of a member of it, such as `layout.width`.
	 */
	async attribute( id: string, path: string ): Promise< unknown > {
		return ( await this.attributes( id, [ path ] ) )[ 0 ];
	}

	/**
	 * Several of what a block stores, at one time.
	 *
	 * @param id    Its client id.
	 * @param paths Names of attributes, or of members of them.
	 */
	async attributes(
		id: string,
		paths: readonly string[]
	): Promise< unknown[] > {
		return this.page.evaluate(
			( [ client, all ] ) => {
				const attributes = ( window as unknown as { wp: Data } ).wp.data
					.select( 'core/block-editor' )
					[ 'getBlockAttributes' ]?.( client );
				return all.map( ( names ) =>
					names.reduce< unknown >(
						( value, name ) =>
							(
								value as Record< string, unknown > | undefined
							 )?.[ name ],
						attributes
					)
				);
			},
			[ id, paths.map( ( path ) => path.split( '.' ) ) ] as const
		);
	}

	/** What would be saved now. */
	async content(): Promise< string > {
		return this.page.evaluate( () =>
			String(
				( window as unknown as { wp: Data } ).wp.data
					.select( 'core/editor' )
					[ 'getEditedPostContent' ]?.()
			)
		);
	}

	/** Publishes and returns the address for visitors. */
	async publish(): Promise< string > {
		return this.page.evaluate( async () => {
			const { data } = ( window as unknown as { wp: Data } ).wp;
			await data
				.dispatch( 'core/editor' )
				[ 'editPost' ]?.( { status: 'publish' } );
			await data.dispatch( 'core/editor' )[ 'savePost' ]?.();
			const { didPostSaveRequestSucceed, getPermalink } =
				data.select( 'core/editor' );
			if ( ! didPostSaveRequestSucceed?.() ) {
				throw new Error( 'The post could not be saved.' );
			}
			return String( getPermalink?.() );
		} );
	}
}
