/** Films of the networks: their files have addresses for some hours only, which the site asks for at a press. */
import { safeUrl } from '@vitrine/frontend';
import { askSite } from '../../core/answers';
import type { PlayersData } from './data';

/** Ms; the network's own player is there then. */
const TIMEOUT = 12_000;

/**
 * Asks for the address of a film: `GET vitrine/v1/film`.
 *
 * @param data     What the page knows.
 * @param post     Id of the post.
 * @param position Which of its pictures stands for the film.
 * @return Null = the network gives none, or not now.
 */
async function fetchFilm(
	data: PlayersData,
	post: string,
	position: number
): Promise< string | null > {
	const url = new URL( data.films, document.baseURI );
	url.searchParams.set( 'proof', data.proof );
	url.searchParams.set( 'post', post );
	url.searchParams.set( 'picture', String( position ) );
	const [ status, answer ] = await askSite( url, {
		signal: AbortSignal.timeout( TIMEOUT ),
	} );
	const { url: film } = Object( answer );
	return status === 200 && typeof film === 'string' ? film : null;
}

/**
 * Makes the player of a film; where that cannot be, the network's own takes its place.
 *
 * @param data     What the page knows.
 * @param post     Id of the post.
 * @param position Which of its pictures stands for the film.
 * @param title    What it shows.
 * @param poster   Address of its picture on this site.
 * @param frame    Makes the network's own player.
 */
export function filmOf(
	data: PlayersData,
	post: string,
	position: number,
	title: string,
	poster: string,
	frame: () => HTMLElement
): HTMLVideoElement {
	const video = document.createElement( 'video' );
	video.className = 'vitrine-embed__frame';
	video.controls = true;
	video.playsInline = true;
	video.preload = 'none';
	video.poster = safeUrl( poster );
	video.ariaLabel = title;
	video.ariaBusy = 'true';
	const fail = () => {
		// Consent may have been taken back meanwhile.
		if ( video.isConnected ) {
			const isFocused = video.matches( ':focus' );
			const other = frame();
			video.replaceWith( other );
			if ( isFocused ) {
				other.focus();
			}
		}
	};
	const play = ( film: string | null ) => {
		video.ariaBusy = null;
		if ( ! film ) {
			fail();
		} else if ( video.isConnected ) {
			video.src = safeUrl( film );
			// A browser that wants another press has the controls for it.
			video.play().catch( () => undefined );
		}
	};
	video.addEventListener( 'error', fail );
	fetchFilm( data, post, position ).then( play, fail );
	return video;
}
