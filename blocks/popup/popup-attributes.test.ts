import { expect, test } from 'vitest';
import metadata from './block.json';
import { defaults, groupOf, schema } from './popup-attributes';

test( 'rules of a group have the bounds of block.json', () => {
	const group = groupOf(
		{
			attributes: { ...defaults, timingAny: [ {}, {} ] },
			defaults,
			schema,
			setAttributes: () => {},
		},
		1
	);
	expect( group.schema ).toEqual( metadata.attributes.timing.properties );
} );
