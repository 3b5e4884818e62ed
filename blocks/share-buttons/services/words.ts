/** What services are called, and why some are not offered. */
import { __, sprintf } from '@wordpress/i18n';
import type { Service } from '../../../frontend/render/share-buttons/services';

/**
 * Words of a button, and its name, which holds them. Twin: ShareButtonsView::words() in PHP.
 *
 * @param service      The service.
 * @param service.id   Which it is.
 * @param service.name Name of a brand.
 */
export function wordsOf( {
	id,
	name = '',
}: Pick< Service, 'id' | 'name' > ): [ label: string, name: string ] {
	const label = actionLabel( id );
	if ( id === 'email' ) {
		return [ label, __( 'Share by email', 'vitrine' ) ];
	}
	return label
		? [ label, label ]
		: [
				name,
				sprintf(
					/* translators: %s: name of a service such as Facebook. */
					__( 'Share on %s', 'vitrine' ),
					name
				),
			];
}

/**
 * What a button is called that is of no brand.
 *
 * @param id Which it is.
 * @return '' = it is of one.
 */
function actionLabel( id: string ): string {
	switch ( id ) {
		case 'email':
			return __( 'Email', 'vitrine' );
		case 'copy':
			return __( 'Copy link', 'vitrine' );
		case 'share':
			return __( 'Share', 'vitrine' );
		case 'print':
			return __( 'Print', 'vitrine' );
		default:
			return '';
	}
}

/**
 * Why a service is not offered.
 *
 * @param id Which it is.
 * @return '' = it is.
 */
export function reasonOf( id: string ): string {
	switch ( id ) {
		case 'twitter':
			return __( 'Twitter is now called X.', 'vitrine' );
		case 'digg':
			return __( 'Digg no longer accepts shared links.', 'vitrine' );
		case 'mix':
			return __( 'Mix no longer accepts shared links.', 'vitrine' );
		case 'pocket':
			return __( 'Pocket shut down in July 2025.', 'vitrine' );
		case 'skype':
			return __( 'Skype shut down in May 2025.', 'vitrine' );
		case 'stumbleupon':
			return __( 'StumbleUpon shut down in 2018.', 'vitrine' );
		default:
			return '';
	}
}
