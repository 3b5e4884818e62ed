import { beforeEach, expect, test } from 'vitest';
import { closedAround, openAround, targetOf } from './open-target';

beforeEach( () => {
	document.body.innerHTML = `
		<div class="wp-block-tabs">
		<div class="wp-block-tab-list" role="tablist"><a role="tab" aria-controls="prices" href="#else"></a><button type="button" role="tab" aria-controls="prices"></button></div>
		<section class="wp-block-tab-panel" id="prices" hidden>
			<div class="wp-block-accordion-item" id="item">
				<div class="wp-block-accordion-panel" id="panel" hidden="until-found">
					<details id="outer"><details id="inner"><p id="deep"></p></details></details>
				</div>
			</div>
		</section>
		</div>
		<details open><p id="seen"></p></details>`;
	const element = ( id: string ) => document.getElementById( id )!;
	// As core's scripts do.
	document
		.querySelector( 'button' )!
		.addEventListener( 'click', () =>
			element( 'prices' ).removeAttribute( 'hidden' )
		);
	element( 'panel' ).addEventListener( 'beforematch', () =>
		element( 'item' ).classList.add( 'is-open' )
	);
} );

const closed = ( id: string ) =>
	closedAround( document.getElementById( id )! ).map( ( one ) => one.id );

test( 'what is closed is known, from the outside in, the target included', () => {
	expect( closed( 'deep' ) ).toEqual( [
		'prices',
		'item',
		'outer',
		'inner',
	] );
	expect( closed( 'item' ) ).toEqual( [ 'prices', 'item' ] );
	expect( closed( 'prices' ) ).toEqual( [ 'prices' ] );
	expect( closed( 'seen' ) ).toEqual( [] );
} );

test( 'all of it opens, once', async () => {
	const deep = document.getElementById( 'deep' )!;
	expect( await openAround( deep ) ).toBe( true );
	expect( closed( 'deep' ) ).toEqual( [] );
	expect( await openAround( deep ) ).toBe( false );
} );

test.each( [
	[ '#deep', 'deep' ],
	[ '', undefined ],
	[ '#', undefined ],
	[ '#gone', undefined ],
	[ '#/deep', undefined ],
	[ '#"]<img>', undefined ],
	[ '#elementor-action%3Aaction%3Dlightbox', undefined ],
] )( 'the fragment %s names %s', ( hash, id ) => {
	expect( targetOf( hash )?.id ).toBe( id );
} );
