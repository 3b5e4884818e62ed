<?php
/**
 * Notices in the admin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Says on which screens a notice belongs, and prints it.
 */
final class AdminNotice {

	/**
	 * Whether one of some screens is shown.
	 *
	 * @param string ...$screens Ids, such as `dashboard`.
	 */
	public static function is_on( string ...$screens ): bool {
		return in_array( get_current_screen()->id ?? '', $screens, true );
	}

	/**
	 * Prints a notice. One of success can be closed: it is about something that has been done.
	 *
	 * @param string                     $type  What it is.
	 * @param string                     $title Text in front, '' = none.
	 * @param string                     $text  What it says; both are escaped here.
	 * @param array{string, string}|null $link  Address and words of a link behind it.
	 * @phpstan-param 'error'|'warning'|'success' $type
	 */
	public static function print( string $type, string $title, string $text, ?array $link = null ): void {
		$html = ( $title === '' ? '' : sprintf( '<strong>%s</strong> ', esc_html( $title ) ) ) . esc_html( $text );
		if ( $link !== null ) {
			$html .= sprintf( ' <a href="%s">%s</a>', esc_url( $link[0] ), esc_html( $link[1] ) );
		}
		wp_admin_notice( $html, [ 'type' => $type, 'dismissible' => $type === 'success' ] );
	}
}
