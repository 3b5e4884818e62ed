import apiFetch from '@wordpress/api-fetch';
import { store as blockEditor } from '@wordpress/block-editor';
import { createBlock } from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

import type { FeedAttributes } from '../feed-attributes';

/** What the route `shortcode` answers, see docs/names.md. */
interface Answer {
	attributes: Partial< FeedAttributes >;
	connected: boolean;
	/** The synced pattern of the feed that the shortcode names; null: none was imported. */
	pattern: number | null;
	withoutEffect: string[];
}

interface Blocks {
	getBlockName: ( clientId: string ) => string | null;
}

interface Changes {
	__unstableMarkNextChangeAsNotPersistent: () => void;
	updateBlockAttributes: ( clientId: string, attributes: object ) => void;
	replaceBlock: ( clientId: string, block: unknown ) => void;
}

interface Notices {
	createWarningNotice: ( text: string, options: object ) => void;
	createErrorNotice: ( text: string, options: object ) => void;
}

/** Texts by the block that is waited for. */
const waiting = new Map< string, string >();
let stop: ( () => void ) | null = null;

const isThere = ( clientId: string ) =>
	( select( blockEditor ) as unknown as Blocks ).getBlockName( clientId ) !==
	null;

/**
 * Gives a block what its shortcode says, once it is in the post.
 *
 * @param clientId Id of the block.
 * @param text     The shortcode.
 */
export function convertWhenThere( clientId: string, text: string ): void {
	waiting.set( clientId, text );
	stop ??= subscribe( () => {
		const there = [ ...waiting ].filter( ( [ id ] ) => isThere( id ) );

		if ( there.length === 0 ) {
			return;
		}

		stop?.();
		stop = null;
		waiting.clear();
		there.forEach( ( [ id, shortcode ] ) => void convert( id, shortcode ) );
	} );
}

/** Asks the server, which knows accounts and patterns. Undo brings the shortcode back in one step. */
async function convert( clientId: string, text: string ): Promise< void > {
	const changes = dispatch( blockEditor ) as unknown as Changes;
	const notices = dispatch( 'core/notices' ) as unknown as Notices;
	const id = 'vitrine-shortcode';

	try {
		const answer = await apiFetch< Answer >( {
			path: `/vitrine/v1/shortcode?text=${ encodeURIComponent( text ) }`,
		} );

		if ( ! isThere( clientId ) ) {
			return;
		}

		changes.__unstableMarkNextChangeAsNotPersistent();

		if ( answer.pattern !== null ) {
			changes.replaceBlock(
				clientId,
				createBlock( 'core/block', { ref: answer.pattern } )
			);
			return;
		}

		changes.updateBlockAttributes( clientId, answer.attributes );
		const notes = notesOf( answer );

		if ( notes.length > 0 ) {
			notices.createWarningNotice( notes.join( ' ' ), { id } );
		}
	} catch {
		if ( isThere( clientId ) ) {
			changes.__unstableMarkNextChangeAsNotPersistent();
			changes.replaceBlock(
				clientId,
				createBlock( 'core/shortcode', { text } )
			);
		}

		notices.createErrorNotice(
			__(
				'The shortcode could not be read, so it stays as it is. Check your connection and try again.',
				'vitrine'
			),
			{ id }
		);
	}
}

/** What to know of a shortcode that became a block. */
const notesOf = ( { connected, withoutEffect }: Answer ): string[] => [
	...( connected
		? []
		: [
				__(
					'This shortcode’s account is not connected. Choose another account.',
					'vitrine'
				),
			] ),
	...( withoutEffect.length > 0
		? [
				sprintf(
					/* translators: %s: names of attributes. */
					__(
						'These attributes of the shortcode have no effect: %s.',
						'vitrine'
					),
					withoutEffect.join( ', ' )
				),
			]
		: [] ),
];
