import { emit } from '@vitrine/frontend';
import type { PopupConfig } from '../render/popup/types';
import { onSent } from './forms';

/**
 * Says of every form in a popup that was sent: `vitrine:popup:conversion`.
 *
 * @param popups The popups of the page.
 */
export function watchConversions( popups: readonly PopupConfig[] ): void {
	onSent( ( form, element ) => {
		const popup = popups.find( ( known ) => known.element === element?.id );
		if ( popup && element ) {
			emit( element, 'vitrine:popup:conversion', { id: popup.id, form } );
		}
	} );
}
