import apiFetch from '@wordpress/api-fetch';
import { __ } from '@wordpress/i18n';
import { useEffect, useRef, useState } from 'react';
import type { ContentKind, FeedSource } from './feed-source';

/** An album, a playlist or a post, as the network has it. */
export interface Choice {
	item: string;
	title: string;
	/** How many things are in it. */
	total: number | null;
	/** ISO 8601. */
	date: string | null;
	/** An address on this site. */
	picture: string | null;
}

interface Answer {
	contents: { content: ContentKind }[];
	choices: Choice[];
}

/** Why something did not work, and what to do about it. */
export interface Refusal {
	message: string;
	remedy: string;
}

/** What an account has. */
export interface Contents {
	/** Null until it is known. */
	kinds: ContentKind[] | null;
	choices: Choice[] | null;
	refusal: Refusal | null;
}

const UNKNOWN: Contents = { kinds: null, choices: null, refusal: null };

const routeOf = ( account: number ) =>
	`/vitrine/v1/sources/${ account }/contents`;

/**
 * Kinds of contents of an account, and what there is to choose from of one of them.
 *
 * @param account Id of the source; 0 = none.
 * @param kind    Of which albums, playlists or posts are wanted; null = of none.
 */
export function useContents(
	account: number,
	kind: ContentKind | null
): Contents {
	const [ contents, setContents ] = useState( UNKNOWN );
	/** Whose kinds are known: they stay, so that keys go on through the list while choices are fetched. */
	const known = useRef( 0 );
	useEffect( () => {
		const kept = ( { kinds }: Contents ): Contents => ( {
			...UNKNOWN,
			kinds: known.current === account ? kinds : null,
		} );
		setContents( kept );
		if ( account === 0 ) {
			return;
		}
		let isCurrent = true;
		apiFetch< Answer >( {
			path: `${ routeOf( account ) }${ kind ? `?content=${ kind }` : '' }`,
		} ).then(
			( answer ) => {
				if ( isCurrent ) {
					known.current = account;
					setContents( {
						kinds: answer.contents.map(
							( { content } ) => content
						),
						choices: answer.choices,
						refusal: null,
					} );
				}
			},
			( error: unknown ) =>
				isCurrent &&
				setContents( ( former ) => ( {
					...kept( former ),
					refusal: refusalOf( error ),
				} ) )
		);
		return () => {
			isCurrent = false;
		};
	}, [ account, kind ] );
	return contents;
}

/**
 * Has a content fetched, which is made where there is none.
 *
 * @param source The content; its item may be an address, or a hashtag with its sign.
 * @return It, as blocks store it.
 */
export const fetchContent = ( {
	source,
	content,
	contentItem,
}: FeedSource ): Promise< FeedSource > =>
	apiFetch< FeedSource >( {
		path: routeOf( source ),
		method: 'POST',
		data: { content, item: contentItem },
	} );

/** Contents being fetched, one after another. */
export interface Fetching {
	fetch: ( source: FeedSource ) => Promise< FeedSource | null >;
	isBusy: boolean;
	refusal: Refusal | null;
	forget: () => void;
}

/**
 * Fetches contents.
 *
 * @param onFetched Called after each.
 */
export function useFetching( onFetched: () => void ): Fetching {
	const [ isBusy, setBusy ] = useState( false );
	const [ refusal, setRefusal ] = useState< Refusal | null >( null );
	/** Of several, the last one counts. */
	const latest = useRef( 0 );
	const fetch = async ( source: FeedSource ) => {
		const turn = ++latest.current;
		setBusy( true );
		setRefusal( null );
		try {
			return await fetchContent( source );
		} catch ( error ) {
			if ( turn === latest.current ) {
				setRefusal( refusalOf( error ) );
			}
			return null;
		} finally {
			if ( turn === latest.current ) {
				setBusy( false );
			}
			onFetched();
		}
	};
	return { fetch, isBusy, refusal, forget: () => setRefusal( null ) };
}

function refusalOf( error: unknown ): Refusal {
	const { message, data } = ( error ?? {} ) as {
		message?: string;
		data?: { remedy?: string } | null;
	};
	return {
		message: message || __( 'The network did not respond.', 'vitrine' ),
		remedy: data?.remedy ?? '',
	};
}
