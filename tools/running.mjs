/**
 * What npm start leaves running, and how it is found again.
 */
import path from 'node:path';
import { endRemembered } from './embedded-site.mjs';
import { cache, root } from './paths.mjs';

/** The WordPress that the embedded runtime writes to, its database included. */
export const core = path.join( cache, 'playground/wordpress' );

export const wpEnvHome = path.join( cache, 'playground/wp-env' );

/** Settings of this machine, never committed. */
export const override = path.join( root, '.wp-env.override.json' );

/** Process and port of the Graph server. */
export const graphFile = path.join( cache, 'graph.pid' );

/** Ends the Graph server. */
export const stopGraph = () => endRemembered( graphFile, 'server.mjs' );
