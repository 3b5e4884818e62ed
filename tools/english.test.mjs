import { expect, test } from 'vitest';
import {
	british,
	odd,
	phrases,
	quaint,
	spellings,
	translated,
} from './english.mjs';

test( 'translated strings are found, both of a plural', () => {
	expect(
		translated(
			"const a = __( 'One', 'vitrine' );\n\\_n( '%d it\\'s', \"%d they\", $n, 'vitrine' ); esc_html__( 'Two', 'vitrine' ); own__( 'no' );"
		).map( ( { line, words } ) => `${ line } ${ words }` )
	).toEqual( [
		'1 One',
		'1 vitrine',
		"2 %d it's",
		'2 %d they',
		'2 Two',
		'2 vitrine',
	] );
} );

test( 'British spellings and odd phrases are told from good ones', () => {
	expect( british( 'Behaviour, Colours, Centre, grey' ) ).toHaveLength( 4 );
	expect( british( 'Behavior, Colors, Center, gray, realistic' ) ).toEqual(
		[]
	);
	for ( const words of [
		'At most so many times',
		'Mend it',
		'Leads to',
		'A link without script',
		'Drop-down',
		'Choose a picture',
	] ) {
		expect( odd( words ) ).toEqual( [ words ] );
	}
	for ( const words of [
		'Limit how often',
		'Fix it',
		'Link',
		'Profile picture',
		'Media Library',
	] ) {
		expect( odd( words ) ).toEqual( [] );
	}
} );

test( 'phrases that read like a translation are found in documents', () => {
	expect( quaint( 'It goes on working for ever, whoever may.' ) ).toEqual( [
		'for ever',
		'goes on working',
		'whoever may',
	] );
	expect(
		quaint( 'It keeps working forever for users who can edit it.' )
	).toEqual( [] );
} );

test( 'everything is written in American English', () => {
	expect( spellings() ).toEqual( [] );
} );

test( 'strings and documents have the words of the glossary', () => {
	expect( phrases() ).toEqual( [] );
} );
