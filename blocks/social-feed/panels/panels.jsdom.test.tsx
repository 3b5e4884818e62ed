/**
 * Every attribute has a control in the inspector, or is set in the canvas; and every control can be reset.
 *
 * An attribute without either fails here: give it a `Setting` in one of the panels, or a line in IN_CANVAS with the file that sets it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import metadata from '../block.json' with { type: 'json' };
import type { FeedAttributes } from '../feed-attributes';

vi.mock( '@wordpress/block-editor', async () => {
	const { createElement, Fragment } = await import( 'react' );
	const Through = ( { children }: { children?: unknown } ) =>
		createElement( Fragment, null, children as never );
	return { InspectorControls: Through, store: {} };
} );

vi.mock( '@wordpress/blocks', () => ( { registerBlockType: () => {} } ) );

vi.mock( '@wordpress/api-fetch', () => ( {
	default: async () => ( {
		contents: [ { content: 'posts' }, { content: 'album' } ],
		choices: [],
	} ),
} ) );

/** Marks each setting with the attributes that it stores. */
vi.mock( '../../../editor/panels/setting', async ( original ) => {
	const { createElement } = await import( 'react' );
	const real = await original< Record< string, never > >();
	return {
		...real,
		Setting: ( props: { names: string[]; label: string } ) =>
			createElement(
				'div',
				{
					'data-names': props.names.join( ' ' ),
					'data-label': props.label,
				},
				createElement( real[ 'Setting' ] as never, props )
			),
	};
} );

const { FeedSettingsPanels } = await import( '../settings' );
const { defaults, schema } = await import( '../feed-attributes' );

Object.assign( window, {
	IS_REACT_ACT_ENVIRONMENT: true,
	ResizeObserver: class {
		observe() {}
		unobserve() {}
		disconnect() {}
	},
	matchMedia: () => ( {
		matches: false,
		addEventListener: () => {},
		removeEventListener: () => {},
		// Animations of menus ask in the old way.
		addListener: () => {},
		removeListener: () => {},
	} ),
} );

/** What the canvas sets, each with the file that does. */
const IN_CANVAS: Partial< Record< keyof FeedAttributes, string > > = {
	address: 'canvas/source-placeholder.tsx',
};

const names = Object.keys( metadata.attributes ) as ( keyof FeedAttributes &
	keyof typeof metadata.attributes )[];

/** Everything that can be switched on, so that settings within settings are there. */
const everything: Partial< FeedAttributes > = {
	...Object.fromEntries(
		names
			.filter( ( name ) => schema[ name ]?.type === 'boolean' )
			.map( ( name ) => [ name, true ] )
	),
	source: 1,
	openPosts: 'viewer',
	// These are set in the canvas, and taken back in the sidebar.
	hidden: [ '1_1' ],
	pinned: [ '1_2' ],
	links: [ { post: '1_3', url: 'https://shop.example/', label: '' } ],
};

/** That, with each value of each choice: some settings are for one layout or one content alone. */
const states: Partial< FeedAttributes >[] = [
	everything,
	...names.flatMap( ( name ) =>
		( schema[ name ]?.enum ?? [] ).map( ( value ) => ( {
			...everything,
			[ name ]: value,
		} ) )
	),
];

let root: Root | undefined;

afterEach( async () => {
	await act( async () => root?.unmount() );
	document.body.textContent = '';
} );

/**
 * The inspector of a block.
 *
 * @param attributes    What differs from an untouched block.
 * @param setAttributes Receives changes.
 */
async function inspect(
	attributes: Partial< FeedAttributes >,
	setAttributes: ( changes: Partial< FeedAttributes > ) => void = () => {}
): Promise< HTMLElement > {
	await act( async () => root?.unmount() );
	document.body.textContent = '';
	const host = document.body.appendChild( document.createElement( 'div' ) );
	root = createRoot( host );
	await act( async () =>
		root?.render(
			<FeedSettingsPanels
				settings={ {
					attributes: { ...defaults, ...attributes },
					setAttributes,
					defaults,
					schema,
				} }
				sources={ {
					sources: [
						{ id: 1, network: 'facebook', name: 'A', state: 'ok' },
					],
					canManage: true,
					ready: true,
					error: null,
				} }
				onFetched={ () => {} }
			/>
		)
	);
	return host;
}

const settingOf = ( host: HTMLElement, name: string ) =>
	host.querySelector< HTMLElement >( `[data-names~="${ name }"]` );

/** For each attribute a state of the block in which its control is there. */
const shown = new Map< string, Partial< FeedAttributes > >();
const isMissing = ( name: keyof FeedAttributes ) =>
	! shown.has( name ) && ! IN_CANVAS[ name ];
for ( const state of states ) {
	if ( ! names.some( isMissing ) ) {
		break;
	}
	const host = await inspect( state );
	for ( const name of names ) {
		const control = settingOf( host, name )?.querySelector(
			'input, select, textarea, button'
		);
		if ( control && ! shown.has( name ) ) {
			shown.set( name, state );
		}
	}
}

