import { expect, test } from 'vitest';
import { foremostPicture } from './picture';
import type { Picture, PostView } from './types';

const picture = ( src: string, eager: boolean ): Picture => ( {
	src,
	srcset: '',
	sizes: '',
	width: 4,
	height: 3,
	alt: '',
	color: '',
	eager,
	own: null,
} );

const post = ( changes: Partial< PostView > ): PostView => ( {
	id: '1',
	url: null,
	network: 'facebook',
	author: { name: 'A', url: null, avatar: picture( 'avatar', true ) },
	date: null,
	text: null,
	media: null,
	link: null,
	links: [],
	counts: [],
	share: null,
	button: null,
	shop: null,
	networkLabel: null,
	...changes,
} );

test( 'the first eager picture is fetched first, wherever it is', () => {
	const wanted = picture( 'wanted', true );
	const posts = [
		post( {} ),
		post( {
			media: {
				pictures: [ picture( 'lazy', false ) ],
				extra: 0,
				video: false,
				label: '',
			},
		} ),
		post( {
			links: [
				{
					url: '',
					title: '',
					text: '',
					host: '',
					picture: null,
					plays: false,
				},
				{
					url: '',
					title: '',
					text: '',
					host: '',
					picture: wanted,
					plays: false,
				},
			],
		} ),
		post( {
			media: {
				pictures: [ picture( 'later', true ) ],
				extra: 0,
				video: false,
				label: '',
			},
		} ),
	];
	expect( foremostPicture( posts ) ).toBe( wanted );
} );

test( 'portraits are not what visitors wait for', () => {
	expect( foremostPicture( [ post( {} ) ] ) ).toBeNull();
} );
