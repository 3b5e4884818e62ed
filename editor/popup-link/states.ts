import { __ } from '@wordpress/i18n';
import type { PopupPost } from './use-popups';

/**
 * What visitors' not seeing a popup is called, '' = they see it.
 *
 * @param post             The popup.
 * @param post.status      Of its post.
 * @param post.hasPassword Whether it has a password.
 */
export function stateLabel( { status, hasPassword }: PopupPost ): string {
	switch ( status ) {
		case 'publish':
			return hasPassword ? __( 'with a password', 'vitrine' ) : '';
		case 'future':
			return __( 'scheduled', 'vitrine' );
		case 'private':
			return __( 'private', 'vitrine' );
		case 'pending':
			return __( 'pending', 'vitrine' );
		default:
			return __( 'draft', 'vitrine' );
	}
}