const byPanel = names.filter( ( name ) => ! IN_CANVAS[ name ] );

test( 'there are attributes to look for', () => {
	expect( names.length ).toBeGreaterThan( 60 );
} );

test.each( byPanel )( '%s has a control', ( name ) => {
	expect( shown.has( name ) ).toBe( true );
} );

test.each( Object.entries( IN_CANVAS ) )(
	'%s is set in the canvas alone, in %s',
	( name, file ) => {
		expect( shown.has( name ) ).toBe( false );
		expect(
			readFileSync( path.join( import.meta.dirname, '..', file ), 'utf8' )
		).toContain( name );
	}
);

/**
 * Another value than that of an untouched block.
 *
 * @param name The attribute.
 */
function changed( name: ( typeof names )[ number ] ): unknown {
	const { type, enum: values, minimum = 0 } = schema[ name ] ?? {};
	const usual = defaults[ name ];
	switch ( type ) {
		case 'boolean':
			return ! usual;
		case 'integer':
			return usual === minimum ? minimum + 1 : minimum;
		case 'array':
			return name === 'others' ? [ { source: 1 } ] : [ 'photo' ];
		default:
			return values
				? values.find( ( value ) => value !== usual )
				: '2026-01-31';
	}
}

const press = ( button: Element | null | undefined ) =>
	act( async () => ( button as HTMLElement | null )?.click() );

test.each( byPanel )( '%s is reset by its panel', async ( name ) => {
	const changes: Partial< FeedAttributes >[] = [];
	const state = { ...shown.get( name ), [ name ]: changed( name ) };
	// A content decides itself which settings there are.
	const host = await inspect(
		name === 'content' ? { ...state, content: 'album' } : state,
		( change ) => changes.push( change )
	);
	const setting = settingOf( host, name );
	await press(
		setting
			?.closest( '.components-tools-panel' )
			?.querySelector( '.components-tools-panel-header button' )
	);
	const reset = [
		...document.querySelectorAll( '[role^="menuitem"]' ),
	].filter(
		( item ) =>
			item.getAttribute( 'aria-label' ) ===
			`Reset ${ setting?.dataset[ 'label' ] }`
	);
	expect( reset ).toHaveLength( 1 );
	await press( reset[ 0 ] );
	expect( changes ).toHaveLength( 1 );
	expect( changes[ 0 ] ).toHaveProperty( name, defaults[ name ] );
} );

test( 'numbered pages have no number for phones, and a carousel has no pages', async () => {
	const choices = ( host: HTMLElement ) =>
		[
			...settingOf( host, 'paging' )!.querySelectorAll( '[role=radio]' ),
		].map( ( one ) => [
			one.textContent,
			one.ariaChecked ?? one.getAttribute( 'aria-checked' ),
		] );
	const paged: Partial< FeedAttributes > = { source: 1, paging: 'pages' };
	const grid = await inspect( paged );
	expect( choices( grid ) ).toEqual( [
		[ 'On click', 'false' ],
		[ 'On scroll', 'false' ],
		[ 'Pages', 'true' ],
	] );
	expect( settingOf( grid, 'numberPhone' ) ).toBeNull();
	expect( settingOf( grid, 'loadMoreText' ) ).toBeNull();
	const row = await inspect( { ...paged, layout: 'carousel' } );
	expect( choices( row ) ).toEqual( [
		[ 'On click', 'true' ],
		[ 'On scroll', 'false' ],
	] );
	expect( settingOf( row, 'numberPhone' ) ).not.toBeNull();
	expect( settingOf( row, 'loadMoreText' ) ).not.toBeNull();
} );

test( 'the shape of buttons is offered where a feed may have one', async () => {
	const offered = async ( attributes: Partial< FeedAttributes > ) =>
		settingOf(
			await inspect( { source: 1, ...attributes } ),
			'themeButtons'
		) !== null;
	const none = { layout: 'tiles', loadMore: false } as const;
	expect( await offered( none ) ).toBe( false );
	expect( await offered( { ...none, loadMore: true } ) ).toBe( true );
	expect(
		await offered( { ...none, loadMore: true, paging: 'pages' } )
	).toBe( false );
	expect( await offered( { ...none, showHeader: true } ) ).toBe( true );
	expect( await offered( { ...none, layout: 'grid' } ) ).toBe( true );
	expect(
		await offered( { ...none, layout: 'grid', showLink: false } )
	).toBe( false );
} );

test( 'days that cannot be are told where the last one is chosen', async () => {
	const said = async ( dateFrom: string, dateTo: string ) =>
		settingOf( await inspect( { source: 1, dateFrom, dateTo } ), 'dateTo' )!
			.textContent;
	expect( await said( '2026-03-01', '2026-02-28' ) ).toContain(
		'This is before the start date'
	);
	expect( await said( '2026-03-01', '2026-03-01' ) ).not.toContain(
		'before'
	);
	expect( await said( '2026-03-01', '' ) ).not.toContain( 'before' );
} );
