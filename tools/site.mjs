/**
 * npm run site -- --port=9400 [--wp=FOLDER or BRANCH] [--db=sqlite|mysql] [--multisite] [--cron] [--plugin=linked|none|ZIP] [--no-demo]
 *
 * A native site with the plugin and the demo content, in the foreground, gone when it ends.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWithParent } from './cleanup.mjs';
import { graphServer } from './graph-server.mjs';
import { nativeSite } from './native-site.mjs';

const { values } = parseArgs( {
	options: {
		port: { type: 'string', default: '9400' },
		wp: { type: 'string', default: '7.1' },
		db: { type: 'string', default: 'sqlite' },
		multisite: { type: 'boolean', default: false },
		cron: { type: 'boolean', default: false },
		plugin: { type: 'string', default: 'linked' },
		'no-demo': { type: 'boolean', default: false },
	},
} );

endWithParent();
const say = ( line ) => process.stdout.write( `${ line }\n` );
const isBranch = /^\d+\.\d+$/.test( values.wp );

try {
	const graph = await graphServer();
	const site = await nativeSite( {
		...( isBranch
			? { branch: values.wp }
			: { wordpress: path.resolve( values.wp ) } ),
		port: Number( values.port ),
		db: values.db,
		multisite: values.multisite,
		cron: values.cron,
		plugin: values.plugin,
		demo: ! values[ 'no-demo' ],
		graph: graph.url,
		say,
	} );
	for ( const [ title, url ] of Object.entries( site.pages ) ) {
		say( `page ${ title }: ${ url }` );
	}
	say( `graph ${ site.graph }` );
	say( `folder ${ site.folder }` );
	say( 'log in as admin / password' );
	say( `ready ${ site.url }` );
} catch ( error ) {
	process.stderr.write( `${ error.message }\n` );
	process.exit( 1 );
}
setInterval( () => {}, 1 << 30 );
