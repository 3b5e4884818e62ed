/** `@vitrine/embed`, the script module that loads frames of third parties once they may be. Importing it is enough for those of the page. */
import { mount } from '@vitrine/frontend';
import { loadOnce } from '../../core/load';
import { styleBeside } from '../../core/style-beside';
import './embed.scss';
import { attachEmbed, type EmbedOptions } from './embed';
import { hasTool } from './has-tool';

export type { EmbedOptions };

// Where there is no tool, nothing of it is fetched.
const tool = hasTool( 'embed' )
	? import( /* webpackIgnore: true */ '@vitrine/consent' )
	: undefined;

/** Those that a block puts into the page itself, with wishes. */
const given = new WeakSet< HTMLElement >();

mount( '.vitrine-embed', ( element ) => {
	if ( ! given.has( element ) ) {
		void attachEmbed( element, tool );
	}
} );

/** The style, for whoever puts embeds into a page that has none. */
export const style = loadOnce( () => styleBeside( import.meta.url ) );

/**
 * Gives an embed its behavior that a block puts into the page.
 *
 * @param element The wrapper, by the server's template.
 * @param options What the block wants.
 * @return Once the visitor's answer is known, as far as it is.
 */
export function attach(
	element: HTMLElement,
	options: EmbedOptions
): Promise< void > {
	given.add( element );
	return attachEmbed( element, tool, options );
}
