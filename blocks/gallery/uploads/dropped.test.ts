/** G9: dropped folders become albums. */
import { expect, test } from 'vitest';
import { filesOf, MAX_FILES, readDropped } from './dropped';
import type { Folder } from './dropped';

/** Browsers hand out the entries of a folder in parts. */
const PART = 100;

const fileEntry = ( name: string, type = 'image/jpeg' ) =>
	( {
		name,
		isDirectory: false,
		file: ( done: ( file: File ) => void ) =>
			done( new File( [], name, { type } ) ),
	} ) as unknown as FileSystemEntry;

const folderEntry = ( name: string, children: FileSystemEntry[] ) =>
	( {
		name,
		isDirectory: true,
		createReader: () => {
			let at = 0;
			return {
				readEntries: (
					done: ( entries: FileSystemEntry[] ) => void
				) => {
					done( children.slice( at, at + PART ) );
					at += PART;
				},
			};
		},
	} ) as unknown as FileSystemEntry;

const unreadable = ( name: string ) =>
	( {
		name,
		isDirectory: true,
		createReader: () => ( {
			readEntries: ( _: unknown, fail: ( error: Error ) => void ) =>
				fail( new Error( 'NotReadableError' ) ),
		} ),
	} ) as unknown as FileSystemEntry;

const many = ( number: number ) =>
	Array.from( { length: number }, ( _, at ) => fileEntry( `${ at }.jpg` ) );

/** A tree as text. */
const said = ( { name, files, folders }: Folder ): string =>
	`${ name }( ${ [
		...files.map( ( file ) => file.name ),
		...folders.map( said ),
	].join( ' ' ) } )`;

const saidAll = async ( ...entries: FileSystemEntry[] ) => {
	const { isCut, ...rest } = await readDropped( entries );
	return [ said( { name: '', ...rest } ), isCut ];
};

test( 'folders keep their names and what is below them, in the order of names', async () => {
	expect(
		await saidAll(
			folderEntry( 'Sea', [
				fileEntry( '10.jpg' ),
				folderEntry( 'Harbor', [ fileEntry( 'a.mp4', 'video/mp4' ) ] ),
				fileEntry( '9.jpg' ),
			] ),
			fileEntry( 'loose.png', 'image/png' )
		)
	).toEqual( [ '( loose.png Sea( 9.jpg 10.jpg Harbor( a.mp4 ) ) )', false ] );
} );

test( 'where no album may be made, the files of a folder are those of all below it', async () => {
	const { folders } = await readDropped( [
		folderEntry( 'Sea', [
			fileEntry( 'a.jpg' ),
			folderEntry( 'Harbor', [
				folderEntry( 'Boats', [ fileEntry( 'b.jpg' ) ] ),
			] ),
		] ),
	] );
	expect( folders.flatMap( filesOf ).map( ( { name } ) => name ) ).toEqual( [
		'a.jpg',
		'b.jpg',
	] );
} );

test( 'what is no picture or video, hidden or empty is left out', async () => {
	expect(
		await saidAll(
			folderEntry( 'Sea', [
				fileEntry( 'Thumbs.db', '' ),
				fileEntry( 'notes.txt', 'text/plain' ),
				fileEntry( '._1.jpg' ),
				folderEntry( '.cache', many( 1 ) ),
				folderEntry( 'Empty', [ folderEntry( 'Emptier', [] ) ] ),
				fileEntry( '1.jpg' ),
			] )
		)
	).toEqual( [ '( Sea( 1.jpg ) )', false ] );
} );

test( 'a drop has a bound on files, on depth and on what it looks at', async () => {
	const { folders, isCut } = await readDropped( [
		folderEntry( 'Sea', many( 450 ) ),
		folderEntry( 'Zoo', many( 100 ) ),
	] );
	expect( [ folders.flatMap( filesOf ).length, isCut ] ).toEqual( [
		MAX_FILES,
		true,
	] );

	const deep = ( depth: number ): FileSystemEntry =>
		folderEntry( `${ depth }`, [
			fileEntry( 'x.jpg' ),
			...( depth < 8 ? [ deep( depth + 1 ) ] : [] ),
		] );
	expect( await saidAll( deep( 1 ) ) ).toEqual( [
		'( 1( x.jpg 2( x.jpg 3( x.jpg 4( x.jpg 5( x.jpg ) ) ) ) ) )',
		true,
	] );

	let looks = 0;
	const endless = {
		name: 'Disk',
		isDirectory: true,
		createReader: () => ( {
			readEntries: ( done: ( entries: FileSystemEntry[] ) => void ) => {
				looks += PART;
				done(
					Array( PART ).fill( fileEntry( 'x.txt', 'text/plain' ) )
				);
			},
		} ),
	} as unknown as FileSystemEntry;
	expect( await saidAll( endless ) ).toEqual( [ '(  )', true ] );
	expect( looks ).toBeLessThan( 6000 );
} );

test( 'a folder that cannot be read holds up no other', async () => {
	expect(
		await saidAll( unreadable( 'Locked' ), folderEntry( 'Sea', many( 1 ) ) )
	).toEqual( [ '( Sea( 0.jpg ) )', true ] );
} );
