/** The way from a page that was taken over into its editor: the markup becomes a block at once, and Undo brings it back. */
import { store as blockEditor } from '@wordpress/block-editor';
import {
	getPossibleBlockTransformations,
	switchToBlockType,
} from '@wordpress/blocks';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __ } from '@wordpress/i18n';

interface Block {
	name: string;
	clientId: string;
	innerBlocks: Block[];
}

interface Blocks {
	getBlocks: () => Block[];
}

interface Changes {
	replaceBlocks: ( clientId: string, blocks: unknown ) => void;
}

interface Notices {
	createWarningNotice: ( text: string ) => void;
	createSuccessNotice: ( text: string, options: object ) => void;
}

const NAME = 'vitrine/gallery';

/** In the address; twin: php/Compat/Nanogallery2.php. */
const PARAMETER = 'vitrine-import';

/**
 * The first block of HTML that can become a gallery.
 *
 * @param blocks Blocks of the post.
 */
function candidateIn( blocks: readonly Block[] ): Block | null {
	for ( const block of blocks ) {
		const found =
			block.name === 'core/html' &&
			getPossibleBlockTransformations( [ block as never ] ).some(
				( { name } ) => name === NAME
			)
				? block
				: candidateIn( block.innerBlocks );
		if ( found ) {
			return found;
		}
	}
	return null;
}

/** Imports what the address asks for, once the post is there. */
export function importNow(): void {
	const url = new URL( window.location.href );
	if ( url.searchParams.get( PARAMETER ) !== 'nanogallery2' ) {
		return;
	}
	url.searchParams.delete( PARAMETER );
	const stop = subscribe( () => {
		if ( blocksOf().length > 0 ) {
			stop();
			// The post does not hear of changes while the editor is being filled.
			window.setTimeout( () => {
				// A reload does not do it again.
				window.history.replaceState(
					window.history.state,
					'',
					url.href
				);
				importFirst();
			} );
		}
	} );
}

const blocksOf = () =>
	( select( blockEditor ) as unknown as Blocks ).getBlocks();

/** Replaces the first block of HTML that can become a gallery, and says so. */
function importFirst(): void {
	const notices = dispatch( 'core/notices' ) as unknown as Notices;
	const block = candidateIn( blocksOf() );
	const made = block && switchToBlockType( block as never, NAME );
	if ( ! block || ! made ) {
		notices.createWarningNotice(
			__(
				'No Custom HTML block here contains nanogallery2 markup. Convert the content to blocks, or paste the markup into the import dialog of a Photo Gallery block.',
				'vitrine'
			)
		);
		return;
	}
	( dispatch( blockEditor ) as unknown as Changes ).replaceBlocks(
		block.clientId,
		made
	);
	notices.createSuccessNotice(
		__( 'The gallery is now a block.', 'vitrine' ),
		{ type: 'snackbar' }
	);
}
