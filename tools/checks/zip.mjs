/**
 * Builds the zip and installs it into a clean site with WordPress's own installer.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { atEnd } from '../cleanup.mjs';
import { nativeSite } from '../native-site.mjs';
import { zip } from '../zip.mjs';
import { checks, complaints } from './check.mjs';
import { sizeFault } from './zip-size.mjs';

/** @param {(line: string) => void} print */
export async function zipChecks( print ) {
	const { check, result } = checks( print );
	const scratch = fs.mkdtempSync( path.join( os.tmpdir(), 'vitrine-zip-' ) );
	const remove = atEnd( () =>
		fs.rmSync( scratch, { recursive: true, force: true } )
	);
	const file = path.join( scratch, 'vitrine.zip' );
	let site;
	try {
		await check( 'the zip is built', () => void zip( file ) );
		await check( 'the zip is no larger than it may be', () =>
			sizeFault( file )
		);
		await check( 'WordPress installs and activates it', async () => {
			site = await nativeSite( { plugin: file } );
		} );
		if ( ! site ) {
			return result();
		}
		await check( 'every block is registered', async () => {
			const missing = await site.php(
				`$all = require WP_PLUGIN_DIR . '/vitrine/build/blocks-manifest.php';
				return array_values( array_filter( array_column( $all, 'name' ), static fn( $name ) => ! WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) );`
			);
			return missing.length ? missing.join( ', ' ) : '';
		} );
		await check( 'the front page answers', async () => {
			const { status } = await fetch( site.url );
			return status === 200 ? '' : String( status );
		} );
		await check( 'no development file is in it', async () => {
			const files = await site.php(
				`$names = array();
				foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/vitrine', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
					$names[] = substr( $file->getPathname(), strlen( WP_PLUGIN_DIR . '/vitrine/' ) );
				}
				return $names;`
			);
			return files
				.filter(
					( name ) =>
						! /^(plugin\.php|uninstall\.php|readme\.txt|wpml-config\.xml|LICENSE|php\/.+\.(?:php|svg)|build\/.+)$/.test(
							name
						) || /\.(tsx?|scss|map)$|(^|\/)\./.test( name )
				)
				.join( ', ' );
		} );
		await check( 'PHP has nothing to complain of', () =>
			complaints( site.log() )
		);
	} finally {
		await site?.stop();
		remove();
	}
	return result();
}
