/** What a visitor chooses in a loop is shown in place, and Back leads to what was there before. */
import { goTo } from '../core/links/go-to';
import { isPlainClick } from '../core/links/plain-click';
import {
	addressOf,
	addressOfForm,
	beside,
	choicesIn,
	currentAddress,
	stateIn,
} from './address';
import { type LoopData, loopData } from './data';
import { LoopUnknown } from './fetch-loop';
import { prefetchOnIntent } from './intent';
import { FILTER, PAGES, partOf } from './parts';
import { INTERACTIVE, Region } from './region';
import { prepareStatus, sayFailed } from './say';
import { More, MORE } from './pages/more';
import { scrollBack } from './pages/scroll-back';

interface Loop {
	region: Region;
	more: More;
}

const attached = new WeakSet< Element >();
/** Loops by their id. */
const loops = new Map< string, Loop >();
/** Filters outside of loops that are further down. */
const waiting: [ string, () => void ][] = [];

/**
 * Lets the blocks of a loop change it in place.
 *
 * @param block A filter, or links to pages.
 */
export function attachLoop( block: HTMLElement ): void {
	const data = loopData( block );
	if ( data?.isOutside ) {
		const join = () => {
			const loop = loops.get( data.loop );
			if ( loop ) {
				loop.region.outside.set( block, data );
				listenIn( block, loop );
			}
		};
		waiting.push( [ data.loop, join ] );
		join();
		return;
	}
	const element = block.closest< HTMLElement >( '.wp-block-query' );
	if (
		! data ||
		! element ||
		attached.has( element ) ||
		element.querySelector( INTERACTIVE )
	) {
		return;
	}
	attached.add( element );
	prepareStatus();
	const region = new Region( data, element );
	const loop = { region, more: new More( region ) };
	listenIn( element, loop );
	if ( ! loops.has( data.loop ) ) {
		loops.set( data.loop, loop );
		waiting
			.filter( ( [ id ] ) => id === data.loop )
			.forEach( ( [ , join ] ) => join() );
	}
	loop.more.begin();
	window.addEventListener( 'popstate', () => follow( loop ) );
	// A cache that does not look at queries has served another page than the address asks for.
	if ( shownIn( data.at, data ) !== shownIn( currentAddress(), data ) ) {
		follow( loop );
	}
}

/**
 * Takes links and forms in place.
 *
 * @param element The loop, or a filter outside of it.
 * @param loop    The loop.
 */
function listenIn( element: HTMLElement, loop: Loop ): void {
	const { region, more } = loop;
	element.addEventListener( 'click', ( event ) => {
		const link = partOf( event );
		const at = link && isPlainClick( event ) && addressOf( link );
		if ( at ) {
			event.preventDefault();
			if ( link.matches( MORE ) ) {
				more.press().catch( ( reason: unknown ) =>
					failed( region, at, reason )
				);
			} else {
				turn( loop, besideOthers( loop, at ), link );
			}
		}
	} );
	element.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		const at = form.closest( FILTER ) && addressOfForm( form );
		if ( at ) {
			event.preventDefault();
			turn( loop, besideOthers( loop, at ) );
		}
	} );
	element.addEventListener( 'change', ( { target } ) =>
		( target as HTMLInputElement ).form
			?.closest< HTMLFormElement >( `${ FILTER } .is-instant` )
			?.requestSubmit()
	);
	prefetchOnIntent( element, ( target ) => {
		const link = partOf( { target } );
		const at = link ? addressOf( link ) : '';
		if ( at ) {
			region.prepare( besideOthers( loop, at ) ).catch( () => undefined );
		}
	} );
}

/**
 * An address of a loop, with what other loops of the page are asked for now.
 *
 * @param loop        The loop.
 * @param loop.region Where it is.
 * @param at          Path and query.
 */
function besideOthers( { region }: Loop, at: string ): string {
	const others = [ ...loops.keys() ].filter(
		( id ) => id !== region.data.loop
	);
	const now = currentAddress();
	return others.every(
		( id ) => choicesIn( at, id ) === choicesIn( now, id )
	)
		? at
		: beside( at, others );
}

/**
 * Shows what a visitor has chosen.
 *
 * @param loop The loop.
 * @param at   Path and query.
 * @param link The link that was used; none = a form.
 */
async function turn(
	loop: Loop,
	at: string,
	link?: HTMLAnchorElement
): Promise< void > {
	const { region, more } = loop;
	const isPage = !! link?.closest( PAGES );
	try {
		const added = await region.show( at, {
			told: ( { url } ) =>
				// Another loop may have changed while this was on its way.
				window.history.pushState(
					null,
					'',
					besideOthers( loop, url ) + window.location.hash
				),
		} );
		if ( added ) {
			more.begin();
			if ( isPage ) {
				scrollBack( region );
			}
			for ( const other of loops.values() ) {
				followOthers( other );
			}
		}
	} catch ( reason ) {
		failed( region, at, reason );
	}
}

/**
 * What an address says of a loop, and of those whose posts it leaves out.
 *
 * @param at         Path and query.
 * @param data       The loop.
 * @param data.loop  Its id.
 * @param data.after Ids of the others.
 */
const shownIn = ( at: string, { loop, after = [] }: LoopData ): string =>
	[ loop, ...after ].map( ( id ) => choicesIn( at, id ) ).join( '\n\n' );

/**
 * Shows what the address asks for in a loop without duplicates, after one above it has changed.
 *
 * @param loop        The loop. What a visitor wants of it goes first, and looks here afterwards.
 * @param loop.region Where it is.
 * @param loop.more   Its further posts.
 */
function followOthers( { region, more }: Loop ): void {
	const { data } = region;
	const at = currentAddress();
	if (
		data.after?.length &&
		! region.isAsked &&
		shownIn( at, data ) !== shownIn( region.at, data )
	) {
		region.show( at, { isQuiet: true } ).then(
			( added ) => added && more.begin(),
			// What is there stays: nobody has asked for anything else.
			() => undefined
		);
	}
}

/**
 * Shows what the address asks for, after Back or Forward.
 *
 * @param loop        The loop.
 * @param loop.region Where it is.
 * @param loop.more   Its further posts.
 */
async function follow( { region, more }: Loop ): Promise< void > {
	const at = currentAddress();
	const { data } = region;
	const isQuiet =
		stateIn( at, data.loop ) === stateIn( region.at, data.loop );
	if ( isQuiet && shownIn( at, data ) === shownIn( region.at, data ) ) {
		// It is another loop that has changed.
		region.at = at;
	} else {
		await region
			.show( at, { isQuiet } )
			.catch( () => window.location.reload() );
		more.begin();
	}
}

/**
 * Leads to a page that knows a loop, or says that the posts could not be had.
 *
 * @param region The loop.
 * @param at     Path and query of the page.
 * @param reason What was thrown.
 */
function failed( { data }: Region, at: string, reason: unknown ): void {
	if ( reason instanceof LoopUnknown ) {
		goTo( at );
	} else {
		sayFailed( data.failed, data.open, at );
	}
}
