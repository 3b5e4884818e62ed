/** One history entry per viewing; the anchor of somebody else stays. */
import { beforeEach, expect, test, vi } from 'vitest';
import { beginEntry } from './entry';

const at = ( hash: string ) =>
	vi.waitFor( () => expect( location.hash ).toBe( hash ) );

beforeEach( async () => {
	history.pushState( null, '', '/page/?a=1#contact' );
} );

// First: nothing was opened in this document yet.
test( 'closing after a deep link stays and clears our fragment', async () => {
	history.pushState( null, '', '/page/?a=1#nanogallery/g/0/1' );
	const { length } = history;
	const entry = beginEntry( 'there', '#nanogallery/g/0/1', () => {} );
	entry.show( '#nanogallery/g/0/2' );
	entry.leave();
	expect( location.href ).toMatch( /\/page\/\?a=1$/ );
	expect( history.length ).toBe( length );
} );

test( 'browsing makes one entry, closing goes back to the page as it was', async () => {
	const { length } = history;
	const onBack = vi.fn();
	const entry = beginEntry( 'new', '#nanogallery/g/0/1', onBack );
	expect( location.hash ).toBe( '#nanogallery/g/0/1' );
	expect( history.state ).toBeNull();
	entry.show( '#nanogallery/g/0/2' );
	entry.show( '#nanogallery/g/0/3' );
	expect( history.length ).toBe( length + 1 );
	entry.leave();
	await at( '#contact' );
	expect( onBack ).not.toHaveBeenCalled();
} );

test( 'Back closes', async () => {
	const onBack = vi.fn();
	const entry = beginEntry( 'new', '#nanogallery/g/0/1', onBack );
	history.back();
	await vi.waitFor( () => expect( onBack ).toHaveBeenCalledOnce() );
	await at( '#contact' );
	entry.leave();
	expect( location.hash ).toBe( '#contact' );
} );

test( 'after Back, what Forward opens goes back again', async () => {
	const first = beginEntry( 'new', '#nanogallery/g/0/1', () => {} );
	first.leave();
	await at( '#contact' );
	history.forward();
	await at( '#nanogallery/g/0/1' );
	const again = beginEntry( 'there', '#nanogallery/g/0/1', () => {} );
	again.leave();
	await at( '#contact' );
} );

test( 'an anchor that is not ours stays', () => {
	beginEntry( 'there', '#nanogallery/g/0/1', () => {} ).leave();
	expect( location.hash ).toBe( '#contact' );
} );

test( 'a viewing that begins while the last one still goes back waits', async () => {
	const first = beginEntry( 'new', '#nanogallery/g/0/1', () => {} );
	first.leave();
	const onBack = vi.fn();
	const second = beginEntry( 'new', '#nanogallery/g/0/5', onBack );
	await at( '#nanogallery/g/0/5' );
	expect( onBack ).not.toHaveBeenCalled();
	second.leave();
	await at( '#contact' );
} );

test( 'a page that may not set its address still shows pictures', () => {
	const push = vi.spyOn( history, 'pushState' ).mockImplementation( () => {
		throw new DOMException( 'no', 'SecurityError' );
	} );
	const entry = beginEntry( 'new', '#nanogallery/g/0/1', () => {} );
	entry.show( '#nanogallery/g/0/2' );
	entry.leave();
	expect( location.hash ).toBe( '#contact' );
	push.mockRestore();
} );
