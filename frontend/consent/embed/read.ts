/** What the page says of an embed. */
import { readData } from '@vitrine/frontend';
import type { EmbedData } from './types';

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
