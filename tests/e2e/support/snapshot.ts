/**
 * The state in which every test finds its site: database, pictures, and no plugin of a test.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/** What tests change, below wp-content. */
const PARTS = [ 'database', 'uploads', 'mu-plugins' ];

const content = ( folder: string ) => path.join( folder, 'wp-content' );
const store = ( folder: string ) => path.join( folder, '..', 'snapshot' );

/** Files are linked where that is safe: pictures are never written twice, the database is. */
function copy( from: string, to: string ): void {
	if ( existsSync( from ) ) {
		const links = path.basename( to ) === 'uploads' ? '-al' : '-a';
		execFileSync( 'cp', [ links, from, to ] );
	}
}

/**
 * Keeps the state of a site that nobody uses at this moment.
 *
 * @param folder Folder of its WordPress.
 */
export function keep( folder: string ): void {
	mkdirSync( store( folder ) );
	for ( const part of PARTS ) {
		copy(
			path.join( content( folder ), part ),
			path.join( store( folder ), part )
		);
	}
}

/**
 * Brings back what was kept. A request that still runs ends with the files that it has open.
 *
 * @param folder Folder of its WordPress.
 */
export function restore( folder: string ): void {
	for ( const part of PARTS ) {
		const place = path.join( content( folder ), part );
		const old = `${ place }.old`;
		const fresh = `${ place }.new`;
		copy( path.join( store( folder ), part ), fresh );
		if ( existsSync( place ) ) {
			renameSync( place, old );
		}
		if ( existsSync( fresh ) ) {
			renameSync( fresh, place );
		}
		rmSync( old, { recursive: true, force: true } );
	}
}
