/** Every effect and transition that settings allow is one that the style sheets know. */
import { readFileSync } from 'node:fs';
import { compileString } from 'sass';
import { expect, test } from 'vitest';
import { HOVER_EFFECTS } from './hover-effects';
import metadata from '../../../blocks/gallery/block.json';

const css = [ 'style', 'effects' ]
	.map( ( name ) => {
		const file = new URL(
			`../../../blocks/gallery/${ name }.scss`,
			import.meta.url
		);
		return compileString( readFileSync( file, 'utf8' ) ).css;
	} )
	.join( '\n' );

test.each( HOVER_EFFECTS )( 'hover effect %s', ( name ) => {
	expect( css ).toMatch( new RegExp( `\\.has-effect-${ name }[ )]` ) );
} );

test.each(
	metadata.attributes.displayTransition.enum.filter(
		( name ) => name !== 'none'
	)
)( 'transition %s', ( name ) => {
	expect( css ).toMatch( new RegExp( `\\.has-transition-${ name }[ )]` ) );
} );

test( 'nothing is styled by an id, and nothing but `hidden` is forced', () => {
	expect( css ).not.toMatch( /#[a-z_-]+\s*[{,]/i );
	expect( css.match( /!important/g ) ).toHaveLength( 1 );
} );
