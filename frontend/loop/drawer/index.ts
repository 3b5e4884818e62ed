/** Filters that a button opens in a drawer on small screens. On pages that have one. */
import { mount, on, readData } from '@vitrine/frontend';
import { wider } from '../../core/device';
import { openDialog, type Dialog } from '../../core/dialog/open-dialog';

const BLOCK = '.wp-block-vitrine-loop-drawer';
const part = ( name: string ) => `${ BLOCK }__${ name }`;

/**
 * Lets a button open the filters of a loop.
 *
 * @param block The block.
 */
function attachDrawer( block: HTMLElement ): void {
	const { screens } = Object( readData( block ) );
	const panel = block.querySelector< HTMLDialogElement >( part( 'panel' ) );
	if ( ! screens || ! panel ) {
		return;
	}
	const opener = () => block.querySelector< HTMLElement >( part( 'open' ) );
	let dialog: Dialog | undefined;
	const close = () => dialog?.close();
	const name = () => {
		if ( panel.open ) {
			panel.setAttribute( 'role', 'dialog' );
		}
	};
	block.addEventListener( 'click', ( { target } ) => {
		const element = target as HTMLElement;
		if ( element.closest( part( 'open' ) ) ) {
			dialog = openDialog( {
				element: panel,
				onCancel: close,
				onClosed: () => panel.setAttribute( 'role', 'group' ),
				returnTo: opener,
			} );
			name();
		} else if (
			// The backdrop is the dialog itself.
			element === panel ||
			element.closest( `${ part( 'close' ) }, ${ part( 'show' ) }` )
		) {
			close();
		}
	} );
	// What the site answers knows nothing of open drawers.
	on( 'vitrine:replaced', name );
	// There they stand in the page. Twin: the media queries of blocks/loop-drawer/style.scss.
	wider( screens ).addEventListener( 'change', close );
}

mount( BLOCK, attachDrawer );
