/** Films in the viewer. */
import type { ViewerItem } from '@vitrine/viewer';
import { safeUrl } from '@vitrine/frontend';
import type { PlayersData } from '../players/data';
import { putPlayer } from '../players/player';
import type { Post } from './post';

/**
 * Makes what plays a film of a post, or asks whether it may.
 *
 * @param item    The film's picture, as the viewer takes it.
 * @param post    The post.
 * @param picture Which of its pictures stands for the film.
 * @param data    What films are fetched with.
 */
export const filmIn =
	(
		item: ViewerItem,
		post: Post,
		picture: number,
		data: PlayersData
	): NonNullable< ViewerItem[ 'player' ] > =>
	( onPlay, onFail ) => {
		const place = document.createElement( 'div' );
		place.className = 'vitrine-viewer__film is-opened';
		place.style.setProperty(
			'--_place',
			`${ item.width || 16 } / ${ item.height || 9 }`
		);
		const poster = document.createElement( 'img' );
		poster.alt = item.thumb?.alt ?? '';
		poster.src = safeUrl( item.src );
		place.append( poster );
		const isWanted = post.wanted === picture;
		post.wanted = undefined;
		post.load()
			.then( ( { id, pictures } ) =>
				putPlayer(
					place,
					pictures[ picture ]!.player!,
					data,
					id,
					poster,
					{ isWanted, onPlay }
				)
			)
			.catch( () => onFail( 'failed' ) );
		return place;
	};
