/** G9: files dropped on an album's gallery became a core gallery. */
import { expect, test } from 'vitest';
import { albumAbove, goalOf } from './drop-goal';
import type { DropPlace } from './drop-goal';
import type { GalleryAttributes } from '../gallery-attributes';

const library = {
	id: 7,
	title: 'Sea',
	files: 3,
	mayArrange: true,
	mayAdd: true,
};

const placeOf = (
	source: GalleryAttributes[ 'source' ],
	more: Partial< DropPlace > = {}
): DropPlace => ( {
	attributes: { source, album: 5 } as GalleryAttributes,
	isNew: false,
	isRoot: true,
	library: undefined,
	post: 3,
	mayUpload: true,
	...more,
} );

const forbidden = { library, mayUpload: false };

test.each( [
	[ 'a new gallery', placeOf( 'media', { isNew: true } ), 'block', 0 ],
	[
		'samples of a pattern',
		placeOf( 'albums', { isNew: true } ),
		'block',
		0,
	],
	[ 'chosen files', placeOf( 'media' ), 'block', null ],
	[ 'an album', placeOf( 'album', { library } ), { post: 0, album: 7 }, 7 ],
	[ 'an album that is not here', placeOf( 'album' ), null, null ],
	[ 'a list of albums', placeOf( 'albums' ), null, 5 ],
	[
		'an album of a list',
		placeOf( 'albums', { library, isRoot: false } ),
		{ post: 0, album: 7 },
		7,
	],
	[
		'an album of a list that is not here',
		placeOf( 'albums', { isRoot: false } ),
		null,
		null,
	],
	[ 'files of the post', placeOf( 'attached' ), { post: 3, album: 0 }, null ],
	[ 'files of no post', placeOf( 'attached', { post: 0 } ), null, null ],
	[ 'addresses', placeOf( 'urls' ), null, null ],
	[ 'a provider', placeOf( 'provider' ), null, null ],
	[ 'no right to upload', placeOf( 'album', forbidden ), null, null ],
] )(
	'%s: where files and folders go, and why not',
	( _, place, target, above ) => {
		const goal = goalOf( place );
		expect( goal.target ).toEqual( target );
		expect( ! goal.reason ).toBe( target !== null );
		expect( albumAbove( place ) ).toBe( above );
	}
);
