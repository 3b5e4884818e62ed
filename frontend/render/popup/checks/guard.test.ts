import { describe, expect, it } from 'vitest';
import cases from '../../../../tests/fixtures/popup-guard.json';
import { hasExit } from './guard';
import type { GuardedBlock } from './guarded-block';

interface Given {
	name: string;
	attributes: Record< string, unknown >;
	text?: string;
	html?: string;
	blocks?: Given[];
}

const block = ( {
	name,
	attributes,
	text,
	html,
	blocks,
}: Given ): GuardedBlock => ( {
	name,
	attributes: { ...attributes, text, content: html },
	innerBlocks: ( blocks ?? [] ).map( block ),
} );

describe( 'something visible closes a popup', () => {
	it.each( cases )( '$title', ( { attributes, blocks, closes } ) => {
		expect(
			hasExit(
				block( {
					name: 'vitrine/popup',
					attributes,
					blocks: blocks as Given[],
				} ),
				7
			)
		).toBe( closes );
	} );
} );
