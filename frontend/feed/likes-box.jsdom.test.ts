import { beforeEach, expect, test, vi } from 'vitest';

const code = vi.fn();

let allow: HTMLButtonElement;
const framed = vi.fn();
let see: () => void;

/** Brings the module: it listens to the button from then on. */
const arrive = () => {
	allow.addEventListener( 'click', framed );
	return {};
};

beforeEach( async () => {
	vi.resetModules();
	vi.doMock( '@vitrine/embed', () => code() );
	code.mockReset();
	framed.mockReset();
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			observe = vi.fn();
			disconnect = vi.fn();
			constructor( tell: ( entries: object[], self: object ) => void ) {
				see = () => tell( [ { isIntersecting: true } ], this );
			}
		}
	);
	see = () => {};
	await attach( '' );
} );

/**
 * Attaches a box.
 *
 * @param more What else is in the page.
 */
async function attach( more: string ) {
	document.body.innerHTML = `${ more }<button hidden>Load this content</button>`;
	allow = document.querySelector( 'button' )!;
	const { attachLikesBox } = await import( './likes-box' );
	attachLikesBox( allow );
}

test( 'shows its button, and fetches nothing', () => {
	expect( allow.hidden ).toBe( false );
	see();
	expect( code ).not.toHaveBeenCalled();
} );

test( 'fetches what makes the frame when the focus comes; a press is then that of the module', async () => {
	code.mockImplementation( arrive );
	allow.focus();
	await vi.waitFor( () => expect( code ).toHaveBeenCalledOnce() );
	await vi.dynamicImportSettled();
	expect( framed ).not.toHaveBeenCalled();
	allow.click();
	expect( framed ).toHaveBeenCalledOnce();
} );

test( 'a press before it has come is not lost', async () => {
	let come: ( value: object ) => void = () => {};
	code.mockReturnValue( new Promise( ( resolve ) => ( come = resolve ) ) );
	allow.click();
	allow.click();
	await vi.waitFor( () => expect( code ).toHaveBeenCalledOnce() );
	expect( framed ).not.toHaveBeenCalled();
	come( arrive() );
	await vi.waitFor( () => expect( framed ).toHaveBeenCalledOnce() );
	await vi.dynamicImportSettled();
	expect( framed ).toHaveBeenCalledOnce();
} );

test( 'where there is a consent tool, which may say yes by itself, it is fetched near the window', async () => {
	await attach(
		'<script type="application/json" id="wp-script-module-data-@vitrine/embed">{"tool":true}</script>'
	);
	code.mockImplementation( arrive );
	expect( code ).not.toHaveBeenCalled();
	see();
	await vi.waitFor( () => expect( code ).toHaveBeenCalledOnce() );
	await vi.dynamicImportSettled();
	expect( framed ).not.toHaveBeenCalled();
} );
