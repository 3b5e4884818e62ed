import { expect, test } from 'vitest';
import { printed } from '../compat/nanogallery2/strings';
import { readStrings } from '../islands/viewer/strings';
import { readData } from '../popup/elements';

const id = ( module: string ) => `wp-script-module-data-@vitrine/${ module }`;

test( 'an element of an author with the id of the data switches no popup off and says no words', () => {
	const popup = { id: 1, element: 'popup-1', kind: 'modal', settings: {} };
	document.body.innerHTML = `
		<p id="${ id( 'popup' ) }">{"popups":[]}</p>
		<p id="${ id( 'viewer' ) }">{"words":{"close":"Bad"}}</p>
		<p id="${ id( 'nanogallery2' ) }">{"words":{"loading":"Bad"}}</p>
		<script type="application/json" id="${ id( 'nanogallery2' ) }">{"words":{"loading":"Wait"}}</script>
		<script type="application/json" id="${ id( 'popup' ) }">${ JSON.stringify( { popups: [ popup ] } ) }</script>
		<script type="application/json" id="${ id( 'viewer' ) }">{"words":{"close":"Close"}}</script>`;
	expect( readData()?.popups ).toEqual( [ popup ] );
	expect( readStrings( {} ) ).toEqual( { close: 'Close' } );
	expect( printed() ).toEqual( { words: { loading: 'Wait' } } );
	for ( const script of document.querySelectorAll( 'script' ) ) {
		script.remove();
	}
	expect( readData() ).toBeNull();
	expect( readStrings( {} ) ).toEqual( {} );
	expect( printed() ).toEqual( {} );
} );
