import { describe, expect, test } from 'vitest';
import { answerOf, answersTo, FIRST_ANSWERS, ownAnswer } from './answers';
import type { Question } from './answers';

const QUESTIONS: Question[] = [ 'where', 'who', 'when' ];

describe( 'answers', () => {
	test.each( QUESTIONS )( '%s: each is found again', ( question ) => {
		for ( const { value, attributes } of answersTo( question ) ) {
			expect( answerOf( question, attributes as never ) ).toBe( value );
		}
	} );

	test( 'defaults and the order of keys do not matter, values do', () => {
		const when = ( triggers: object ) => answerOf( 'when', { triggers } );
		expect(
			when( { scrolling_offset: 50, scrolling: 'yes', page_load: '' } )
		).toBe( 'scrolled' );
		expect( when( { scrolling: 'yes', scrolling_offset: 40 } ) ).toBe( '' );
		expect( when( 'hostile' as never ) ).toBe( 'click' );
		expect( answerOf( 'who', { timingAny: [ { visitor: 'yes' } ] } ) ).toBe(
			''
		);
	} );

	test( 'a popup begins with answers that open it', () => {
		const first = FIRST_ANSWERS as never;
		expect( QUESTIONS.map( ( one ) => answerOf( one, first ) ) ).toEqual( [
			'everywhere',
			'everyone',
			'soon',
		] );
	} );

	test( 'own answers are named', () => {
		expect(
			ownAnswer( 'when', {
				triggers: { page_load: 'yes', exit_intent: 'yes' },
			} )
		).toMatch( /^\S.*, \S/ );
		expect(
			ownAnswer( 'who', { timingAny: [ { visitor: 'yes' } ] } )
		).toBe( 'Custom rules' );
	} );
} );
