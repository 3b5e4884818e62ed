import path from 'node:path';
import { TOKENS, GARDEN } from './support/content';
import { expect, test } from './support/test';
import { leaves, requestsOf } from './support/watch';

/** What a feed prints. Twin, with ten thousand answers and without a browser: tests/php/Feed/MutatedPayloadsTest.php. */
const ELEMENTS =
	'a article bdi blockquote button details div footer header img li menu p script span summary time ul'.split(
		' '
	);

const ATTRIBUTES =
	'alt aria-current aria-expanded aria-hidden aria-label aria-live aria-roledescription class data-films data-pictures data-plays data-post data-vitrine datetime decoding dir fetchpriority height hidden href id loading popover popovertarget rel role sizes src srcset style tabindex target type width'.split(
		' '
	);

const PHP = path.join( import.meta.dirname, '../php' );

test( 'of five hundred spoiled answers Chromium makes nothing but feeds', async ( {
	site,
	visitor,
} ) => {
	const html = await site.php< string >(
		`
		require ${ JSON.stringify( `${ PHP }/Mutations.php` ) };
		require ${ JSON.stringify( `${ PHP }/MutatedFeed.php` ) };
		$feed = new Vitrine\\Tests\\MutatedFeed( new Vitrine\\Tests\\Mutations( 500 ), $given[0], $given[1], $given[2], $given[3] );
		$html = '';
		for ( $look = 0; $look < 10; $look++ ) {
			$posts = array();
			while ( count( $posts ) < 50 ) {
				$posts[] = $feed->post();
				$posts   = array_values( array_filter( $posts ) );
			}
			$html .= Vitrine\\Tests\\MutatedFeed::html( $posts, $look );
		}
		return $html;
		`,
		[ TOKENS.garden, GARDEN, TOKENS.instagram, '17841408420116001' ]
	);
	const deeds: string[] = [];
	visitor.on( 'dialog', async ( dialog ) => {
		deeds.push( dialog.message() );
		await dialog.dismiss();
	} );
	const foreign = requestsOf( visitor, leaves( site.url ) );
	// Pictures are not there.
	await visitor.route( '**', ( route ) =>
		route.request().isNavigationRequest()
			? route.fulfill( {
					contentType: 'text/html; charset=utf-8',
					body: `<!DOCTYPE html><main>${ html }</main>`,
				} )
			: route.abort()
	);
	await visitor.goto( '/payloads', { waitUntil: 'domcontentloaded' } );

	const { articles, strangers } = await visitor.locator( 'html' ).evaluate(
		( page, [ elements, attributes ] ) => {
			const found = new Set< string >();
			for ( const element of page.querySelectorAll( 'main *' ) ) {
				const name = element.localName;
				if (
					! elements.includes( name ) ||
					( name === 'script' &&
						element.getAttribute( 'type' ) !== 'application/json' )
				) {
					found.add( `<${ name }>` );
				}
				for ( const { name: attribute, value } of element.attributes ) {
					if ( ! attributes.includes( attribute ) ) {
						found.add( `<${ name } ${ attribute }>` );
					}
					if (
						[ 'href', 'src' ].includes( attribute ) &&
						! /^(https?:\/\/|mailto:|tel:)/.test( value )
					) {
						found.add( `${ attribute }=${ value }` );
					}
				}
			}
			return {
				articles: page.querySelectorAll( 'main article' ).length,
				// Nothing has closed what the posts stand in.
				strangers: [
					...found,
					...[ ...page.querySelectorAll( 'body > *' ) ]
						.map( ( { localName } ) => localName )
						.filter( ( name ) => name !== 'main' ),
				],
			};
		},
		[ ELEMENTS, ATTRIBUTES ] as const
	);
	expect( articles ).toBeGreaterThanOrEqual( 500 );
	expect( strangers ).toEqual( [] );
	expect( deeds ).toEqual( [] );
	expect( foreign ).toEqual( [] );
} );
