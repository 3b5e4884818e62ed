/**
 * npm run plugin-check -- FOLDER: the directory's own judge on the zip.
 *
 * FOLDER is a copy of the plugin Plugin Check as WordPress.org gives it, or a checkout after `composer install`. Its static checks run in a
 * site of its own; what it finds is printed, and makes the command fail.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildIfChanged } from './build.mjs';
import { atEnd, endWithParent } from './cleanup.mjs';
import { nativeSite } from './native-site.mjs';
import { root } from './paths.mjs';
import { zip } from './zip.mjs';

const say = ( line ) => process.stdout.write( `${ line }\n` );

/**
 * @param {string|undefined} folder What was given.
 * @return {string} The folder of the plugin.
 */
function judge( folder ) {
	if ( ! folder ) {
		throw new Error(
			'Say where Plugin Check is: npm run plugin-check -- FOLDER. It is at https://wordpress.org/plugins/plugin-check/.'
		);
	}
	const found = path.resolve( folder );
	for ( const needed of [
		'plugin.php',
		'vendor/squizlabs/php_codesniffer/autoload.php',
	] ) {
		if ( ! fs.existsSync( path.join( found, needed ) ) ) {
			throw new Error(
				`${ found } is not a complete copy of Plugin Check: ${ needed } is missing. In a checkout, run composer install first.`
			);
		}
	}
	return found;
}

/** @param {string} folder Of Plugin Check. */
async function check( folder ) {
	const scratch = fs.mkdtempSync(
		path.join( os.tmpdir(), 'vitrine-plugin-check-' )
	);
	const remove = atEnd( () =>
		fs.rmSync( scratch, { recursive: true, force: true } )
	);
	const file = path.join( scratch, 'vitrine.zip' );
	let site;
	try {
		await buildIfChanged( say );
		zip( file );
		site = await nativeSite( { plugin: file, say } );
		fs.cpSync(
			folder,
			path.join( site.folder, 'wp-content/plugins/plugin-check' ),
			{ recursive: true }
		);
		await site.php(
			`require_once ABSPATH . 'wp-admin/includes/plugin.php';
			$error = activate_plugin( 'plugin-check/plugin.php' );
			return is_wp_error( $error ) ? $error->get_error_message() : '';`
		);
		return await site.php(
			fs
				.readFileSync(
					path.join( root, 'tools/plugin-check/run.php' ),
					'utf8'
				)
				.replace( '<?php', '' )
		);
	} finally {
		await site?.stop();
		remove();
	}
}

endWithParent();
try {
	const { errors, warnings, lines } = await check(
		judge( process.argv[ 2 ] )
	);
	lines.forEach( say );
	say( `${ errors } errors, ${ warnings } warnings` );
	process.exit( errors + warnings === 0 ? 0 : 1 );
} catch ( error ) {
	process.stderr.write( `${ error.message }\n` );
	process.exit( 1 );
}
