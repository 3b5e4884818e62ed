/**
 * npm run screenshots [-- --only=NAME,NAME]
 *
 * Takes the pictures of README.md, docs/guide and readme.txt on the demo site, so that they never show what is no longer there. One that has
 * hardly changed stays as it is: no commit is made larger by a picture that nobody can tell apart.
 */
import { parseArgs } from 'node:util';
import { buildIfChanged } from './build.mjs';
import { endWithParent } from './cleanup.mjs';
import { graphServer } from './graph-server.mjs';
import { nativeSite } from './native-site.mjs';
import { takeAll } from './screenshots/take.mjs';

const { values } = parseArgs( {
	options: { only: { type: 'string', default: '' } },
} );
const say = ( line ) => process.stdout.write( `${ line }\n` );

endWithParent();
let site;
let graph;
let failed = 0;
try {
	await buildIfChanged( say );
	graph = await graphServer();
	site = await nativeSite( { graph: graph.url, demo: true, say } );
	failed = await takeAll(
		site,
		values.only.split( ',' ).filter( Boolean ),
		say
	);
} catch ( error ) {
	process.stderr.write( `${ error.stack }\n` );
	failed = 1;
} finally {
	await site?.stop();
	await graph?.stop();
}
process.exit( failed ? 1 : 0 );
