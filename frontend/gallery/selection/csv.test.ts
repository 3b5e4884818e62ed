import { describe, expect, test } from 'vitest';
import { csvOf } from './csv';

const cell = ( text: string ) =>
	csvOf( [ [ text ] ] )
		.slice( 1 )
		.trimEnd();

describe( 'selection as CSV', () => {
	test( 'a table', () => {
		expect(
			csvOf( [
				[ 'Title', 'Count' ],
				[ 'Sea, "wild"', '2' ],
			] )
		).toBe( '\uFEFF"Title","Count"\r\n"Sea, ""wild""","2"\r\n' );
	} );

	test.each( [
		'=HYPERLINK("http://evil")',
		'+1+1',
		'-2+3',
		'@SUM(A1)',
		'\t=1',
		'\r=1',
		' =1',
		'|cmd',
	] )( '%j is text for a spreadsheet', ( text ) => {
		expect( cell( text ).startsWith( `"'` ) ).toBe( true );
	} );

	test.each( [ 'Sea', '2', 'été', "it's" ] )( '%j stays', ( text ) => {
		expect( cell( text ) ).toBe( `"${ text }"` );
	} );
} );
