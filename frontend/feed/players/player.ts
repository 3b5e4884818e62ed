/** What plays in a post: a notice that asks first, then the film or a player of a third party. */
import { attach, style, type EmbedOptions } from '@vitrine/embed';
import type { Player } from '../viewed-post';
import type { PlayersData } from './data';
import { filmOf } from './film';
import './players.scss';

/**
 * Puts a player into an element.
 *
 * @param place   Where it stands.
 * @param player  What the site tells of it.
 * @param data    What the page knows.
 * @param post    Id of the post.
 * @param poster  Its picture, undefined = it has none.
 * @param options When it loads, and who is told.
 * @throws When there is none in what the site tells.
 */
export async function putPlayer(
	place: HTMLElement,
	player: Player,
	data: PlayersData,
	post: string,
	poster: HTMLImageElement | undefined,
	options: Pick< EmbedOptions, 'isWanted' | 'onPlay' >
): Promise< void > {
	await style();
	// Inside a template nothing loads or runs.
	const template = document.createElement( 'template' );
	template.innerHTML = player.html;
	const embed =
		template.content.querySelector< HTMLElement >( '.vitrine-embed' );
	const box = embed?.querySelector( '.vitrine-embed__box' );
	if ( ! embed || ! box ) {
		throw new Error( 'No player' );
	}
	// The way to the original belongs to what is said of it: below, it would move what follows.
	const link = embed.querySelector( '.vitrine-embed__link' );
	embed.querySelector( '.vitrine-embed__notice' )?.append( link ?? '' );
	if ( poster ) {
		box.prepend( poster );
	}
	place.replaceChildren( embed );
	const { film } = player;
	await attach( embed, {
		...options,
		...( film !== null && {
			make: ( frame, { title } ) =>
				filmOf(
					data,
					post,
					film,
					title,
					poster?.currentSrc || poster?.src || '',
					frame
				),
		} ),
	} );
}
