import { expect, test, vi } from 'vitest';
import { island } from './island';

test( 'it is downloaded once, on the first sign of interest', async () => {
	const download = vi.fn( async () => 'module' );
	const viewer = island( download );
	const element = document.createElement( 'div' );
	viewer.prepareOn( element );
	expect( download ).not.toHaveBeenCalled();
	element.dispatchEvent( new Event( 'pointerover' ) );
	element.dispatchEvent( new Event( 'pointerdown' ) );
	const run = vi.fn();
	await viewer.use( run, vi.fn() );
	expect( download ).toHaveBeenCalledOnce();
	expect( run ).toHaveBeenCalledWith( 'module' );
} );

test( 'of several uses before it is there only the last one counts', async () => {
	const viewer = island( async () => 'module' );
	const [ first, second ] = [ vi.fn(), vi.fn() ];
	await Promise.all( [
		viewer.use( first, vi.fn() ),
		viewer.use( second, vi.fn() ),
	] );
	expect( first ).not.toHaveBeenCalled();
	expect( second ).toHaveBeenCalledOnce();
} );

test( 'a cancelled use does nothing', async () => {
	const viewer = island( async () => 'module' );
	const run = vi.fn();
	const use = viewer.use( run, vi.fn() );
	viewer.cancel();
	await use;
	expect( run ).not.toHaveBeenCalled();
} );

test( 'a failed download is told, and tried again', async () => {
	const download = vi
		.fn< () => Promise< string > >()
		.mockRejectedValueOnce( new Error( 'offline' ) )
		.mockResolvedValue( 'module' );
	const viewer = island( download );
	const [ run, failed ] = [ vi.fn(), vi.fn() ];
	await viewer.use( run, failed );
	expect( failed ).toHaveBeenCalledOnce();
	await viewer.use( run, failed );
	expect( run ).toHaveBeenCalledWith( 'module' );
} );
