/**
 * The state in which every test finds its site: database, pictures, and no plugin of a test.
 */
import {
	cpSync,
	linkSync,
	mkdirSync,
	readdirSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import path from 'node:path';

const content = ( folder: string ) => path.join( folder, 'wp-content' );
const store = ( folder: string ) => path.join( folder, '..', 'snapshot' );

/**
 * Makes a folder have the files of another, as links: pictures are never written twice. Whatever is right already stays.
 *
 * @param from The folder whose files are wanted.
 * @param to   The folder that gets and loses files.
 */
function mirror( from: string, to: string ): void {
	mkdirSync( to, { recursive: true } );
	for ( const name of new Set(
		[ from, to ].flatMap( ( folder ) => readdirSync( folder ) )
	) ) {
		const original = path.join( from, name );
		const file = path.join( to, name );
		const kept = statSync( original, { throwIfNoEntry: false } );
		const found = statSync( file, { throwIfNoEntry: false } );
		if ( kept?.isDirectory() ) {
			mirror( original, file );
		} else if ( kept?.ino !== found?.ino ) {
			rmSync( file, { recursive: true, force: true } );
			if ( kept ) {
				linkSync( original, file );
			}
		}
	}
}

/**
 * Keeps the state of a site that nobody uses at this moment.
 *
 * @param folder Folder of its WordPress.
 */
export function keep( folder: string ): void {
	mirror(
		path.join( content( folder ), 'uploads' ),
		path.join( store( folder ), 'uploads' )
	);
	cpSync(
		path.join( content( folder ), 'database' ),
		path.join( store( folder ), 'database' ),
		{ recursive: true }
	);
}

/**
 * Brings back what was kept. A request that still runs ends with the files that it has open.
 *
 * @param folder Folder of its WordPress.
 */
export function restore( folder: string ): void {
	mirror(
		path.join( store( folder ), 'uploads' ),
		path.join( content( folder ), 'uploads' )
	);
	rmSync( path.join( content( folder ), 'mu-plugins' ), {
		recursive: true,
		force: true,
	} );
	const database = path.join( content( folder ), 'database' );
	cpSync( path.join( store( folder ), 'database' ), `${ database }.new`, {
		recursive: true,
	} );
	renameSync( database, `${ database }.old` );
	renameSync( `${ database }.new`, database );
	rmSync( `${ database }.old`, { recursive: true } );
}
