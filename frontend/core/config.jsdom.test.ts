import { expect, test } from 'vitest';
import { readConfig } from './config';

const shape = { feed: 'string', pages: 'number' } as const;

const block = ( json?: string ) => {
	const element = document.createElement( 'div' );
	if ( json !== undefined ) {
		element.innerHTML = `<script type="application/json" data-vitrine="">${ json }</script>`;
	}
	return element;
};

test( 'a complete configuration is read', () => {
	const config = readConfig( block( '{"feed":"/feed","pages":2}' ), shape );
	expect( config ).toMatchObject( { feed: '/feed', pages: 2 } );
} );

test.each( [
	undefined,
	'',
	'{"feed":',
	'null',
	'"feed"',
	'{}',
	'{"feed":"/feed"}',
	'{"feed":"/feed","pages":"2"}',
] )( '%j is no configuration', ( json ) => {
	expect( readConfig( block( json ), shape ) ).toBeNull();
} );
