/** The ad pixel of Meta, by its documented commands. */

import type * as Consent from '@vitrine/consent';

type Tool = typeof Consent;

type Command = ( ...words: unknown[] ) => void;

/** The queue that the script of the pixel takes over. */
type Queue = Command & {
	queue: unknown[][];
	/** Set by the script once it is there. */
	callMethod?: Command;
	push: Command;
	loaded: boolean;
	version: string;
	/** Else it counts a view for each entry in the history. */
	disablePushState: boolean;
};

const SCRIPT = 'https://connect.facebook.net/en_US/fbevents.js';

/**
 * Counts this page view, once it may. After consent is taken back nothing more is sent; given again, nothing is counted twice.
 *
 * @param id   Of the pixel, digits.
 * @param tool What knows the visitor's answers, undefined = the site says that none is needed.
 */
export function startPixel(
	id: string,
	tool: Promise< Tool > | undefined
): void {
	let isCounted = false;
	const answer = ( granted: boolean ) => {
		if ( isCounted ) {
			pixel()( 'consent', granted ? 'grant' : 'revoke' );
		} else if ( granted ) {
			isCounted = true;
			count( id );
		}
	};
	if ( tool ) {
		tool.then(
			( { watch } ) => watch( answer, 'marketing', 'facebook-pixel' ),
			// It cannot be had: nobody has allowed anything.
			() => undefined
		);
	} else {
		answer( true );
	}
}

const page = window as { fbq?: Queue; _fbq?: Queue };

/** The queue, of whoever was first; the script is fetched once. */
function pixel(): Queue {
	if ( ! page.fbq ) {
		const queue: Queue = Object.assign(
			( ...words: unknown[] ) => {
				if ( queue.callMethod ) {
					queue.callMethod( ...words );
				} else {
					queue.queue.push( words );
				}
			},
			{
				queue: [],
				push: ( ...words: unknown[] ) => queue( ...words ),
				loaded: true,
				version: '2.0',
				disablePushState: true,
			}
		);
		page.fbq = page._fbq = queue;
		const script = document.createElement( 'script' );
		script.async = true;
		// eslint-disable-next-line no-restricted-syntax -- a constant.
		script.src = SCRIPT;
		document.head.append( script );
	}
	return page.fbq;
}

function count( id: string ): void {
	const say = pixel();
	// Page views only: no clicks and no fields of forms.
	say( 'set', 'autoConfig', false, id );
	say( 'init', id );
	// Of this pixel alone: another plugin may have one, too.
	say( 'trackSingle', id, 'PageView' );
}
