import path from 'node:path';
import { expect, test } from 'vitest';
import {
	headingList,
	TableOfContents,
	tableOfContentsView,
} from '../../../frontend/render/table-of-contents';
import type { TableOfContentsView } from '../../../frontend/render/table-of-contents';
import { readAttributes } from '../../../frontend/render/schema';
import { contract } from '../../../frontend/testing/contract';
import type { TableOfContentsAttributes } from '../attributes.gen';
import metadata from '../block.json';

contract< TableOfContentsView >(
	path.join( import.meta.dirname, 'fixtures' ),
	( view ) => (
		<nav
			className={ `wp-block-vitrine-table-of-contents ${ view.class }` }
			aria-label={ view.label }
		>
			<TableOfContents view={ view } />
		</nav>
	)
);

test( 'a heading is below the last one of a higher level', () => {
	const headings = [ 3, 2, 4, 3, 2 ].map( ( level, place ) => ( {
		level,
		text: `${ place }`,
		id: '',
	} ) );
	const shape = ( isHierarchical: boolean ) =>
		JSON.stringify(
			headingList( headings, isHierarchical ),
			( _, value ) =>
				Array.isArray( value ) || ! value?.text
					? value
					: [ value.text, ...value.entries ]
		);
	expect( shape( true ) ).toBe( '[["0"],["1",["2"],["3"]],["4"]]' );
	expect( shape( false ) ).toBe( '[["0"],["1"],["2"],["3"],["4"]]' );
} );

test( 'a table that can be collapsed has a title to press', () => {
	const viewOf = ( attributes: Partial< TableOfContentsAttributes > ) =>
		tableOfContentsView(
			readAttributes( metadata.attributes, attributes ),
			'Contents',
			[]
		);
	expect( viewOf( { showTitle: false } ).title ).toBe( '' );
	expect( viewOf( { showTitle: false, collapsible: true } ).title ).toBe(
		'Contents'
	);
} );
