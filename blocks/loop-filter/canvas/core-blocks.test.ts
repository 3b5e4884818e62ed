import { expect, test } from 'vitest';
import { CORE_BLOCKS, fromCore, toCore, type Stored } from './core-blocks';

const blockOf = ( name: string ) =>
	CORE_BLOCKS.find( ( block ) => block.name === `core/${ name }` )!;
const from = ( name: string, attributes: Stored = {} ) =>
	fromCore( blockOf( name ), attributes );

test( 'blocks of WordPress become filters that show the same', () => {
	expect(
		from( 'categories', {
			displayAsDropdown: true,
			showPostCounts: true,
			label: 'Topic',
			fontSize: 'small',
			unknown: 1,
		} )
	).toEqual( {
		fontSize: 'small',
		by: 'taxonomy',
		taxonomy: 'category',
		display: 'select',
		showHierarchy: false,
		showOnlyTopLevel: false,
		showEmpty: false,
		showCounts: true,
		showLabel: true,
		label: 'Topic',
	} );
	expect( from( 'categories' ) ).toMatchObject( {
		display: 'list',
		showLabel: false,
	} );
	expect( from( 'tag-cloud' ) ).toMatchObject( {
		taxonomy: 'post_tag',
		number: 45,
	} );
	expect( from( 'archives' ) ).toMatchObject( {
		by: 'date',
		dates: 'months',
	} );
	expect( from( 'search', { placeholder: 'Words' } ) ).toEqual( {
		by: 'search',
		label: '',
		showLabel: true,
		placeholder: 'Words',
	} );
	expect( from( 'query-total' ) ).toEqual( { by: 'results' } );
} );

test( 'and become what they were', () => {
	const stored: Record< string, Stored > = {
		categories: {
			taxonomy: 'post_tag',
			displayAsDropdown: true,
			showHierarchy: true,
			showOnlyTopLevel: false,
			showEmpty: true,
			showPostCounts: true,
		},
		'tag-cloud': {
			taxonomy: 'category',
			numberOfTags: 12,
			showTagCounts: true,
		},
		archives: { type: 'yearly', displayAsDropdown: false },
		search: { label: 'Find', showLabel: false, placeholder: 'Words' },
		'query-total': { textColor: 'accent-1' },
	};
	for ( const [ name, attributes ] of Object.entries( stored ) ) {
		expect( toCore( blockOf( name ), from( name, attributes ) ) ).toEqual(
			attributes
		);
	}
} );
