/** One step of zoom for each notch. */
import { expect, test } from 'vitest';
import { countSteps } from './wheel';

const turn = ( deltaY: number, deltaMode = 0 ) => ( { deltaY, deltaMode } );

test( 'a notch away from the visitor is one step larger, towards them one smaller', () => {
	const stepsOf = countSteps();
	expect( stepsOf( turn( -100 ) ) ).toBe( 1 );
	expect( stepsOf( turn( 100 ) ) ).toBe( -1 );
	expect( stepsOf( turn( 120 ) ) ).toBe( -1 );
} );

test( 'notches that are told of at once count each', () => {
	expect( countSteps()( turn( -300 ) ) ).toBe( 3 );
} );

test( 'what a touchpad sends adds up, and lines are longer than px', () => {
	const stepsOf = countSteps();
	expect( [ 15, 15, 15 ].map( ( px ) => stepsOf( turn( -px ) ) ) ).toEqual( [
		0, 0, 1,
	] );
	expect( stepsOf( turn( -15 ) ) ).toBe( 0 );
	expect( countSteps()( turn( -3, 1 ) ) ).toBe( 1 );
} );
