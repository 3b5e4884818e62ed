import { __, _n, sprintf } from '@wordpress/i18n';

import type { Network, Progress, RefreshAnswer, Source } from './types';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A token with fewer days than this deserves attention: a site is not looked after every week. */
const SOON_DAYS = 14;

/** A refresh that is so late was not late by chance: nobody runs the site's schedule. */
const OVERDUE_SECONDS = 10 * MINUTE;

const UNITS: [ Intl.RelativeTimeFormatUnit, number ][] = [
	[ 'year', 365 * DAY ],
	[ 'month', 30 * DAY ],
	[ 'week', 7 * DAY ],
	[ 'day', DAY ],
	[ 'hour', HOUR ],
	[ 'minute', MINUTE ],
];

type Pictures = Pick< Source, 'pictures' | 'pictureTotal' >;

export type Tone = 'good' | 'waiting' | 'warning' | 'bad' | 'unknown';

const secondsUntil = ( iso: string, now: number ) =>
	( Date.parse( iso ) - now ) / 1000;

function formatter( locale: string ): Intl.RelativeTimeFormat {
	try {
		return new Intl.RelativeTimeFormat( locale, { numeric: 'auto' } );
	} catch {
		// WordPress knows locales that are no language tags.
		return new Intl.RelativeTimeFormat( undefined, { numeric: 'auto' } );
	}
}

/** '12 minutes ago', 'in 3 hours', 'yesterday', in the language of the admin. */
export function relativeTime(
	iso: string,
	now: number,
	locale: string
): string {
	const seconds = secondsUntil( iso, now );
	const size = Math.abs( seconds );
	const [ unit, length ] = UNITS.find( ( [ , min ] ) => size >= min ) ?? [
		'second',
		0,
	];

	return length === 0
		? formatter( locale ).format( 0, 'second' )
		: formatter( locale ).format( Math.trunc( seconds / length ), unit );
}

/** Whether a time lies ahead; a refresh that is due is not announced as one that happened. */
export function isAhead( iso: string, now: number ): boolean {
	return secondsUntil( iso, now ) > 0;
}

/**
 * Whether nobody seems to look after a source that could be refreshed: the site's schedule is dead, or the window
 * that connected it was closed. Where somebody does after all, the site answers that it is busy.
 */
export function isLeftAlone(
	source: Pick< Source, 'nextRefresh' | 'state' >,
	now: number
): boolean {
	return (
		source.state === 'connecting' ||
		( source.state !== 'reconnect' &&
			source.nextRefresh !== null &&
			secondsUntil( source.nextRefresh, now ) < -OVERDUE_SECONDS )
	);
}

/** Whether a refresh is under way. One that was stopped by a failure keeps its progress until it goes on. */
export function isMoving(
	source: Pick< Source, 'progress' | 'state' >
): boolean {
	return (
		source.progress !== null &&
		[ 'ok', 'pictures', 'connecting' ].includes( source.state )
	);
}

/** The rest of a token's life in words. */
export function tokenText(
	token: Pick< Source, 'daysLeft' | 'expires' | 'scopes' | 'state' >,
	now: number
): { text: string; tone: Tone } {
	const { daysLeft, expires, scopes, state } = token;

	if ( expires !== null && ! isAhead( expires, now ) ) {
		return { text: __( 'Expired', 'vitrine' ), tone: 'bad' };
	}

	// Revoked, or sealed with a key that is gone: days do not help.
	if ( state === 'reconnect' ) {
		return { text: __( 'Unusable', 'vitrine' ), tone: 'bad' };
	}

	if ( daysLeft !== null ) {
		return {
			text:
				daysLeft < 1
					? __( 'Less than a day left', 'vitrine' )
					: sprintf(
							/* translators: %d: number of days until an access token expires. */
							_n(
								'%d day left',
								'%d days left',
								daysLeft,
								'vitrine'
							),
							daysLeft
						),
			tone: daysLeft < SOON_DAYS ? 'warning' : 'good',
		};
	}

	// Only a network that told about the token at all can have said that it does not expire.
	return scopes === null
		? { text: __( 'Unknown', 'vitrine' ), tone: 'unknown' }
		: { text: __( 'Never expires', 'vitrine' ), tone: 'good' };
}

/** '24 of 96 posts'; while nobody knows how many posts there are: '24 posts so far, 12 of 40 pictures'. */
export function progressText(
	{ done, total }: Progress,
	pictures: Pictures
): string {
	if ( total === null ) {
		const posts = sprintf(
			/* translators: %d: number of posts fetched so far. */
			_n( '%d post so far', '%d posts so far', done, 'vitrine' ),
			done
		);

		return areOnTheirWay( pictures )
			? listText( [
					posts,
					sprintf(
						/* translators: 1: number of pictures fetched, 2: number of pictures of the posts that are known so far. */
						_n(
							'%1$d of %2$d image',
							'%1$d of %2$d images',
							pictures.pictureTotal,
							'vitrine'
						),
						pictures.pictures,
						pictures.pictureTotal
					),
				] )
			: posts;
	}

	return sprintf(
		/* translators: 1: number of posts fetched, 2: number of posts there are. */
		_n( '%1$d of %2$d post', '%1$d of %2$d posts', total, 'vitrine' ),
		done,
		total
	);
}

