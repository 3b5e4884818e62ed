import { describe, expect, it } from 'vitest';

import type { Source } from './types';
import {
	isLeftAlone,
	isMoving,
	progressPercent,
	progressText,
	refreshedText,
	relativeTime,
	stateTone,
	tokenText,
} from './strings';

const NOW = Date.parse( '2026-03-10T12:00:00Z' );
const after = ( seconds: number ) =>
	new Date( NOW + seconds * 1000 ).toISOString();

describe( 'relativeTime', () => {
	it.each( [
		[ -5, 'now' ],
		[ 59, 'now' ],
		[ -60, '1 minute ago' ],
		[ -12 * 60 - 59, '12 minutes ago' ],
		[ 18 * 60, 'in 18 minutes' ],
		[ -3600, '1 hour ago' ],
		[ -86400, 'yesterday' ],
		[ 86400, 'tomorrow' ],
		[ -20 * 86400, '2 weeks ago' ],
		[ -70 * 86400, '2 months ago' ],
		[ -800 * 86400, '2 years ago' ],
	] )( 'says %d seconds as "%s"', ( seconds, words ) => {
		expect( relativeTime( after( seconds ), NOW, 'en-US' ) ).toBe( words );
	} );

	it( 'speaks the language of the admin', () => {
		expect( relativeTime( after( -120 ), NOW, 'de-DE' ) ).toBe(
			'vor 2 Minuten'
		);
	} );

	it( 'survives a locale that is no language tag', () => {
		expect( relativeTime( after( -120 ), NOW, 'not_a_tag' ) ).toMatch(
			/2/
		);
	} );
} );

describe( 'tokenText', () => {
	const words = ( token: Partial< Parameters< typeof tokenText >[ 0 ] > ) =>
		tokenText(
			{
				daysLeft: null,
				expires: null,
				scopes: [],
				state: 'ok',
				...token,
			},
			NOW
		);

	it( 'tells a token without an end from one nobody knows about', () => {
		expect( words( {} ) ).toEqual( {
			text: 'Never expires',
			tone: 'good',
		} );
		expect( words( { scopes: null } ) ).toEqual( {
			text: 'Unknown',
			tone: 'unknown',
		} );
	} );

	it( 'counts the days that are left', () => {
		expect(
			words( { daysLeft: 41, expires: after( 41 * 86400 ) } )
		).toEqual( {
			text: '41 days left',
			tone: 'good',
		} );
		expect( words( { daysLeft: 1 } ) ).toEqual( {
			text: '1 day left',
			tone: 'warning',
		} );
		expect( words( { daysLeft: 0, expires: after( 60 ) } ).text ).toBe(
			'Less than a day left'
		);
	} );

	it( 'promises no days of a token that nobody accepts', () => {
		expect( words( { daysLeft: 89, state: 'reconnect' } ).tone ).toBe(
			'bad'
		);
	} );

	it( 'says so when the token has ended', () => {
		expect( words( { daysLeft: 0, expires: after( -1 ) } ) ).toEqual( {
			text: 'Expired',
			tone: 'bad',
		} );
	} );
} );

describe( 'progress', () => {
	const ALL = { pictures: 40, pictureTotal: 40 };
	const SOME = { pictures: 12, pictureTotal: 40 };

	it( 'is told in posts', () => {
		expect( progressText( { done: 24, total: 96 }, SOME ) ).toBe(
			'24 of 96 posts'
		);
		expect( progressText( { done: 1, total: 1 }, ALL ) ).toBe(
			'1 of 1 post'
		);
		expect( progressText( { done: 1, total: null }, ALL ) ).toBe(
			'1 post so far'
		);
	} );

	it( 'is told in pictures, too, while nobody knows how many posts there are', () => {
		expect( progressText( { done: 24, total: null }, SOME ) ).toBe(
			'24 posts so far, 12 of 40 images'
		);
		expect( progressPercent( { done: 24, total: null }, SOME ) ).toBe( 30 );
	} );

	it( 'has a percentage only when the end is known', () => {
		expect( progressPercent( { done: 24, total: 96 }, SOME ) ).toBe( 25 );
		expect( progressPercent( { done: 99, total: 96 }, ALL ) ).toBe( 100 );
		expect(
			progressPercent( { done: 24, total: null }, ALL )
		).toBeUndefined();
		expect( progressPercent( { done: 0, total: 0 }, ALL ) ).toBeUndefined();
	} );
} );

describe( 'refreshedText', () => {
	const none = { added: 0, changed: 0, removed: 0 };

	it( 'names only what happened', () => {
		expect( refreshedText( 'Museum', none ) ).toBe(
			'Museum: nothing new.'
		);
		expect(
			refreshedText( 'Museum', { ...none, added: 3, changed: 1 } )
		).toBe( 'Museum: 3 new posts, 1 post changed.' );
	} );
} );

describe( 'isLeftAlone', () => {
	const at = ( seconds: number | null, state: Source[ 'state' ] = 'ok' ) =>
		isLeftAlone(
			{ state, nextRefresh: seconds === null ? null : after( seconds ) },
			NOW
		);

	it( 'means more than ten minutes late', () => {
		expect( at( -599 ) ).toBe( false );
		expect( at( -601 ) ).toBe( true );
		expect( at( null ) ).toBe( false );
	} );

	it( 'means a source whose first refresh nobody finished', () => {
		expect( at( -1, 'connecting' ) ).toBe( true );
	} );

	it( 'is never said of a source that cannot be refreshed', () => {
		expect( at( -7200, 'reconnect' ) ).toBe( false );
	} );
} );

describe( 'isMoving', () => {
	const progress = { done: 1, total: null };

	it( 'tells a refresh under way from one that a failure stopped', () => {
		expect( isMoving( { progress, state: 'ok' } ) ).toBe( true );
		expect( isMoving( { progress, state: 'connecting' } ) ).toBe( true );
		expect( isMoving( { progress, state: 'throttled' } ) ).toBe( false );
		expect( isMoving( { progress: null, state: 'ok' } ) ).toBe( false );
	} );
} );

describe( 'stateTone', () => {
	it( 'takes a state it does not know as unknown', () => {
		expect( stateTone( 'reconnect' ) ).toBe( 'bad' );
		expect( stateTone( 'dreaming' ) ).toBe( 'unknown' );
	} );
} );
