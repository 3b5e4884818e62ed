import { expect, test } from 'vitest';
import { toolName } from './tool-actions';

test( 'a tool has its name whatever else its button is given', () => {
	const button = document.createElement( 'button' );
	button.className = 'hover wp-block-vitrine-gallery__tool is-select';
	expect( toolName( button ) ).toBe( 'select' );
	button.classList.add( 'focus-visible', 'is-from-la', 'is-pressed' );
	expect( toolName( button ) ).toBe( 'select' );
	expect( toolName( document.createElement( 'button' ) ) ).toBeUndefined();
} );
