import { describe, expect, test } from 'vitest';
import type { GalleryConfig, GalleryItem } from '../../render/gallery/types';
import { actionOf } from './click';

const item = ( fields: Partial< GalleryItem > = {} ) =>
	( { kind: 'image', destinationURL: '', ...fields } ) as GalleryItem;

const config = ( fields: object = {} ) =>
	( {
		openImage: true,
		openOriginal: false,
		displayImageOnAlbum: false,
		touchAutoOpenDelay: 0,
		...fields,
	} ) as unknown as GalleryConfig;

const mouse = {
	isTouch: false,
	isSelecting: false,
	isHovered: true,
	showsAtFirst: true,
};
const tap = { ...mouse, isTouch: true, isHovered: false };

describe( 'a click on a tile', () => {
	test.each( [
		[ 'an image opens', item(), config(), 'view' ],
		[
			'a destination is followed',
			item( { destinationURL: '/x' } ),
			config(),
			'follow',
		],
		[
			'nothing opens when opening is off',
			item(),
			config( { openImage: false, openOriginal: true } ),
			'nothing',
		],
		[
			'the original opens',
			item(),
			config( { openOriginal: true } ),
			'original',
		],
		[ 'an album opens', item( { kind: 'album' } ), config(), 'album' ],
		[
			'an album shows its first image',
			item( { kind: 'album' } ),
			config( { displayImageOnAlbum: true } ),
			'firstImage',
		],
		[
			'the back item leads up',
			item( { kind: 'albumUp' } ),
			config( { displayImageOnAlbum: true } ),
			'album',
		],
	] )( '%s', ( _, subject, settings, action ) => {
		expect( actionOf( subject, mouse, settings ) ).toBe( action );
	} );

	test( 'once something is selected a mouse selects images and albums', () => {
		const selecting = { ...mouse, isSelecting: true };
		expect( actionOf( item(), selecting, config() ) ).toBe( 'select' );
		expect(
			actionOf( item( { kind: 'album' } ), selecting, config() )
		).toBe( 'select' );
		expect(
			actionOf( item( { kind: 'albumUp' } ), selecting, config() )
		).toBe( 'album' );
		expect(
			actionOf( item( { destinationURL: '/x' } ), selecting, config() )
		).toBe( 'follow' );
	} );

	test( 'a finger opens, even then, at the second tap', () => {
		const selecting = { ...tap, isSelecting: true };
		expect( actionOf( item(), selecting, config() ) ).toBe( 'hover' );
		expect(
			actionOf( item(), { ...selecting, isHovered: true }, config() )
		).toBe( 'view' );
	} );

	test( 'the first tap opens where there is nothing to show, or where it is to', () => {
		expect(
			actionOf( item(), { ...tap, showsAtFirst: false }, config() )
		).toBe( 'view' );
		expect(
			actionOf( item(), tap, config( { touchAutoOpenDelay: -1 } ) )
		).toBe( 'view' );
		expect(
			actionOf( item(), tap, config( { touchAutoOpenDelay: 800 } ) )
		).toBe( 'hover' );
	} );
} );
