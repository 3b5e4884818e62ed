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
 * Takes a form without script. Once it is taken it leads back to the same page: to load that page again sends nothing
 * again. One that is refused stays filled in.
 */
final class FormPost {

	/** Of the query: id of the form and the answer, with a colon between them. */
	public const ANSWER = 'vitrine-signed-up';

	/**
	 * Takes the form, and ends the request; unless it is refused, and the page has to show it again.
	 *
	 * @param Reception $reception Takes it.
	 */
	public static function handle( Reception $reception ): Refusal {
		// phpcs:disable WordPress.Security -- a form of visitors, who have no session: its token and limits protect it.
		$fields = wp_unslash( $_POST );
		$sent   = Submission::of( $fields, time() );
		$is_own = ! Origin::is_foreign( $_SERVER );
		$code   = $is_own ? $reception->take( $sent ) : Answers::FAILED;
		$id     = is_string( $fields['element'] ?? null ) ? sanitize_html_class( $fields['element'] ) : '';
		nocache_headers();
		// Other sites do not fill in forms of this one.
		if ( $is_own && $code !== Answers::SENT ) {
			if ( ! defined( 'DONOTCACHEPAGE' ) ) {
				define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- What page caches look for.
			}
			// WordPress would look for posts by these names.
			$_POST = [];
			return Refusal::of( $fields, $sent, $id, $code === 'stale' ? Answers::RENEWED : $code );
		}
		// Two slashes would begin the name of another server.
		$page = '/' . ltrim( (string) ( $_SERVER['REQUEST_URI'] ?? '' ), '/\\' );
		// phpcs:enable WordPress.Security
		wp_safe_redirect( add_query_arg( self::ANSWER, "{$id}:{$code}", $page ) . "#{$id}-status", 303 );
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
