/**
 * A site that an older version has left behind, with today's code in its folder of plugins.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { graphServer } from '../../tools/graph-server.mjs';
import { nativeSite } from '../../tools/native-site.mjs';
import { linkPlugin } from '../../tools/plugin.mjs';

interface Recording {
	/** Keys and salts that its rows and pages are sealed with. */
	keys: Record< string, string >;
	/** Address of each saved page. */
	pages: Record< string, string >;
}

const here = path.dirname( fileURLToPath( import.meta.url ) );

export interface OldSite {
	url: string;
	/** Addresses of the saved pages, by file. */
	pages: Record< string, string >;
	/** A page as a page cache has kept it. */
	saved: ( file: string ) => string;
	php: ( code: string ) => Promise< unknown >;
	log: () => string;
	stop: () => Promise< void >;
}

/** Starts it; nothing has migrated yet. */
export async function oldSite(): Promise< OldSite > {
	const text = fs.readFileSync( path.join( here, 'site.json' ), 'utf8' );
	const { keys, pages } = JSON.parse( text ) as Recording;
	const graph = await graphServer();
	const site = await nativeSite( {
		graph: graph.url,
		plugin: 'none',
		constants: { ...keys, DISALLOW_FILE_MODS: true },
	} );
	const ours = ( old: string ) =>
		old
			.replaceAll( 'localhost:{port}', new URL( site.url ).host )
			.replaceAll( ':{grap}', `:${ new URL( graph.url ).port }` );
	const rows = path.join( site.folder, 'wp-content/rows.json' );
	fs.writeFileSync( rows, ours( text ) );
	const restore = fs
		.readFileSync( path.join( here, 'restore.php' ), 'utf8' )
		.replace( '<?php', '' );
	await site.php( `$file = '${ rows }'; ${ restore }` );
	fs.rmSync( rows );
	linkPlugin( path.join( site.folder, 'wp-content/plugins' ) );
	return {
		url: site.url,
		pages: JSON.parse( ours( JSON.stringify( pages ) ) ),
		saved: ( file ) =>
			ours( fs.readFileSync( path.join( here, 'pages', file ), 'utf8' ) ),
		php: site.php,
		log: site.log,
		stop: async () => {
			await site.stop();
			await graph.stop();
		},
	};
}
