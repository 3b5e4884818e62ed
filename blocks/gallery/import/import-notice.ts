/** Names what blocks of an import do not have, once they are in the post: the editor makes them for mere previews, too. */
import { store as blockEditor } from '@wordpress/block-editor';
import { dispatch, select, subscribe } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';

interface Blocks {
	getBlockName: ( clientId: string ) => string | null;
}

interface Notices {
	createWarningNotice: ( text: string, options: object ) => void;
}

/** Names by the block that is waited for. */
const losses = new Map< string, readonly string[] >();
let stop: ( () => void ) | null = null;

/**
 * Names them in a notice as soon as the block is there.
 *
 * @param clientId Id of the block.
 * @param names    What it lacks.
 */
export function nameLosses( clientId: string, names: readonly string[] ): void {
	losses.set( clientId, names );
	stop ??= subscribe( () => {
		const { getBlockName } = select( blockEditor ) as unknown as Blocks;
		const there = [ ...losses ].filter( ( [ id ] ) => getBlockName( id ) );
		if ( there.length === 0 ) {
			return;
		}
		stop?.();
		stop = null;
		losses.clear();
		const notices = dispatch( 'core/notices' ) as unknown as Notices;
		notices.createWarningNotice(
			sprintf(
				/* translators: %s: names of options */
				__( 'Not imported, or only partially: %s', 'vitrine' ),
				[ ...new Set( there.flatMap( ( [ , all ] ) => all ) ) ].join(
					', '
				)
			),
			{ id: 'vitrine-import' }
		);
	} );
}
