import { __, _n, sprintf } from '@wordpress/i18n';

import type { Tone } from '../strings';
import type { Connection } from './types';

const TONES: Record< Connection[ 'state' ], Tone > = {
	connecting: 'waiting',
	ok: 'good',
	failing: 'bad',
	key: 'bad',
};

/** A state that this version does not know yet is shown as unknown, not as an accident. */
export function connectionTone( state: string ): Tone {
	return (
		( TONES as Record< string, Tone | undefined > )[ state ] ?? 'unknown'
	);
}

/** 'Garden (Flickr)'; a connection without a name of its own is called as its provider. */
export function connectionTitle( {
	name,
	providerLabel,
}: Pick< Connection, 'name' | 'providerLabel' > ): string {
	return name === providerLabel
		? name
		: sprintf(
				/* translators: 1: name of a connection, 2: name of a provider such as Flickr. */
				__( '%1$s (%2$s)', 'vitrine' ),
				name,
				providerLabel
			);
}

/** How much of a provider is here. */
export function contentText( {
	albums,
	pictures,
	direct,
}: Pick< Connection, 'albums' | 'pictures' | 'direct' > ): string {
	const known = sprintf(
		/* translators: %d: number of albums. */
		_n( '%d album', '%d albums', albums, 'vitrine' ),
		albums
	);

	if ( direct ) {
		return known;
	}

	const kept = sprintf(
		/* translators: %d: number of pictures. */
		_n( '%d image stored', '%d images stored', pictures.ready, 'vitrine' ),
		pictures.ready
	);
	const awaited =
		pictures.awaited > 0 &&
		sprintf(
			/* translators: %d: number of pictures. */
			_n(
				'%d left to fetch',
				'%d left to fetch',
				pictures.awaited,
				'vitrine'
			),
			pictures.awaited
		);

	return [ known, kept, awaited ].filter( Boolean ).join( ' · ' );
}
