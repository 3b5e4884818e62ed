/** Patterns of loops are whole in the editor, and visitors filter them. */
import { publishPage } from './support/content';
import { FILTER, LOOP, writeArticles } from './support/loop';
import { expectNoOverflow } from './support/page';
import { expect, test } from './support/test';

interface Block {
	name: string;
	isValid: boolean;
	attributes: Record< string, unknown >;
	innerBlocks: Block[];
}

/** The part of WordPress's data layer that is used here. */
interface Wp {
	wp: {
		blocks: { parse: ( content: string ) => Block[] };
		data: {
			dispatch: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => Promise< unknown > >;
			select: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => unknown >;
			resolveSelect: (
				store: string
			) => Record< string, () => Promise< unknown > >;
		};
	};
}

test( 'each pattern is valid, gets an id of its own, and is filtered by visitors @smoke', async ( {
	admin,
	editor,
	open,
	site,
} ) => {
	test.setTimeout( 120_000 );
	await writeArticles( site, {
		'Sowing beans': [ 'Edible' ],
		'Cutting lavender': [ 'Scented' ],
	} );
	await editor.open();
	await editor.setTitle( 'Patterns' );
	const names = await admin.evaluate( async () => {
		const { blocks, data } = ( window as unknown as Wp ).wp;
		const all = ( await data
			.resolveSelect( 'core' )
			[ 'getBlockPatterns' ]?.() ) as { name: string; content: string }[];
		const ours = all.filter( ( { name } ) =>
			name.startsWith( 'vitrine/loop-' )
		);
		await data
			.dispatch( 'core/block-editor' )
			[ 'insertBlocks' ]?.(
				ours.flatMap( ( { content } ) => blocks.parse( content ) )
			);
		return ours.map( ( { name } ) => name );
	} );
	expect( names ).toHaveLength( 7 );
	const facts = () =>
		admin.evaluate( () => {
			const { select } = ( window as unknown as Wp ).wp.data;
			const top = select( 'core/block-editor' )[
				'getBlocks'
			]?.() as Block[];
			const broken = ( list: Block[] ): string[] =>
				list.flatMap( ( { name, isValid, innerBlocks } ) => [
					...( isValid && name !== 'core/missing' ? [] : [ name ] ),
					...broken( innerBlocks ),
				] );
			return {
				broken: broken( top ),
				ids: new Set(
					top.map( ( { attributes } ) =>
						String( attributes[ 'vitrineLoop' ] ?? '' )
					)
				).size,
			};
		} );
	await expect.poll( facts ).toEqual( { broken: [], ids: 7 } );
	await expect(
		editor.canvas.locator( '.block-editor-warning' )
	).toHaveCount( 0 );

	const content = await editor.content();
	const { url } = await publishPage( site, content );
	const page = await open( { viewport: { width: 320, height: 640 } } );
	await page.goto( url );
	await expectNoOverflow( page );
	const portfolio = page.locator( LOOP, {
		has: page.locator( '.is-style-vitrine-justified' ),
	} );
	await portfolio
		.locator( FILTER )
		.getByRole( 'link', { name: 'Uncategorized' } )
		.click();
	await expect( page ).toHaveURL( /loop-[a-z0-9]{7}-category=uncategorized/ );
	await expect( portfolio.locator( '.wp-block-post-title' ) ).toHaveCount(
		2
	);
	await portfolio.getByRole( 'link', { name: 'Sowing beans' } ).click();
	await expect(
		page.getByRole( 'heading', { name: 'Sowing beans', level: 1 } )
	).toBeVisible();
} );
