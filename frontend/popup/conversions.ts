import { emit } from '@vitrine/frontend';
import type { PopupConfig } from '../render/popup/types';
import { onSent } from './forms';

/** Which popup each dialog has shown last. */
const popups = new Map< string, PopupConfig[ 'id' ] >();

/**
 * Says of every form in a popup that is sent from now on, be it closed when the answer comes: `vitrine:popup:conversion`.
 *
 * @param popup The popup, which has opened.
 */
export function watchConversions( { id, element }: PopupConfig ): void {
	if ( ! popups.size ) {
		onSent( ( form, dialog ) => {
			const found = popups.get( dialog?.id ?? '' );
			if ( dialog && found !== undefined ) {
				emit( dialog, 'vitrine:popup:conversion', {
					id: found,
					form,
				} );
			}
		} );
	}
	popups.set( element, id );
}
