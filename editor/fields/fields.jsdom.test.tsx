import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { SettingsPanel } from '../panels/setting';
import { KeywordsField } from './fields';

interface Attributes {
	words: string[];
}

Object.assign( window, { IS_REACT_ACT_ENVIRONMENT: true } );

/**
 * The text field of a list that takes three words.
 *
 * @param words Words that it has.
 */
async function inputOf( words: string[] ): Promise< HTMLInputElement > {
	const settings = {
		attributes: { words },
		defaults: { words: [] },
		setAttributes: () => {},
		schema: {
			words: {
				type: 'array' as const,
				default: [],
				maxItems: 3,
				items: { type: 'string' as const },
			},
		},
	};
	const host = document.body.appendChild( document.createElement( 'div' ) );
	await act( async () =>
		createRoot( host ).render(
			<SettingsPanel label="Words" settings={ settings }>
				<KeywordsField< Attributes >
					settings={ settings }
					path="words"
					label="Words"
					help=""
				/>
			</SettingsPanel>
		)
	);
	return host.querySelector( 'input' )!;
}

/**
 * Writes into a field as people do, for React to see.
 *
 * @param input The field.
 * @param text  What is written.
 */
async function write( input: HTMLInputElement, text: string ): Promise< void > {
	await act( async () => {
		Object.getOwnPropertyDescriptor(
			HTMLInputElement.prototype,
			'value'
		)!.set!.call( input, text );
		input.dispatchEvent( new Event( 'input', { bubbles: true } ) );
	} );
}

test( 'a full list takes no further word, which would vanish', async () => {
	const input = await inputOf( [ 'sea', 'hill', 'town' ] );
	await write( input, 'wood' );
	expect( input.value ).toBe( '' );
} );

test( 'a list with room takes a word', async () => {
	const input = await inputOf( [ 'sea', 'hill' ] );
	await write( input, 'wood' );
	expect( input.value ).toBe( 'wood' );
} );
