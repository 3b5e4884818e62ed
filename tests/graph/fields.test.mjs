import { expect, test } from 'vitest';
import { formatFields, parseFields } from './fields.mjs';

test( 'plain names keep their order and tolerate spaces and double commas', () => {
	expect(
		parseFields( ' id, message,,created_time ' ).map( ( f ) => f.name )
	).toEqual( [ 'id', 'message', 'created_time' ] );
	expect( parseFields( '' ) ).toEqual( [] );
} );

test( 'modifiers, braces and aliases nest', () => {
	const [ attachments, love ] = parseFields(
		'attachments{media{image},subattachments.limit(100){media,type}},reactions.type(LOVE).limit(0).summary(total_count).as(love)'
	);
	expect( attachments.fields[ 1 ].args ).toEqual( { limit: '100' } );
	expect( attachments.fields[ 1 ].fields.map( ( f ) => f.name ) ).toEqual( [
		'media',
		'type',
	] );
	expect( love ).toEqual( {
		name: 'reactions',
		alias: 'love',
		args: { type: 'LOVE', limit: '0', summary: 'total_count' },
		fields: null,
	} );
} );

test( 'modifiers may stand behind the braces', () => {
	const [ comments ] = parseFields(
		'comments{from{name}}.filter(stream).order(reverse_chronological)'
	);
	expect( comments.args ).toEqual( {
		filter: 'stream',
		order: 'reverse_chronological',
	} );
	expect( comments.fields[ 0 ].fields[ 0 ].name ).toBe( 'name' );
} );

test.each( [ 'id}', 'a{b', 'a.limit(3', 'a.limit', 'a b', '{' ] )(
	'%s is refused with code 2500',
	( text ) => {
		expect( () => parseFields( text ) ).toThrow( /Syntax error/ );
		try {
			parseFields( text );
		} catch ( error ) {
			expect( error.code ).toBe( 2500 );
		}
	}
);

test( 'formatFields is the inverse', () => {
	const text =
		'id,comments.filter(stream).limit(3){from{name},message},reactions.type(CARE).as(care)';
	expect( formatFields( parseFields( text ) ) ).toBe( text );
} );
