/** Lists of tools such as 'select,lashare'. Twin: php/Gallery/Settings/Tools.php. */
import { SIZE_CLASSES } from './steps';
import type { SizeClass } from './types';

export const TILE_TOOLS = [
	'select',
	'featured',
	'counter',
	'counter2',
	'share',
	'download',
	'info',
	'shoppingcart',
	'display',
] as const;

export const VIEWER_TOOLS = [
	'minimizeButton',
	'label',
	'previousButton',
	'nextButton',
	'pageCounter',
	'playPauseButton',
	'rotateLeft',
	'rotateRight',
	'zoomButton',
	'fullscreenButton',
	'infoButton',
	'linkOriginalButton',
	'downloadButton',
	'shareButton',
	'shoppingcart',
	'closeButton',
] as const;

/** Longest list, in characters. */
const MAX_LENGTH = 1000;

export interface Tool {
	name: string;
	/** The class from which it is shown; null = in all. */
	from: SizeClass | null;
}

/**
 * Tools of a list, each once; unknown names are ignored.
 *
 * @param list  Comma list.
 * @param known Names of tools.
 */
export function parseTools( list: string, known: readonly string[] ): Tool[] {
	const tools = new Map< string, Tool >();
	for ( const entry of list.slice( 0, MAX_LENGTH ).split( ',' ) ) {
		const tool = parse( entry.trim(), known );
		if ( tool && ! tools.has( tool.name ) ) {
			tools.set( tool.name, tool );
		}
	}
	return [ ...tools.values() ];
}

/**
 * The list that `parseTools` reads again.
 *
 * @param tools Tools.
 */
export function formatTools( tools: readonly Tool[] ): string {
	return tools.map( ( { name, from } ) => `${ from ?? '' }${ name }` ).join();
}

/**
 * The list without what is unknown or there twice.
 *
 * @param list  Comma list, possibly hostile.
 * @param known Names of tools.
 */
export const knownTools = ( list: string, known: readonly string[] ): string =>
	formatTools( parseTools( list, known ) );

function parse( entry: string, known: readonly string[] ): Tool | null {
	// 'label' begins as a class does.
	if ( isKnown( entry, known ) ) {
		return { name: entry, from: null };
	}
	const prefix = entry.slice( 0, 2 );
	const from = SIZE_CLASSES.find( ( { name } ) => name === prefix )?.name;
	const name = entry.slice( 2 );
	return from && isKnown( name, known ) ? { name, from } : null;
}

/**
 * Whether there is such a tool; sites may add ten of their own.
 *
 * @param name  Name.
 * @param known Names of tools.
 */
function isKnown( name: string, known: readonly string[] ): boolean {
	return known.includes( name ) || /^custom([1-9]|10)$/.test( name );
}
