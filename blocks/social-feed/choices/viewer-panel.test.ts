import { expect, test } from 'vitest';
import metadata from '../block.json' with { type: 'json' };
import type { FeedAttributes } from '../feed-attributes';
import { canHavePanel } from './viewer-panel';

const defaults = Object.fromEntries(
	Object.entries( metadata.attributes ).map( ( [ name, schema ] ) => [
		name,
		schema.default,
	] )
) as unknown as FeedAttributes;

const bare: FeedAttributes = {
	...defaults,
	showAuthor: false,
	showDate: false,
	showText: false,
	showCounts: false,
	showNetworkLink: false,
};

test( 'pictures alone have nothing to tell beside them, tiles have', () => {
	expect( canHavePanel( defaults ) ).toBe( true );
	expect( canHavePanel( bare ) ).toBe( false );
	expect( canHavePanel( { ...bare, showText: true } ) ).toBe( true );
	expect( canHavePanel( { ...bare, showComments: true } ) ).toBe( true );
	expect( canHavePanel( { ...bare, layout: 'tiles' } ) ).toBe( true );
} );
