/**
 * The server that speaks like providers of photographs, for demo content and tests.
 */
import path from 'node:path';
import { root } from './paths.mjs';
import { answers, freePort, serve } from './processes.mjs';

export const providerScript = path.join( root, 'tests/providers/server.mjs' );

/**
 * Starts the providers.
 *
 * @param {Object} options
 * @param {number} options.port
 * @return {Promise<{url: string, constants: Object, stop: () => Promise<void>}>} The server, and the constants of wp-config.php that let a site call it.
 */
export async function providerServer( { port = 0 } = {} ) {
	const free = await freePort( port );
	const url = `http://127.0.0.1:${ free }`;
	const server = serve( process.execPath, [
		providerScript,
		`--port=${ free }`,
	] );
	const alive = () => server.child.exitCode === null;
	if ( ! ( await answers( url, { alive } ) ) ) {
		await server.stop();
		throw new Error( `The providers did not start:\n${ server.output() }` );
	}
	return {
		url,
		constants: {
			VITRINE_FLICKR_URL: `${ url }/flickr/services/rest/`,
			VITRINE_PROVIDER_ORIGINS: url,
		},
		stop: () => server.stop(),
	};
}
