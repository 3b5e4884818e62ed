/**
 * The server that speaks like the network, for demo content and tests.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './paths.mjs';
import { answers, freePort, serve } from './processes.mjs';

export const graphScript = path.join( root, 'tests/graph/server.mjs' );

/**
 * Starts a Graph server, or uses the one that VITRINE_GRAPH_URL names.
 *
 * @param {Object} options
 * @param {number} options.port
 * @return {Promise<{url: string, stop: () => Promise<void>}>} The server.
 */
export async function graphServer( { port = 0 } = {} ) {
	const given = process.env.VITRINE_GRAPH_URL;
	if ( given ) {
		return { url: given.replace( /\/$/, '' ), stop: async () => {} };
	}
	if ( ! fs.existsSync( graphScript ) ) {
		throw new Error( 'tests/graph/server.mjs is missing.' );
	}
	const free = await freePort( port );
	const url = `http://localhost:${ free }`;
	const server = serve( process.execPath, [
		graphScript,
		`--port=${ free }`,
	] );
	const alive = () => server.child.exitCode === null;
	if ( ! ( await answers( url, { alive } ) ) ) {
		await server.stop();
		throw new Error(
			`The Graph server did not start:\n${ server.output() }`
		);
	}
	return { url, stop: () => server.stop() };
}
