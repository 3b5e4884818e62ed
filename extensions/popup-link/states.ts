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
			return hasPassword ? __( 'password protected', 'vitrine' ) : '';
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

/**
 * Why visitors do not get a popup, '' = they get it.
 *
 * @param post             The popup.
 * @param post.status      Of its post.
 * @param post.hasPassword Whether it has a password.
 */
export function stateProblem( { status, hasPassword }: PopupPost ): string {
	switch ( status ) {
		case 'publish':
			return hasPassword
				? __(
						'Visitors do not see this popup because it is password protected.',
						'vitrine'
					)
				: '';
		case 'future':
			return __(
				'Visitors do not see this popup yet because it is scheduled.',
				'vitrine'
			);
		case 'private':
			return __(
				'Visitors do not see this popup because it is private.',
				'vitrine'
			);
		case 'pending':
			return __(
				'Visitors do not see this popup yet because it is pending review.',
				'vitrine'
			);
		default:
			return __(
				'Visitors do not see this popup yet because it is a draft.',
				'vitrine'
			);
	}
}
