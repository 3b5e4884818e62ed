import { expect, test } from 'vitest';
import { canvasBlocks, canvasHeadings } from '../headings';
import type { BlockSelectors } from '../headings';

interface Stored {
	name: string;
	attributes?: Record< string, unknown >;
	inner?: Stored[];
}

const heading = (
	content: unknown,
	attributes: Record< string, unknown > = {}
): Stored => ( {
	name: 'core/heading',
	attributes: { content, ...attributes },
} );

/** Selectors of an editor with these blocks; ids are their places. */
function selectorsOf( blocks: Stored[] ): BlockSelectors {
	const at = ( id = '' ): Stored =>
		id
			.split( '.' )
			.filter( Boolean )
			.reduce< Stored >(
				( block, place ) => block.inner![ Number( place ) ]!,
				{ name: '', inner: blocks }
			);
	return {
		getBlockOrder: ( id = '' ) =>
			( at( id ).inner ?? [] ).map( ( _, place ) =>
				id ? `${ id }.${ place }` : `${ place }`
			),
		getBlockName: ( id ) => at( id ).name,
		getBlockAttributes: ( id ) => at( id ).attributes ?? {},
	};
}

const listed = ( blocks: Stored[], rule = {} ) =>
	canvasHeadings( canvasBlocks( selectorsOf( blocks ) ), {
		levelFrom: 2,
		levelTo: 4,
		exclude: [],
		...rule,
	} );

test( 'headings of the canvas, those of synced patterns as well', () => {
	expect(
		listed( [
			heading( 'Tea &amp; <em>cake</em><br>today' ),
			{ name: 'core/block', inner: [ heading( 'Below', { level: 3 } ) ] },
			heading( 'Too low', { level: 5 } ),
			heading( '' ),
			heading( 'Noted<sup data-fn="1" class="fn"><a>1</a></sup>' ),
			heading( '<img src="x" alt="A gate">' ),
		] )
	).toEqual( [
		{ level: 2, text: 'Tea & cake today', id: '0' },
		{ level: 3, text: 'Below', id: '1.0' },
		{ level: 2, text: 'Noted', id: '4' },
		{ level: 2, text: 'A gate', id: '5' },
	] );
} );

test( 'what visitors see no heading of', () => {
	const inner = [ heading( 'Inside' ) ];
	expect(
		listed(
			[
				{ name: 'core/query', inner },
				{ name: 'vitrine/popup', inner },
				{
					name: 'core/group',
					attributes: { className: 'a aside' },
					inner,
				},
				heading( 'Own class', { className: 'aside' } ),
				heading( 'Hidden', { metadata: { blockVisibility: false } } ),
				heading( 'Shown', { className: 'besides' } ),
			],
			{ exclude: [ '.aside' ] }
		).map( ( { text } ) => text )
	).toEqual( [ 'Shown' ] );
} );

test( 'levels the wrong way around, and the content in a template', () => {
	expect(
		listed(
			[
				heading( 'Header of the template', { level: 1 } ),
				{ name: 'core/post-content', inner: [ heading( 'One' ) ] },
			],
			{ levelFrom: 6, levelTo: 1 }
		).map( ( { text } ) => text )
	).toEqual( [ 'One' ] );
} );
