/** Sizes for each size class, and separately for the first album level. */
import { expect, test } from 'vitest';
import { defaults } from '../gallery-attributes';
import type { GalleryAttributes } from '../gallery-attributes';
import { classesWithOwn, levelViews } from './level';

function block( given: Partial< GalleryAttributes > ) {
	const state = { attributes: { ...defaults, ...given } };
	const settings = () => ( {
		attributes: state.attributes,
		defaults,
		setAttributes: ( changes: Partial< GalleryAttributes > ) => {
			state.attributes = { ...state.attributes, ...changes };
		},
	} );
	return { state, settings };
}

test( 'each scope writes where it belongs, and only what differs from what it inherits', () => {
	const { state, settings } = block( {} );
	levelViews( settings(), {
		level: 'all',
		size: 'all',
	} ).layout.setAttributes( { width: 250 } );
	levelViews( settings(), { level: 'all', size: 'xs' } ).layout.setAttributes(
		{ width: 120, height: 200 }
	);
	levelViews( settings(), {
		level: 'first',
		size: 'all',
	} ).layout.setAttributes( { layout: 'cascading', width: 250 } );
	levelViews( settings(), {
		level: 'first',
		size: 'xl',
	} ).layout.setAttributes( { width: 500 } );
	levelViews( settings(), {
		level: 'first',
		size: 'all',
	} ).members.setAttributes( { mode: 'rows', maxRows: 2 } );
	levelViews( settings(), {
		level: 'first',
		size: 'all',
	} ).label.setAttributes( { position: 'onBottom' } );
	expect( state.attributes.layout ).toEqual( { width: 250 } );
	expect( state.attributes.sizes ).toEqual( { xs: { width: 120 } } );
	expect( state.attributes.firstLevel ).toEqual( {
		layout: { layout: 'cascading' },
		sizes: { xl: { width: 500 } },
		mode: 'rows',
		label: { position: 'onBottom' },
	} );
	expect(
		levelViews( settings(), { level: 'first', size: 'all' } ).layout
			.attributes.layout
	).toBe( 'cascading' );
	expect( classesWithOwn( settings(), 'all' ) ).toEqual( [ 'xs' ] );
	expect( classesWithOwn( settings(), 'first' ) ).toEqual( [ 'xl' ] );
} );

test( 'what is set back to what it inherits is stored no more', () => {
	const { state, settings } = block( {
		sizes: { xs: { width: 120 } },
		layout: { width: 250 },
	} );
	levelViews( settings(), { level: 'all', size: 'xs' } ).layout.setAttributes(
		{ width: 250 }
	);
	levelViews( settings(), {
		level: 'all',
		size: 'all',
	} ).layout.setAttributes( { width: 300 } );
	expect( state.attributes.sizes ).toEqual( {} );
	expect( state.attributes.layout ).toEqual( {} );
} );
