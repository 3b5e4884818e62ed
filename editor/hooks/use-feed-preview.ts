import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';
import type { FeedView } from '../../frontend/render/feed/types';
import { queryOf } from '../query';
import type { Query } from '../query';

/** Typing in a text field is one request, not one for each key. */
const DELAY = 300;

/** Why there is no preview. */
export interface PreviewError {
	code: string;
	message: string;
	remedy: string;
}

/** What the canvas knows of its feed. */
export interface FeedPreview {
	/** The latest view; kept while a newer one is fetched. */
	view: FeedView | null;
	loading: boolean;
	error: PreviewError | null;
}

interface RestError {
	code?: string;
	message?: string;
	data?: { remedy?: string } | null;
}

const NOTHING: FeedPreview = { view: null, loading: false, error: null };

/**
 * Asks the server for the posts that a block would show.
 *
 * @param query   What the posts depend on; null asks for nothing.
 * @param version Another number asks the same again.
 */
export function useFeedPreview(
	query: Query | null,
	version = 0
): FeedPreview {
	const [ preview, setPreview ] = useState< FeedPreview >( NOTHING );
	// A string: a new object with the same values is not a new question.
	const path =
		query && `/vitrine/v1/feed/preview?${ queryOf( query ).toString() }`;

	useEffect( () => {
		if ( ! path ) {
			setPreview( NOTHING );
			return;
		}
		const controller = new AbortController();
		setPreview( ( former ) => ( { ...former, loading: true } ) );
		const timer = setTimeout( async () => {
			try {
				const view = await apiFetch< FeedView >( {
					path,
					signal: controller.signal,
				} );
				setPreview( { view, loading: false, error: null } );
			} catch ( error ) {
				// A newer question has taken over.
				if ( ! controller.signal.aborted ) {
					setPreview( {
						view: null,
						loading: false,
						error: previewError( error ),
					} );
				}
			}
		}, DELAY );
		return () => {
			clearTimeout( timer );
			controller.abort();
		};
	}, [ path, version ] );

	return preview;
}

function previewError( error: unknown ): PreviewError {
	const { code, message, data } = ( error ?? {} ) as RestError;
	return {
		code: code ?? '',
		message: message ?? '',
		remedy: data?.remedy ?? '',
	};
}
