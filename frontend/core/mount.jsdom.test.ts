import { beforeEach, expect, test, vi } from 'vitest';
import { emit } from './events';
import { mount } from './mount';

beforeEach( () => {
	document.body.innerHTML =
		'<div class="feed" id="one"></div><div class="other"></div><div class="feed" id="two"></div>';
} );

const ids = ( attach: ReturnType< typeof vi.fn > ) =>
	attach.mock.calls.map( ( [ element ] ) => element.id );

test( 'every matching element is attached', () => {
	const attach = vi.fn();
	mount( '.feed', attach );
	expect( ids( attach ) ).toEqual( [ 'one', 'two' ] );
} );

test( 'added elements are attached, themselves and inside, once each', () => {
	const attach = vi.fn();
	mount( '.feed', attach );
	const added = document.createElement( 'section' );
	added.innerHTML = '<div class="feed" id="inside"></div>';
	const itself = document.createElement( 'div' );
	itself.className = 'feed';
	itself.id = 'itself';
	document.body.append( added, itself );

	emit( document.body, 'vitrine:replaced', { added: [ added, itself ] } );
	emit( document.body, 'vitrine:replaced', { added: [ document.body ] } );

	expect( ids( attach ) ).toEqual( [ 'one', 'two', 'inside', 'itself' ] );
} );
