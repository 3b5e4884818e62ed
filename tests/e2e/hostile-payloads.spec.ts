import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { TOKENS, GARDEN } from './support/content';
import { expect, test } from './support/test';
import { leaves, requestsOf } from './support/watch';

/** What a feed prints. Twin, without a browser: tests/php/Feed/MutatedPayloadsTest.php. */
const ELEMENTS =
	'a article bdi blockquote button details div footer h2 header img li menu p script span summary time ul'.split(
		' '
	);

const ATTRIBUTES =
	'alt aria-current aria-expanded aria-hidden aria-label aria-live aria-roledescription class data-films data-pictures data-plays data-post data-vitrine datetime decoding dir fetchpriority height hidden href id loading popover popovertarget rel role sizes src srcset style tabindex target type value width'.split(
		' '
	);

const PAYLOADS = 10_000;

/** Feeds of a page: one document of everything would take Chromium longer than many. */
const FEEDS = 10;

const PHP = path.join( import.meta.dirname, '../php/Mutated' );

test( 'of ten thousand spoiled answers Chromium makes nothing but feeds', async ( {
	site,
	visitor,
}, info ) => {
	test.slow();
	const folder = info.outputPath( 'payloads' );
	mkdirSync( folder, { recursive: true } );
	const outcomes = await site.php< Record< string, [ number, number ] > >(
		`
		foreach ( array( 'Mutations', 'MutatedAnswers', 'MutatedDocuments', 'MutatedFeed' ) as $name ) {
			require ${ JSON.stringify( PHP ) } . "/{$name}.php";
		}
		$feed = new Vitrine\\Tests\\Mutated\\MutatedFeed( new Vitrine\\Tests\\Mutated\\MutatedAnswers( ...$given['accounts'] ) );
		foreach ( $feed->feeds( ${ PAYLOADS } ) as $number => $html ) {
			file_put_contents( $given['folder'] . '/' . intdiv( $number, ${ FEEDS } ) . '.html', $html, FILE_APPEND );
		}
		return $feed->outcomes;
		`,
		{
			folder,
			accounts: [
				TOKENS.garden,
				GARDEN,
				TOKENS.instagram,
				'17841408420116001',
			],
		}
	);
	expect( Object.keys( outcomes ) ).toHaveLength( 23 );
	expect(
		Object.values( outcomes )
			.flat()
			.reduce( ( sum, number ) => sum + number )
	).toBe( PAYLOADS );

	const deeds: string[] = [];
	visitor.on( 'dialog', async ( dialog ) => {
		deeds.push( dialog.message() );
		await dialog.dismiss();
	} );
	const foreign = requestsOf( visitor, leaves( site.url ) );
	// Pictures are not there: that a policy forbids them saves a hundred thousand requests; whose they would be, their addresses say.
	await visitor.route( '**', ( route ) => {
		const { pathname } = new URL( route.request().url() );
		return route.request().isNavigationRequest()
			? route.fulfill( {
					contentType: 'text/html; charset=utf-8',
					headers: { 'Content-Security-Policy': "img-src 'none'" },
					body: `<!DOCTYPE html><main>${ readFileSync( path.join( folder, path.basename( pathname ) ), 'utf8' ) }</main>`,
				} )
			: route.abort();
	} );

	let articles = 0;
	const strangers = new Set< string >();
	for ( const page of readdirSync( folder ) ) {
		await visitor.goto( `/payloads/${ page }`, {
			waitUntil: 'domcontentloaded',
		} );
		const found = await visitor.locator( 'html' ).evaluate(
			( html, [ elements, attributes ] ) => {
				const others = new Set< string >();
				for ( const element of html.querySelectorAll( 'main *' ) ) {
					const name = element.localName;
					if (
						! elements.includes( name ) ||
						( name === 'script' &&
							element.getAttribute( 'type' ) !==
								'application/json' )
					) {
						others.add( `<${ name }>` );
					}
					for ( const {
						name: attribute,
						value,
					} of element.attributes ) {
						if ( ! attributes.includes( attribute ) ) {
							others.add( `<${ name } ${ attribute }>` );
						}
						if (
							( attribute === 'href' &&
								! /^(https?:\/\/|mailto:|tel:)/.test(
									value
								) ) ||
							// Pictures are the site's own.
							( /^src(set)?$/.test( attribute ) &&
								value
									.split( /,\s+/ )
									.some(
										( one ) =>
											! one.startsWith(
												`${ location.origin }/`
											)
									) )
						) {
							others.add( `${ attribute }=${ value }` );
						}
					}
				}
				// Nothing has closed what the posts stand in.
				for ( const { localName } of html.querySelectorAll(
					'body > :not(main), main main'
				) ) {
					others.add( `${ localName } outside` );
				}
				return {
					count: html.querySelectorAll( 'main article' ).length,
					others: [ ...others ],
				};
			},
			[ ELEMENTS, ATTRIBUTES ] as const
		);
		articles += found.count;
		found.others.forEach( ( other ) => strangers.add( other ) );
	}
	expect( articles ).toBeGreaterThan( PAYLOADS / 2 );
	expect( [ ...strangers ] ).toEqual( [] );
	expect( deeds ).toEqual( [] );
	expect( foreign ).toEqual( [] );
} );
