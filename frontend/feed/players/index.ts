/** Plays in place what a post shows; downloaded when somebody is about to press it. */
import { styleBeside } from '../../core/style-beside';
import { BLOCK } from '../../render/feed/names';
import { fetchPost } from '../viewed-post';
import { playersOf } from './data';
import { putPlayer } from './player';

/** px that a player needs; where there are fewer, the link leads to where it has them. */
const NARROW = 200;

const style = styleBeside( import.meta.url );

/** A second press waits for what the first one does. */
const pressed = new WeakSet< HTMLElement >();

/**
 * Puts the player of a post in place of what was pressed, in the same size.
 *
 * @param item Of the list of the feed.
 * @param link What was pressed: around the poster of a film, or to a page that plays.
 * @throws Where nothing of the kind is known, or there is no room.
 */
export async function open(
	item: HTMLElement,
	link: HTMLElement
): Promise< void > {
	if ( pressed.has( link ) ) {
		return;
	}
	pressed.add( link );
	try {
		await play( item, link );
	} catch ( reason ) {
		pressed.delete( link );
		throw reason;
	}
}

async function play( item: HTMLElement, link: HTMLElement ): Promise< void > {
	const data = playersOf( item.closest< HTMLElement >( `.${ BLOCK }` )! );
	const post = item.dataset[ 'post' ] ?? '';
	const { width, height } = link.getBoundingClientRect();
	const [ { pictures, player: shared } ] = await Promise.all( [
		fetchPost( data, post ),
		style,
	] );
	const player = pictures[ 0 ]?.player ?? shared;
	if ( ! player || width < NARROW ) {
		throw new Error( 'Nothing to play' );
	}
	const page = link.ownerDocument;
	const { activeElement } = page;
	const place = page.createElement( 'div' );
	place.className = `${ link.className } is-opened`;
	place.style.setProperty( '--_place', `${ width } / ${ height }` );
	const poster = link.querySelector( 'img' ) ?? undefined;
	link.replaceWith( place );
	await putPlayer( place, player, data, post, poster, { isWanted: true } );
	// The player has the focus, unless the visitor is asked first.
	if ( activeElement === link && page.activeElement === page.body ) {
		place.querySelector< HTMLElement >( '.vitrine-embed__allow' )?.focus();
	}
}
