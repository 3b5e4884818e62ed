<?php
/**
 * Log-ins that came to nothing, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Feed\Logins\Logins;
use Vitrine\Graph\Logins\LoginRefused;

defined( 'ABSPATH' ) || exit;

/**
 * Says what happened and what to do next.
 */
final class LoginErrors {

	/**
	 * An error with everything.
	 *
	 * @param LoginRefused $refused What was thrown.
	 */
	public static function of( LoginRefused $refused ): \WP_Error {
		$codes = $refused->codes === '' ? '' : " ({$refused->codes})";
		return RestErrors::error(
			"vitrine_login_{$refused->reason}",
			self::message( $refused ) . $codes,
			422,
			self::remedy( $refused )
		);
	}

	/**
	 * What happened.
	 *
	 * @param LoginRefused $refused What was thrown.
	 */
	private static function message( LoginRefused $refused ): string {
		return match ( $refused->reason ) {
			LoginRefused::APP      => __( 'This site has no app for this login yet.', 'vitrine' ),
			LoginRefused::DENIED   => __( 'The login was canceled.', 'vitrine' ),
			LoginRefused::DIALOG   => __( 'The network did not let this app request a login.', 'vitrine' ),
			LoginRefused::CODE     => __(
				'The network no longer accepts this login. It was already used, or it took too long.',
				'vitrine'
			),
			LoginRefused::REDIRECT => __(
				'Your app does not allow the URL that the login returns to.',
				'vitrine'
			),
			LoginRefused::SECRET   => __( 'The network does not accept the App ID or the App Secret.', 'vitrine' ),
			LoginRefused::SHORT    => __(
				'The network returned an access token that is only valid for a few hours.',
				'vitrine'
			),
			LoginRefused::SCOPES   => sprintf(
				/* translators: %s: names of permissions, such as "pages_show_list, pages_read_engagement". */
				__( 'You are logged in, but these permissions were not granted: %s.', 'vitrine' ),
				implode( ', ', $refused->scopes )
			),
			default => __( 'This login was not started here, took too long, or was already used.', 'vitrine' ),
		};
	}

	/**
	 * What to do next.
	 *
	 * @param LoginRefused $refused What was thrown.
	 */
	private static function remedy( LoginRefused $refused ): string {
		return match ( $refused->reason ) {
			LoginRefused::APP    => __(
				'Enter the App ID and App Secret under “Your own app”, or paste an access token.',
				'vitrine'
			),
			LoginRefused::DENIED => __(
				'Nothing was changed. To connect an account, log in again.',
				'vitrine'
			),
			LoginRefused::DIALOG => __(
				'In the app’s dashboard, check that the login product is added and that you have a role in the app while it is in development.',
				'vitrine'
			),
			LoginRefused::CODE   => __(
				'Log in again. If the problem persists, compare the App ID, App Secret, and login URL with those in the app’s dashboard.',
				'vitrine'
			),
			LoginRefused::REDIRECT => sprintf(
				/* translators: %s: an address. */
				__(
					'Add this URL to the valid OAuth redirect URIs in the app’s dashboard, and log in again: %s',
					'vitrine'
				),
				Logins::redirect()
			),
			LoginRefused::SECRET => __(
				'Copy both again from Settings → Basic in the app’s dashboard. Instagram has its own ID and secret under Instagram → API setup.',
				'vitrine'
			),
			LoginRefused::SHORT  => __(
				'Nothing was connected, because the token would expire today. Check the App Secret, and log in again.',
				'vitrine'
			),
			LoginRefused::SCOPES => __(
				'Log in again and leave all permissions turned on in the dialog.',
				'vitrine'
			),
			default => __( 'Log in again, in the same browser and within 15 minutes.', 'vitrine' ),
		};
	}
}
