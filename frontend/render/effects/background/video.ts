/** Videos behind sections. Twin: php/Effects/Backgrounds/Video.php; both are held to tests/fixtures/backgrounds.json. */
import { videoLink, type VideoLink } from '../../gallery/items/video';
import type { Background } from './settings';

export interface VideoSource {
	kind: 'youtube' | 'vimeo' | 'video';
	/** Of the file or the player. */
	src: string;
	/** Seconds; an end of 0 is its own. */
	start: number;
	end: number;
}

/** Nothing but the picture, without sound, and answers to our script. */
const PLAYERS = {
	youtube:
		'autoplay=1&mute=1&controls=0&disablekb=1&fs=0&playsinline=1&rel=0&iv_load_policy=3&enablejsapi=1',
	vimeo: 'autoplay=1&muted=1&controls=0&keyboard=0&autopause=0&playsinline=1&title=0&byline=0&portrait=0',
};

/**
 * Where a video is.
 *
 * @param background Settings of the background.
 * @return Null = the address is none of a video that can be a background.
 */
export function videoSource( background: Background ): VideoSource | null {
	const link = videoLink( background.url );
	if ( ! link || link.kind === 'dailymotion' ) {
		return null;
	}
	const written = /#t=(\d{1,5})s?(?:,(\d{1,5})s?)?$/.exec( background.url );
	const said = /[?&]start=(\d+)/.exec( link.embed );
	const start =
		background.start || Number( said?.[ 1 ] ?? written?.[ 1 ] ?? 0 );
	const last = background.end || Number( written?.[ 2 ] ?? 0 );
	const end = last > start ? last : 0;
	return {
		kind: link.kind,
		src: srcOf( link, background, start, end ),
		start,
		end,
	};
}

/**
 * Address of the file or the player.
 *
 * @param link       The video.
 * @param background Settings of the background.
 * @param start      Second at which it begins.
 * @param end        Second at which it ends, or 0.
 */
function srcOf(
	{ kind, embed }: VideoLink,
	{ privacy, once }: Background,
	start: number,
	end: number
): string {
	switch ( kind ) {
		case 'youtube': {
			const host = embed.replace( /\?.*/, '' );
			return `${ privacy ? host : host.replace( '-nocookie', '' ) }?${
				PLAYERS.youtube
			}${ start ? `&start=${ start }` : '' }`;
		}
		case 'vimeo': {
			const loop = once || end ? '' : '&loop=1';
			return `${ privacy ? embed : embed.replace( 'dnt=1', 'dnt=0' ) }&${
				PLAYERS.vimeo
			}${ start ? `#t=${ start }s` : loop }`;
		}
		default:
			return (
				embed.replace( /#.*/, '' ) + ( start ? `#t=${ start }` : '' )
			);
	}
}
