/** Links to videos. Twin: php/MediaLibrary/VideoLink.php; both are held to tests/fixtures/video-links.json. */
import type { MediaKind } from '../types';

export interface VideoLink {
	kind: Exclude< MediaKind, 'img' >;
	/** Id at the provider, '' of a file. */
	id: string;
	/** Address of a page with the video; of a file the file. */
	page: string;
	/** Address of the player; of a file the file. */
	embed: string;
	/** Address of a picture of it, '' where only the provider knows it. Never for visitors' browsers. */
	poster: string;
	/** Media type of a file, else ''. */
	mime: string;
}

const YOUTUBE = [
	'youtube.com',
	'www.youtube.com',
	'm.youtube.com',
	'music.youtube.com',
	'youtube-nocookie.com',
	'www.youtube-nocookie.com',
	'youtu.be',
];
const VIMEO = [ 'vimeo.com', 'www.vimeo.com', 'player.vimeo.com' ];
const DAILYMOTION = [
	'dailymotion.com',
	'www.dailymotion.com',
	'geo.dailymotion.com',
	'dai.ly',
];

/** Media types by extension. */
const TYPES: Record< string, string > = {
	mp4: 'video/mp4',
	webm: 'video/webm',
	ogv: 'video/ogg',
	'3gp': 'video/3gpp',
};

/** Scheme, host, path, query; no user, no port. */
const LINK =
	/^https?:\/\/([a-z0-9.-]{1,253})(\/[^?#]*)?(?:\?([^#]*))?(?:#.*)?$/i;
/** A file, at any origin or relative. */
const FILE =
	/^(?:https?:\/\/[^/?#@]+\/|\/\/[^/?#@]+\/)?[^?#:]*[^?#:/]\.(mp4|webm|ogv|3gp)(?:[?#].*)?$/i;

const UNSAFE = /[\x00-\x20\x7f"'<>\\`]/;

function match( pattern: RegExp, text: string ): string {
	return pattern.exec( text )?.[ 1 ] ?? '';
}

/**
 * A parameter as it is written: none of those that count needs decoding.
 * @param query
 * @param name
 */
function parameter( query: string, name: string ): string {
	const pair = query
		.split( '&' )
		.find( ( one ) => one.startsWith( `${ name }=` ) );
	return pair === undefined ? '' : pair.slice( name.length + 1 );
}

/**
 * Seconds of a time such as '90', '90s' or '1h2m3s', 0 for anything else and beyond a day.
 * @param time
 */
function seconds( time: string ): number {
	const parts = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s?)?$/.exec(
		time
	);
	if ( parts === null ) {
		return 0;
	}
	const [ , hours = '0', minutes = '0', rest = '0' ] = parts;
	const all =
		Number( hours ) * 3600 + Number( minutes ) * 60 + Number( rest );
	return all <= 86400 ? all : 0;
}

function youtube(
	host: string,
	path: string,
	query: string
): VideoLink | null {
	let id: string;
	if ( host === 'youtu.be' ) {
		id = match( /^\/([\w-]{11})\/?$/, path );
	} else if ( /^\/watch\/?$/.test( path ) ) {
		id = match( /^([\w-]{11})$/, parameter( query, 'v' ) );
	} else {
		id = match( /^\/(?:embed|shorts|live|v)\/([\w-]{11})\/?$/, path );
	}
	if ( id === '' ) {
		return null;
	}
	const start =
		seconds( parameter( query, 't' ) ) +
		seconds( parameter( query, 'start' ) );
	return {
		kind: 'youtube',
		id,
		page: `https://www.youtube.com/watch?v=${ id }${
			start > 0 ? `&t=${ start }s` : ''
		}`,
		embed: `https://www.youtube-nocookie.com/embed/${ id }${
			start > 0 ? `?start=${ start }` : ''
		}`,
		poster: `https://i.ytimg.com/vi/${ id }/hqdefault.jpg`,
		mime: '',
	};
}

/**
 * A private video has a second part in its link.
 * @param path
 * @param query
 */
function vimeo( path: string, query: string ): VideoLink | null {
	const parts =
		/^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d{1,12})(?:\/([0-9a-f]{6,20}))?\/?$/.exec(
			path
		);
	const id = parts?.[ 1 ];
	if ( id === undefined ) {
		return null;
	}
	const hash =
		parts?.[ 2 ] ?? match( /^([0-9a-f]{6,20})$/, parameter( query, 'h' ) );
	return {
		kind: 'vimeo',
		id,
		page: `https://vimeo.com/${ id }${ hash === '' ? '' : `/${ hash }` }`,
		embed: `https://player.vimeo.com/video/${ id }?dnt=1${
			hash === '' ? '' : `&h=${ hash }`
		}`,
		poster: '',
		mime: '',
	};
}

function dailymotion(
	host: string,
	path: string,
	query: string
): VideoLink | null {
	let id = '';
	if ( host === 'dai.ly' ) {
		id = match( /^\/([A-Za-z0-9]{5,12})\/?$/, path );
	} else if ( host !== 'geo.dailymotion.com' ) {
		id = match(
			/^\/(?:embed\/)?video\/([A-Za-z0-9]{5,12})(?:_[^/]*)?\/?$/,
			path
		);
	} else if ( /^\/player(?:\/[A-Za-z0-9]+)?\.html$/.test( path ) ) {
		id = match( /^([A-Za-z0-9]{5,12})$/, parameter( query, 'video' ) );
	}
	return id === ''
		? null
		: {
				kind: 'dailymotion',
				id,
				page: `https://www.dailymotion.com/video/${ id }`,
				embed: `https://geo.dailymotion.com/player.html?video=${ id }`,
				poster: `https://www.dailymotion.com/thumbnail/video/${ id }`,
				mime: '',
			};
}

/**
 * Reads a link: hosts are compared exactly, ids by their pattern, nothing else of a link is kept.
 * @param link Absolute address; of a file perhaps a relative one.
 */
export function videoLink( link: string ): VideoLink | null {
	const url = link.replace( /^ +| +$/g, '' );
	if ( url.length > 2000 || UNSAFE.test( url ) ) {
		return null;
	}
	const parts = LINK.exec( url );
	if ( parts !== null ) {
		const [ , name = '', path = '', query = '' ] = parts;
		const host = name.toLowerCase();
		if ( YOUTUBE.includes( host ) ) {
			return youtube( host, path, query );
		}
		if ( VIMEO.includes( host ) ) {
			return vimeo( path, query );
		}
		if ( DAILYMOTION.includes( host ) ) {
			return dailymotion( host, path, query );
		}
	}
	const extension = match( FILE, url ).toLowerCase();
	return extension === ''
		? null
		: {
				kind: 'video',
				id: '',
				page: url,
				embed: url,
				poster: '',
				mime: TYPES[ extension ] ?? '',
			};
}
