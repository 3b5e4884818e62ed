/** The time that each visitor has. */
import { expectTool, isRefused } from '../consent';
import { erase, read, write } from '../consent/memory';

/** What the server tells of it. Twin: php/Countdown/CountdownView.php. */
export interface Visitor {
	/** Seconds that a visitor has. */
	lasts: number;
	/** Where the first visit is kept. Twin: php/Consent/StoredKeys.php. */
	key: string;
	/** Whether the site has a consent tool: then nothing is kept until it allows. */
	tool: boolean;
}

/** Seconds for which the first visit is remembered. */
const YEAR = 31_536_000;

/**
 * When the time of this visitor ends; where the first visit may not be kept, it is this one.
 *
 * @param visitor       What the server tells.
 * @param visitor.lasts Seconds that a visitor has.
 * @param visitor.key   Where the first visit is kept.
 * @param visitor.tool  Whether the site has a consent tool.
 */
export function endForVisitor( { lasts, key, tool }: Visitor ): number {
	expectTool( tool );
	if ( isRefused( 'preferences' ) ) {
		erase( ( name ) => name === key );
	}
	const now = Date.now();
	let start = read( key );
	// One that is later than now was written while the clock was ahead.
	if ( typeof start !== 'number' || ! ( start <= now ) ) {
		start = now;
		write( 'preferences', key, now, YEAR );
	}
	return ( start as number ) + lasts * 1000;
}
