/** Every pattern can be used at once: what it brings is no locked section of WordPress 7. */
import type { Editor } from './support/editor';
import { expect, test } from './support/test';

/** The part of WordPress's data layer that is used here. */
interface Wp {
	wp: {
		data: {
			dispatch: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => unknown >;
			select: (
				store: string
			) => Record< string, ( ...args: unknown[] ) => unknown >;
			resolveSelect: (
				store: string
			) => Record< string, () => Promise< unknown > >;
		};
		blocks: { cloneBlock: ( block: unknown ) => unknown };
	};
}

const ours = ( editor: Editor ): Promise< string[] > =>
	editor.page.evaluate( async () => {
		const { data } = ( window as unknown as Wp ).wp;
		const all = ( await data
			.resolveSelect( 'core' )
			[ 'getBlockPatterns' ]?.() ) as { name: string }[];
		return (
			all
				.map( ( { name } ) => name )
				// Those of loops: loop-patterns.spec.ts. Breadcrumbs are a block of core alone.
				.filter( ( name ) =>
					/^vitrine\/(?!loop-|breadcrumbs)/.test( name )
				)
		);
	} );

/**
 * Puts one pattern in the place of everything, as the inserter does.
 *
 * @param editor The editor.
 * @param name   The pattern.
 * @return Client id of our block in it.
 */
const insert = ( editor: Editor, name: string ): Promise< string > =>
	editor.page.evaluate( async ( pattern ) => {
		const { blocks, data } = ( window as unknown as Wp ).wp;
		const { select, dispatch } = data;
		const store = 'core/block-editor';
		const { blocks: parsed } = select( store )[
			'__experimentalGetParsedPattern'
		]?.( pattern ) as { blocks: unknown[] };
		await dispatch( store )[ 'resetBlocks' ]?.( [] );
		await dispatch( store )[ 'insertBlocks' ]?.(
			parsed.map( blocks.cloneBlock )
		);
		await dispatch( store )[ 'clearSelectedBlock' ]?.();
		const [ id ] = select( store )[ 'getBlocksByName' ]?.( [
			'vitrine/social-feed',
			'vitrine/gallery',
			'vitrine/popup',
			'vitrine/site-header',
			'vitrine/mega-menu',
			'vitrine/carousel',
		] ) as [ string ];
		return id;
	}, name );

/**
 * Selects a block, with its settings beside it.
 *
 * @param editor The editor.
 * @param id     Its client id.
 */
const select = ( editor: Editor, id: string ) =>
	editor.page.evaluate(
		( client ) =>
			( window as unknown as Wp ).wp.data
				.dispatch( 'core/block-editor' )
				[ 'selectBlock' ]?.( client ),
		id
	);

/**
 * Types into a popup, begins another block in it, and makes it a bar.
 *
 * @param editor The editor.
 * @param id     Its client id.
 */
async function fillPopup( editor: Editor, id: string ): Promise< void > {
	const block = editor.canvas.locator( `[data-block="${ id }"]` );
	// What is folded in is left alone.
	const text = block
		.locator( 'p.block-editor-rich-text__editable' )
		.filter( { visible: true } )
		.first();
	const before = await block.locator( '[data-type]' ).count();
	if ( await text.count() ) {
		await text.click();
		await editor.page.keyboard.press( 'Enter' );
		await editor.page.keyboard.type( 'Zzz' );
		await expect( block ).toContainText( 'Zzz' );
		expect( await block.locator( '[data-type]' ).count() ).toBeGreaterThan(
			before
		);
	}
	await select( editor, id );
	const general = editor.inspector.getByRole( 'button', {
		name: 'General',
		exact: true,
	} );
	if ( ( await general.getAttribute( 'aria-expanded' ) ) === 'false' ) {
		await general.click();
	}
	const kind = editor.inspector.getByRole( 'combobox', { name: 'Type' } );
	await kind.selectOption( { label: 'Full screen' } );
	await expect( block ).toHaveClass( /is-full-screen/ );
}

/** Popups are more than all others together. */
const PARTS = [
	[ 'popups', /^vitrine\/popup-/, 24 ],
	[ 'other blocks @smoke', /^vitrine\/(?!popup-)/, 21 ],
] as const;

for ( const [ part, pattern, count ] of PARTS ) {
	test( `every pattern of ${ part } can be changed and filled as soon as it is inserted`, async ( {
		editor,
	} ) => {
		test.setTimeout( 180_000 );
		await editor.open();
		const names = ( await ours( editor ) ).filter( ( name ) =>
			pattern.test( name )
		);
		expect( names ).toHaveLength( count );
		for ( const name of names ) {
			await test.step( name, async () => {
				const id = await insert( editor, name );
				const block = editor.canvas.locator( `[data-block="${ id }"]` );
				const { inspector } = editor;
				if ( name.includes( '/social-feed-' ) ) {
					await block.click( { position: { x: 5, y: 5 } } );
					await inspector
						.getByRole( 'spinbutton', { name: 'Number of posts' } )
						.first()
						.fill( '4' );
					await expect(
						block.locator( '.wp-block-vitrine-social-feed__item' )
					).toHaveCount( 4 );
				} else if ( name.includes( '/gallery-' ) ) {
					await block.click( { position: { x: 2, y: 2 } } );
					const choice = inspector.getByRole( 'radiogroup', {
						name: 'Colors',
					} );
					await choice
						.getByRole( 'radio', { name: 'Light' } )
						.click();
					await expect( block ).toHaveClass( /is-theme-light/ );
				} else if ( name.includes( 'header' ) ) {
					await select( editor, id );
					await inspector
						.getByRole( 'checkbox', { name: 'Shadow' } )
						.uncheck();
					await expect( block ).not.toHaveClass(
						/has-docked-shadow/
					);
					// What is as wide as the site on the page is so in the canvas.
					const width = () =>
						block.evaluate( ( { firstElementChild: row } ) =>
							row instanceof HTMLElement ? row.offsetWidth : 0
						);
					await expect.poll( width ).toBeGreaterThan( 700 );
				} else if ( name.includes( '/carousel-' ) ) {
					await select( editor, id );
					await inspector
						.getByRole( 'combobox', { name: 'Pagination' } )
						.selectOption( { label: 'Numbers' } );
					await expect( block ).toHaveClass( /has-fraction/ );
				} else if ( name.includes( '/mega-menu-' ) ) {
					await select( editor, id );
					await inspector
						.getByRole( 'combobox', { name: 'Orientation' } )
						.selectOption( { label: 'Vertical' } );
					await expect( block ).toHaveClass( /is-vertical/ );
				} else {
					await fillPopup( editor, id );
				}
				expect( await editor.isValid() ).toBe( true );
			} );
		}
	} );
}
