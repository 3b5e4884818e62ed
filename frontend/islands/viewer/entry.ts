/**
 * The one history entry of a viewing: Back closes, whatever closes goes back, Forward finds the address again.
 *
 * An entry of ours has the state null, as a link to a fragment makes it.
 */

/** A browser that does not answer `back()` in so many ms never will. */
const PATIENCE = 500;

/** Whether the entry ahead of the current one is ours: then one that "was there" has the page before it. */
let ahead = false;

/** Until the browser has gone back. */
let leaving: Promise< void > | undefined;

export interface Entry {
	/** The address of another picture in the same entry; null leaves it alone. */
	show: ( address: string | null ) => void;
	/** The viewer closed, but not by Back. */
	leave: () => void;
}

/** Takes our own fragment away; what else is in the address stays. */
const clearFragment = () =>
	history.replaceState(
		history.state,
		'',
		location.pathname + location.search
	);

/**
 * Begins a viewing.
 *
 * @param kind    'new' makes an entry.
 * @param address Fragment with '#', or null: an entry without one.
 * @param onBack  Somebody went elsewhere in the history.
 */
export function beginEntry(
	kind: 'new' | 'there',
	address: string | null,
	onBack: () => void
): Entry {
	let pushed = kind === 'there' && ahead;
	let shown = address;
	let begun = false;
	let ended = false;
	/** If setting the fragment fails, it is left alone from then on. */
	let works = true;

	const attempt = ( change: () => void ) => {
		try {
			if ( works ) {
				change();
			}
		} catch {
			works = false;
		}
	};
	const popped = () => {
		if ( ! ended && ! isAt( shown ) ) {
			end();
			ahead = pushed;
			onBack();
		}
	};
	const end = () => {
		ended = true;
		window.removeEventListener( 'popstate', popped );
	};
	const begin = () => {
		if ( ended ) {
			return;
		}
		begun = true;
		if ( kind === 'new' ) {
			attempt( () => {
				history.pushState( null, '', shown ?? location.href );
				pushed = true;
			} );
		}
		ahead = false;
		window.addEventListener( 'popstate', popped );
	};
	if ( leaving ) {
		leaving.then( begin );
	} else {
		begin();
	}

	return {
		show( next ) {
			if ( ended || next === null || next === shown ) {
				return;
			}
			shown = next;
			if ( ! begun ) {
				return;
			}
			attempt( () => history.replaceState( history.state, '', next ) );
		},
		leave() {
			if ( ended ) {
				return;
			}
			end();
			if ( pushed && works ) {
				ahead = true;
				leaving = goBack();
			} else if ( isAt( shown ) ) {
				// Only our own fragment goes: an anchor of the page is not ours.
				attempt( () => clearFragment() );
			}
		},
	};
}

/**
 * Whether the address bar has a fragment, however the browser writes it.
 *
 * @param address Fragment with '#'.
 */
function isAt( address: string | null ): boolean {
	return (
		address !== null &&
		location.hash === new URL( address, location.href ).hash
	);
}

function goBack(): Promise< void > {
	return new Promise< void >( ( resolve ) => {
		const timer = setTimeout( () => done(), PATIENCE );
		const done = () => {
			clearTimeout( timer );
			window.removeEventListener( 'popstate', done );
			leaving = undefined;
			resolve();
		};
		window.addEventListener( 'popstate', done );
		history.back();
	} );
}
