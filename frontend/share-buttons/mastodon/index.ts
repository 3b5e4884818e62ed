/** `@vitrine/mastodon`, the question for a visitor's Mastodon server: fetched when somebody presses the button. */
import { expectTool, isRefused } from '../../consent';
import { hasTool } from '../../consent/embed/has-tool';
import { erase, read, write } from '../../consent/memory';
import { readData } from '../../core/data';
import { onBackdrop } from '../../core/dialog/backdrop';
import { openDialog } from '../../core/dialog/open-dialog';
import { styleBeside } from '../../core/style-beside';
import { openSmall } from '../small-window';
import { makeForm } from './form';
import { serverOf } from './server';
import type { MastodonWords } from './words';
import './mastodon.scss';

/** Twin: Consent\StoredKeys in PHP. */
const KEY = 'share.mastodon';

/** Seconds for which a server is remembered. */
const YEAR = 31_536_000;

const styled = styleBeside( import.meta.url );

expectTool( hasTool( 'mastodon' ) );

let isOpen = false;

/**
 * Asks for the server, and opens its page for sharing.
 *
 * @param link The link to the page of Mastodon that would ask; the text is in its fragment.
 * @return Rejects where the server has said nothing of it.
 */
export async function ask( link: HTMLAnchorElement ): Promise< void > {
	if ( isOpen ) {
		return;
	}
	const list = link.closest< HTMLElement >( 'ul' )!;
	const { mastodon: words } = readData( list ) as {
		mastodon: MastodonWords;
	};
	isOpen = true;
	const title = link.ariaLabel ?? link.textContent;
	const text = link.hash.slice( 1 );
	await styled;
	const { form, field, cancel, refuse } = makeForm( title, words );
	const lifetime = new AbortController();
	const { element, close } = openDialog( {
		label: title,
		className: 'vitrine-mastodon',
		parent: link.closest< HTMLElement >( 'dialog[open]' ) ?? document.body,
		onCancel: () => close(),
		onClosed: () => {
			isOpen = false;
			lifetime.abort();
		},
		returnTo: () => link,
	} );
	element.append( form );
	if ( isRefused( 'preferences' ) ) {
		erase( ( key ) => key === KEY );
	}
	field.value = serverOf( read( KEY ) );
	field.focus();
	field.select();
	cancel.addEventListener( 'click', close );
	onBackdrop( element, close, lifetime.signal );
	form.addEventListener( 'submit', ( event ) => {
		event.preventDefault();
		const server = serverOf( field.value );
		if ( server ) {
			close();
			write( 'preferences', KEY, server, YEAR );
			openSmall( `https://${ server }/share?${ text }` );
		} else {
			refuse();
		}
	} );
}
