import type { FrameLocator, Page } from '@playwright/test';

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
