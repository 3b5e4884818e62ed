<?php
/**
 * Forms that the browser sends.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Takes a form without script, and leads back to it on the same page: to load that page again sends nothing again.
 */
final class FormPost {

	/** Of the query: id of the form and the answer, with a colon between them. */
	public const ANSWER = 'vitrine-signed-up';

	/**
	 * Takes the form, and ends the request.
	 *
	 * @param Reception $reception Takes it.
	 */
	public static function handle( Reception $reception ): never {
		// phpcs:disable WordPress.Security -- a form of visitors, who have no session: its token and limits protect it.
		$fields = wp_unslash( $_POST );
		$code   = Origin::is_foreign( $_SERVER )
			? Answers::FAILED
			: $reception->take( Submission::of( $fields, time() ) );
		$id     = is_string( $fields['element'] ?? null ) ? sanitize_html_class( $fields['element'] ) : '';
		// Two slashes would begin the name of another server.
		$page = '/' . ltrim( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/\\' );
		// phpcs:enable WordPress.Security
		nocache_headers();
		wp_safe_redirect( add_query_arg( self::ANSWER, "{$id}:{$code}", $page ) . "#{$id}", 303 );
		exit;
	}

	/**
	 * What this page has to say of a form.
	 *
	 * @param string $id Id of the form.
	 * @return string A code of Answers, '' = nothing.
	 */
	public static function answer_for( string $id ): string {
		// phpcs:ignore WordPress.Security -- compared with what there is.
		$told = $_GET[ self::ANSWER ] ?? '';
		$code = is_string( $told ) && str_starts_with( $told, "{$id}:" ) ? substr( $told, strlen( $id ) + 1 ) : '';
		return isset( Answers::all()[ $code ] ) ? $code : '';
	}
}
