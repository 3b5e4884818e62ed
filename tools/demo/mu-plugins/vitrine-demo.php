<?php
/**
 * Lets the start command make the demo content in a runtime that has no command line.
 *
 * @package Vitrine
 */

// The runtime logs everybody in by a redirect, which what our scripts ask for without cookies does not follow.
if ( str_contains( sanitize_text_field( wp_unslash( $_SERVER['REQUEST_URI'] ?? '' ) ), '/wp-json/' ) ) {
	$_COOKIE['playground_auto_login_already_happened'] = '1';
}

if ( ! defined( 'VITRINE_DEMO_SECRET' ) || ! isset( $_POST['vitrine_demo_secret'] ) ) { // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The secret is the proof.
	return;
}

// The background would fetch the same posts at the same time.
remove_action( 'init', 'wp_cron' );

// WebP takes ten times as long as JPEG in WebAssembly.
add_filter(
	'wp_image_editors',
	static function ( $editors ) {
		require_once WP_PLUGIN_DIR . '/vitrine/tools/demo/jpeg-editor.php';
		return array( 'Vitrine_Demo_Jpeg_Editor', ...$editors );
	}
);

add_action(
	'wp_loaded',
	static function () {
		$given    = sanitize_text_field( wp_unslash( $_POST['vitrine_demo_secret'] ?? '' ) ); // phpcs:ignore WordPress.Security.NonceVerification.Missing -- The secret is the proof.
		$address  = sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ?? '' ) );
		$loopback = in_array( $address, array( '127.0.0.1', '::1', '::ffff:127.0.0.1' ), true );
		if ( ! $loopback || ! hash_equals( (string) VITRINE_DEMO_SECRET, $given ) ) {
			wp_send_json_error( null, 403 );
		}

		wp_set_current_user( 1 );
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		if ( '' === get_option( 'permalink_structure' ) ) {
			$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
			flush_rewrite_rules( false );
		}
		if ( ! is_plugin_active( 'vitrine/plugin.php' ) ) {
			$result = activate_plugin( 'vitrine/plugin.php' );
			if ( is_wp_error( $result ) ) {
				wp_send_json_error( $result->get_error_message(), 500 );
			}
			// What plugins do on init has not been done for this one.
			wp_send_json_success( array( 'again' => true ) );
		}
		require WP_PLUGIN_DIR . '/vitrine/tools/demo/demo.php';
		// One request must not take for ever: the rest is fetched by the next one. Each costs a second or two of its own.
		$until = microtime( true ) + 20;
		if ( ! vitrine_demo_fetch( $until, 30 ) || ! vitrine_demo_sources( $until ) ) {
			wp_send_json_success(
				array(
					'again' => true,
					'posts' => vitrine_demo_posts(),
				)
			);
		}
		wp_send_json_success( array( 'pages' => vitrine_demo_seed() ) );
	}
);
