import { expect, test } from 'vitest';
import { watchForms } from './forms';

test( 'a form that is sent before the code is there that watches is told of all the same', async () => {
	document.body.innerHTML = '<form id="sent"></form><form id="taken"></form>';
	const told: string[] = [];
	document.addEventListener( 'vitrine:form:sent', ( event ) =>
		told.push( ( event.target as Element ).id )
	);
	const submit = ( id: string, isTaken = false ) => {
		const event = new Event( 'submit', {
			bubbles: true,
			cancelable: true,
		} );
		if ( isTaken ) {
			event.preventDefault();
		}
		document.getElementById( id )!.dispatchEvent( event );
	};
	const watching = watchForms();
	submit( 'sent' );
	submit( 'taken', true );
	expect( told ).toEqual( [] );
	await watching;
	expect( told ).toEqual( [ 'sent' ] );
	await watchForms();
	submit( 'taken' );
	expect( told ).toEqual( [ 'sent', 'taken' ] );
} );
