import { describe, expect, it } from 'vitest';
import { contrast } from './contrast';
import type { GuardedBlock } from './guarded-block';
import { REMEDIES, warningsOf, type Glance } from './warnings';

const glance: Glance = {
	title: 'Offer',
	colors: null,
	needs: null,
	mentions: null,
};

const block = (
	name: string,
	attributes = {},
	innerBlocks: GuardedBlock[] = []
): GuardedBlock => ( { name, attributes, innerBlocks } );

const popup = ( attributes = {}, innerBlocks: GuardedBlock[] = [] ) =>
	block( 'vitrine/popup', attributes, innerBlocks );

const everywhere = { conditions: [ { type: 'include', name: 'general' } ] };
const atOnce = { ...everywhere, triggers: { page_load: 'yes' } };

describe( 'guard rails', () => {
	it( 'warns of no name', () => {
		const nameless = { ...glance, title: ' ' };
		expect( warningsOf( popup(), nameless ) ).toContain( 'name' );
		expect( warningsOf( popup( { label: 'X' } ), nameless ) ).toEqual( [] );
		expect(
			warningsOf(
				popup( {}, [
					block( 'core/group', {}, [ block( 'core/heading' ) ] ),
				] ),
				nameless
			)
		).toEqual( [] );
		expect( warningsOf( popup(), glance ) ).toEqual( [] );
	} );

	it( 'warns of low contrast', () => {
		const colors = ( text: string, background: string ) =>
			warningsOf( popup(), { ...glance, colors: { text, background } } );
		expect( colors( '#777777', '#ffffff' ) ).toEqual( [ 'contrast' ] );
		expect( colors( '#767676', '#fff' ) ).toEqual( [] );
		expect( colors( 'rgb(255, 255, 255)', 'rgba(0, 0, 0, 0.3)' ) ).toEqual(
			[ 'contrast' ]
		);
		expect( colors( 'color(display-p3 1 1 1)', '#fff' ) ).toEqual( [] );
		expect( contrast( '#000', '#fff' ) ).toBeCloseTo( 21, 5 );
		expect( contrast( '#fff', 'rgba(0, 0, 0, 0)' ) ).toBe( 1 );
	} );

	it( 'warns of what is larger than a phone (320 × 568)', () => {
		const of = ( settings: object, needs: Glance[ 'needs' ] = null ) =>
			warningsOf( popup( { settings } ), { ...glance, needs } );
		const height = ( size: number ) => ( {
			height_type: 'custom',
			height: { size, unit: 'px' },
		} );
		expect( of( height( 528 ) ) ).toEqual( [] );
		expect( of( height( 529 ) ) ).toEqual( [ 'phone-size' ] );
		expect( of( { ...height( 529 ), margin: 0 } ) ).toEqual( [] );
		// It is as wide as the window.
		expect( of( { width: { size: 900, unit: 'px' } } ) ).toEqual( [] );
		expect( of( {}, { width: 280, height: 528 } ) ).toEqual( [] );
		expect( of( {}, { width: 281, height: 100 } ) ).toEqual( [
			'phone-size',
		] );
	} );

	it( 'warns of an overlay for phones that come from search, and mends that', () => {
		const of = ( attributes: object ) =>
			warningsOf( popup( attributes ), glance );
		expect( of( atOnce ) ).toEqual( [ 'phone-search' ] );
		for ( const calm of [
			{ ...atOnce, kind: 'slide-in' },
			{ ...atOnce, kind: 'bar' },
			{ ...everywhere, triggers: { exit_intent: 'yes' } },
			{ ...everywhere, triggers: { form_submit: 'yes' } },
			{
				...atOnce,
				timing: { devices: 'yes', devices_devices: [ 'desktop' ] },
			},
			{
				...atOnce,
				timing: {
					devices: 'yes',
					devices_devices: [ 'mobile' ],
					devices_not: 'yes',
				},
			},
			{
				...atOnce,
				timing: { sources: 'yes', sources_sources: [ 'internal' ] },
			},
			{ ...atOnce, ...REMEDIES.banner( atOnce ) },
			{ ...atOnce, ...REMEDIES.later( atOnce ) },
		] ) {
			expect( of( calm ) ).toEqual( [] );
		}
		expect(
			of( {
				...atOnce,
				timing: { sources: 'yes', sources_sources: [ 'search' ] },
			} )
		).toEqual( [ 'phone-search' ] );
		expect(
			REMEDIES.banner( { settings: { priority: 3 } } ).settings
		).toEqual( { priority: 3, phone_banner: 'yes' } );
	} );

	it( 'warns of a text field that comes first', () => {
		const of = ( ...blocks: GuardedBlock[] ) =>
			warningsOf( popup( {}, blocks ), glance );
		const form = block( 'contact-form-7/contact-form-selector' );
		expect( of( form ) ).toEqual( [ 'field-first' ] );
		expect( of( block( 'core/group', {}, [ form ] ) ) ).toEqual( [
			'field-first',
		] );
		expect(
			of(
				block( 'core/html', { content: '<form><input type="email">' } )
			)
		).toEqual( [ 'field-first' ] );
		expect( of( block( 'core/paragraph' ), form ) ).toEqual( [] );
		expect( of( block( 'core/group' ), block( 'core/image' ) ) ).toEqual(
			[]
		);
		expect(
			of( block( 'core/html', { content: '<input type="hidden">' } ) )
		).toEqual( [] );
	} );

	it( 'warns of what is never shown', () => {
		const of = ( attributes: object, mentions: number | null = 0 ) =>
			warningsOf( popup( attributes ), { ...glance, mentions } );
		expect( of( {} ) ).toEqual( [ 'never' ] );
		expect( of( {}, null ) ).toEqual( [] );
		expect( of( {}, 1 ) ).toEqual( [] );
		expect( of( everywhere ) ).toEqual( [ 'never' ] );
		expect(
			of( { ...everywhere, settings: { open_selector: '.more' } } )
		).toEqual( [] );
		expect(
			of( { ...everywhere, triggers: { exit_intent: 'yes' } } )
		).toEqual( [] );
	} );

	it( 'warns of moments without a place, and puts it on the whole site', () => {
		const lost = { triggers: { exit_intent: 'yes' } };
		const of = ( attributes: object ) =>
			warningsOf( popup( attributes ), { ...glance, mentions: 1 } );
		expect( of( lost ) ).toEqual( [ 'nowhere' ] );
		const not = { type: 'exclude', name: 'archive' };
		expect( of( { ...lost, conditions: [ not ] } ) ).toEqual( [
			'nowhere',
		] );
		const mended = REMEDIES.everywhere( { ...lost, conditions: [ not ] } );
		expect( mended.conditions ).toMatchObject( [
			{ type: 'include', name: 'general' },
			not,
		] );
		expect( of( { ...lost, ...mended } ) ).toEqual( [] );
	} );

	it( 'warns of a form that is missing, and of links that lead nowhere', () => {
		const of = ( name: string, attributes = {} ) =>
			warningsOf(
				popup( {}, [
					block( 'core/group', {}, [ block( name, attributes ) ] ),
				] ),
				glance
			);
		const close = { vitrinePopup: { action: 'close' } };
		expect( of( 'vitrine/form-placeholder' ) ).toEqual( [ 'form' ] );
		expect( of( 'core/button', { url: '#' } ) ).toEqual( [ 'link' ] );
		expect( of( 'core/button', { url: '#', ...close } ) ).toEqual( [] );
		expect( of( 'core/button', { url: '#top' } ) ).toEqual( [] );
		expect(
			of( 'core/paragraph', { content: 'More <a href="#">here</a>' } )
		).toEqual( [ 'link' ] );
		expect(
			of( 'core/paragraph', {
				content:
					'<a href="#" data-vitrine-popup="open" data-vitrine-popup-id="popup-7">here</a>',
			} )
		).toEqual( [] );
	} );

	it( 'reads anything', () => {
		expect(
			warningsOf(
				popup( {
					settings: 7,
					timing: [],
					triggers: 'x',
					conditions: {},
					kind: [],
				} ),
				glance
			)
		).toEqual( [] );
	} );
} );
