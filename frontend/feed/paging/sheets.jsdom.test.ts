import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadSheets } from './sheets';

const SHEET = 'http://localhost:3000/style-links.css';

let item: HTMLElement;

const sheet = () => document.head.querySelector( 'link' );

beforeEach( () => {
	vi.useFakeTimers();
	document.head.innerHTML = '';
	item = document.createElement( 'li' );
	item.innerHTML = `<article>Post</article><link rel="stylesheet" href="${ SHEET }">`;
} );

afterEach( () => {
	vi.useRealTimers();
	vi.restoreAllMocks();
} );

/** Whether posts may be shown by now. */
async function begin() {
	const done = vi.fn();
	void loadSheets( [ item ] ).then( done );
	await vi.advanceTimersByTimeAsync( 0 );
	return done;
}

test.each( [ 'load', 'error' ] )(
	'posts wait for their style, until its %s',
	async ( type ) => {
		const done = await begin();
		expect( item.innerHTML ).toBe( '<article>Post</article>' );
		expect( sheet()?.href ).toBe( SHEET );
		expect( done ).not.toHaveBeenCalled();
		sheet()?.dispatchEvent( new Event( type ) );
		await vi.advanceTimersByTimeAsync( 0 );
		expect( done ).toHaveBeenCalledOnce();
	}
);

test( 'a style that does not come holds nobody up', async () => {
	const done = await begin();
	await vi.advanceTimersByTimeAsync( 3_000 );
	expect( done ).toHaveBeenCalledOnce();
} );

test( 'a style that is there is not fetched again', async () => {
	vi.spyOn( document, 'styleSheets', 'get' ).mockReturnValue( [
		{ href: SHEET },
	] as unknown as StyleSheetList );
	expect( await begin() ).toHaveBeenCalledOnce();
	expect( sheet() ).toBeNull();
} );

test( 'posts without one wait for nothing', async () => {
	item.querySelector( 'link' )?.remove();
	expect( await begin() ).toHaveBeenCalledOnce();
} );
