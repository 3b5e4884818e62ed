/** What the page says of its embeds. */
import { readData } from '@vitrine/frontend';
import type { EmbedData } from './types';

/** What WordPress prints for the filter `script_module_data_@vitrine/embed`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/embed"]';

/** Whether the site has a consent tool. */
export function readPage(): boolean {
	try {
		return (
			JSON.parse( document.querySelector( DATA )!.textContent ).tool ===
			true
		);
	} catch {
		// Nothing is printed where there is none.
		return false;
	}
}

/**
 * Reads the data of an embed.
 *
 * @param element Its wrapper.
 * @return Null = the server has printed none, or not as it should be.
 */
export function readEmbed( element: HTMLElement ): EmbedData | null {
	const data = readData( element ) as Partial< EmbedData > | null | undefined;
	const isEmbed =
		data &&
		/^(auto|on|off)$/.test( data.mode! ) &&
		[ data.service, data.src, data.title, data.allow, data.sandbox ].every(
			( text ) => typeof text === 'string'
		) &&
		/^https:\/\//.test( data.src! );
	return isEmbed ? ( data as EmbedData ) : null;
}
