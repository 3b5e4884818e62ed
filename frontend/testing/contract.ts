/**
 * Holds TSX to the HTML that PHP prints.
 *
 * A case is two files in a block's test/fixtures: `<case>.view.json`, the view that PHP makes and TSX receives, and `<case>.html`.
 * PHPUnit compares the same pair from its side. Run `UPDATE_CONTRACT=1 npx vitest --run contract` to rewrite the HTML.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

const END = '.view.json';

/**
 * Tests every case of a block.
 *
 * @param fixtures Folder of the fixtures.
 * @param render   Makes the element that a view looks like.
 */
export function contract< View >(
	fixtures: string,
	render: ( view: View ) => ReactElement
): void {
	for ( const file of readdirSync( fixtures ).filter( ( name ) =>
		name.endsWith( END )
	) ) {
		const name = file.slice( 0, -END.length );
		test( `contract: ${ name }`, () => {
			const view: View = JSON.parse(
				readFileSync( path.join( fixtures, file ), 'utf8' )
			);
			const html = renderToStaticMarkup( render( view ) );
			const expected = path.join( fixtures, `${ name }.html` );
			if ( process.env[ 'UPDATE_CONTRACT' ] ) {
				writeFileSync( expected, readable( html ) );
			}
			expect( normal( html ) ).toBe(
				normal( readFileSync( expected, 'utf8' ) )
			);
		} );
	}
}

/**
 * Breaks the line between two tags; `normal` takes these breaks back, and so does PHPUnit.
 *
 * @param html One long line.
 */
function readable( html: string ): string {
	const body = new JSDOM( html ).window.document.body;
	return `${ body.innerHTML.replaceAll( '><', '>\n<' ) }\n`;
}

/**
 * Writes HTML as its document tree, so that only differences count that a browser sees.
 *
 * @param html Some HTML.
 */
export function normal( html: string ): string {
	const joined = html.trim().replace( />\n</g, '><' );
	return lines( JSDOM.fragment( joined ), '' ).join( '\n' );
}

function lines( parent: Node, indent: string ): string[] {
	return [ ...parent.childNodes ].flatMap( ( node ) => {
		if ( node.nodeType !== node.ELEMENT_NODE ) {
			return [ `${ indent }${ JSON.stringify( node.nodeValue ) }` ];
		}
		const element = node as Element;
		const attributes = [ ...element.attributes ]
			.map(
				( { name, value } ) => ` ${ name }=${ sorted( name, value ) }`
			)
			.sort();
		return [
			`${ indent }${ element.localName }${ attributes.join( '' ) }`,
			...lines( element, `${ indent }  ` ),
		];
	} );
}

/**
 * Writes an attribute; the order of classes and declarations means nothing.
 *
 * @param name  Name of the attribute.
 * @param value Its value.
 */
function sorted( name: string, value: string ): string {
	// Whether it is there is all that counts.
	if ( name === 'selected' ) {
		return '""';
	}
	const separator = { class: ' ', style: ';' }[ name ];
	const parts = separator
		? value.split( separator ).filter( Boolean ).sort().join( separator )
		: value;
	return JSON.stringify( parts );
}