const areOnTheirWay = ( { pictures, pictureTotal }: Pictures ) =>
	pictures < pictureTotal;

/** '50 of 54 stored'; one number where all are here. */
export function picturesText( { pictures, pictureTotal }: Pictures ): string {
	return pictures === pictureTotal
		? String( pictures )
		: sprintf(
				/* translators: 1: number of pictures that are kept on the site, 2: number of all pictures. */
				__( '%1$d of %2$d stored', 'vitrine' ),
				pictures,
				pictureTotal
			);
}

/** Percent for a progress bar, of posts, else of pictures; undefined where the end is not known yet. */
export function progressPercent(
	{ done, total }: Progress,
	pictures: Pictures
): number | undefined {
	if ( total === null ) {
		return areOnTheirWay( pictures )
			? percent( pictures.pictures, pictures.pictureTotal )
			: undefined;
	}

	return total < 1 ? undefined : percent( done, total );
}

const percent = ( done: number, total: number ) =>
	Math.min( 100, Math.round( ( done / total ) * 100 ) );

/** 'one, two, three', with the separator of the language. */
export function listText( parts: string[] ): string {
	return parts.reduce( ( list, next ) =>
		sprintf(
			/* translators: 1: beginning of a list such as "3 new posts", 2: next part of the list such as "1 post changed". */
			__( '%1$s, %2$s', 'vitrine' ),
			list,
			next
		)
	);
}

/** What was found of an account, or went wrong with it. */
export const foundText = ( name: string, message: string ): string =>
	sprintf(
		/* translators: 1: name of a connected account, 2: what a test of its connection found, or what went wrong. */
		__( '%1$s: %2$s', 'vitrine' ),
		name,
		message
	);

/** An account that was connected with few posts has them at once. */
export const connectedText = ( source: Source ): string =>
	sprintf(
		/* translators: 1: name of an account, 2: number of its posts. */
		_n(
			'%1$s is connected: %2$d post.',
			'%1$s is connected: %2$d posts.',
			source.posts,
			'vitrine'
		),
		sourceTitle( source ),
		source.posts
	);

/** What a refresh brought, in one sentence. */
export function refreshedText(
	name: string,
	{ added, changed, removed }: RefreshAnswer[ 'posts' ]
): string {
	if ( added + changed + removed === 0 ) {
		return sprintf(
			/* translators: %s: name of a connected account. */
			__( '%s: nothing new.', 'vitrine' ),
			name
		);
	}

	const parts = [
		added > 0 &&
			sprintf(
				/* translators: %d: number of posts. */
				_n( '%d new post', '%d new posts', added, 'vitrine' ),
				added
			),
		changed > 0 &&
			sprintf(
				/* translators: %d: number of posts. */
				_n( '%d post changed', '%d posts changed', changed, 'vitrine' ),
				changed
			),
		removed > 0 &&
			sprintf(
				/* translators: %d: number of posts. */
				_n( '%d post removed', '%d posts removed', removed, 'vitrine' ),
				removed
			),
	].filter( ( part ) => part !== false );

	return sprintf(
		/* translators: 1: name of a connected account, 2: list such as "3 new posts, 1 post changed". */
		__( '%1$s: %2$s.', 'vitrine' ),
		name,
		listText( parts )
	);
}

export function networkName( network: Network ): string {
	switch ( network ) {
		case 'facebook':
			return __( 'Facebook page', 'vitrine' );
		case 'instagram':
			return __( 'Instagram account', 'vitrine' );
		case 'web':
			return __( 'Website', 'vitrine' );
		case 'import':
			return __( 'Imported posts', 'vitrine' );
	}
}

/** One museum often has a page and an account of the same name. */
export function sourceTitle( {
	name,
	network,
}: Pick< Source, 'name' | 'network' > ): string {
	return sprintf(
		/* translators: 1: name of a connected account, 2: "Facebook page" or "Instagram account". */
		__( '%1$s (%2$s)', 'vitrine' ),
		name,
		networkName( network )
	);
}

const TONES: Record< Source[ 'state' ], Tone > = {
	connecting: 'waiting',
	ok: 'good',
	pictures: 'warning',
	throttled: 'waiting',
	failing: 'bad',
	permission: 'warning',
	reconnect: 'bad',
};

/** A state that this version does not know yet is shown as unknown, not as an accident. */
export function stateTone( state: string ): Tone {
	return (
		( TONES as Record< string, Tone | undefined > )[ state ] ?? 'unknown'
	);
}
