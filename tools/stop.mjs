/**
 * npm stop: ends what npm start has left running. Content stays for the next start.
 */
import { stopEmbedded } from './embedded-site.mjs';
import { root } from './paths.mjs';
import { stopGraph, wpEnvHome } from './running.mjs';

const stopped = [
	stopEmbedded( root, wpEnvHome ) && 'WordPress',
	stopGraph() && 'the Graph server',
].filter( Boolean );
process.stdout.write(
	stopped.length
		? `Stopped ${ stopped.join( ' and ' ) }.\n`
		: 'Nothing was running.\n'
);
