/** The original's grammar of hover effects, and what becomes of it in a page. */
import { describe, expect, test } from 'vitest';
import { effectRules } from './effect-rules';
import { easingOf } from './easing';
import { readEffects, readInitials } from './effects';
import { nearestEffects } from './hover';

const all = ( value: unknown ) => readEffects( value )?.effects;
const one = ( value: unknown ) => all( value )?.[ 0 ];
const rules = ( value: unknown, initial: unknown = '' ) =>
	effectRules(
		':where(#g)',
		all( value ) ?? [],
		readInitials( initial ) ?? [],
		'',
		() => true
	);

describe( 'reading', () => {
	test( 'values, units, durations, easing', () => {
		expect( one( 'label_translateY_0px_-20px' ) ).toMatchObject( {
			part: 'label',
			property: 'translateY',
			from: '0px',
			to: '-20px',
			duration: 400,
			durationBack: 300,
			easing: 'easeOutQuart',
		} );
		expect(
			one( 'image_scale_1_1.1_easeOutBounce_hoverin_duration500_delay20' )
		).toMatchObject( {
			to: '1.1',
			easing: 'easeOutBounce',
			goes: false,
			duration: 500,
			delay: 20,
		} );
		expect( one( 'image_scale_1.00_1.10_5000' )?.duration ).toBe( 5000 );
		expect( one( 'title_backgroundColor_#000_#fff' )?.property ).toBe(
			'background-color'
		);
	} );

	test( 'chains, objects, lists and presets', () => {
		expect(
			all( 'imageScale150 | labelAppear|toolsSlideUp' )
		).toHaveLength( 3 );
		expect( one( { name: 'imageGrayOff', duration: 100 } ) ).toMatchObject(
			{
				property: 'grayscale',
				from: '100%',
				duration: 100,
			}
		);
		expect(
			one( [
				{
					element: '.nGY2GThumbnailLabel',
					type: 'opacity',
					from: 0,
					to: 1,
				},
			] )
		).toMatchObject( { part: 'label', property: 'opacity' } );
		// As in the original, it takes the blur away.
		expect( one( 'imageBlurOn' ) ).toMatchObject( {
			from: '2px',
			to: '0px',
		} );
		expect( all( null ) ).toEqual( [] );
		expect( all( 'none' ) ).toEqual( [] );
		expect( readEffects( 7 ) ).toBeNull();
		expect( readEffects( 'constructor|customlayer_opacity_0_1' ) ).toEqual(
			{
				effects: [],
				unread: [ 'constructor', 'customlayer_opacity_0_1' ],
			}
		);
	} );
} );

describe( 'rules', () => {
	test( 'every value is a custom property of the wrapper', () => {
		const { properties, rules: made } = rules(
			'label_translateY_0px_-20px'
		);
		expect( properties ).toEqual( {
			'--vitrine-gallery-label-translate-y': '0px',
			'--vitrine-gallery-label-translate-y-hover': '-20px',
		} );
		expect( made.join( '\n' ) ).toContain(
			'translate:0px var(--vitrine-gallery-label-translate-y-hover) 0px'
		);
		expect( made.join( '\n' ) ).toContain(
			'translate 400ms cubic-bezier(.165,.84,.44,1) 30ms'
		);
	} );

	test( 'hoverin alone never goes back, and steps that follow are keyframes', () => {
		expect( rules( 'image_scale_1_1.4_hoverin' ).rules.join() ).toContain(
			'scale 0s 1e7s'
		);
		expect(
			rules(
				'image_scale_1_1.2_duration100|image_scale_1.2_1.1_keyframe_duration100_delay200'
			).rules.join()
		).toMatch( /@keyframes .*66\.6.*scale:1\.2.*100%\{scale:1\.1/ );
	} );

	test( 'what a part has from the beginning', () => {
		expect(
			rules( 'none', 'title_rotateZ_3deg|image_scale_1.2' ).rules.join()
		).toMatch( /rotate:var.*scale:var/s );
	} );

	test.each( [
		'label_backgroundImage_url(https://evil.example/)_none',
		'label_position_fixed_fixed',
		'label_z-index_9_99',
		'label_color_red;}body{display:none_blue',
		'image_scale_1_expression(1)',
		'title_color_var(--x)_blue',
		'label_content_"a"_"b"',
		'label_background_image-set(x)_none',
	] )( 'hostile: %s', ( value ) => {
		expect( rules( value ) ).toEqual( { properties: {}, rules: [] } );
	} );
} );

test( 'a block has the nearest preset, or none: nothing hides what the original shows', () => {
	expect( nearestEffects( 'label_translateY_0px_-20px' ).effects ).toEqual(
		[]
	);
	expect( nearestEffects( 'image_scale_1_1.1' ).effects ).toEqual( [] );
	expect( nearestEffects( 'image_scale_1.00_1.50' ).effects ).toEqual( [
		'imageScale150',
	] );
	expect( nearestEffects( 'label_translateY_100%_0%' ).effects ).toEqual( [
		'labelSlideUp',
	] );
	expect( nearestEffects( null ) ).toEqual( { effects: [], exact: true } );
} );

test( 'easings end where they should', () => {
	expect( easingOf( 'elastic' ) ).toMatch( /^linear\(0,.*,1\)$/ );
	expect( easingOf( 'easeOutBounce' ) ).toMatch( /,1\)$/ );
	expect( easingOf( 'constructor' ) ).toBe( easingOf( 'easeOutQuart' ) );
} );
