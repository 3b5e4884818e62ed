<?php
/**
 * Errors of the REST API.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest;

use Vitrine\Feed\Sources\SourceError;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Token;
use Vitrine\Popup\Transfer\ImportInvalid;
use Vitrine\Providers\Provider;
use Vitrine\Providers\ProviderError;
use Vitrine\Providers\Store\ConnectionView;

defined( 'ABSPATH' ) || exit;

/**
 * Makes WP_Error objects with a code, an HTTP status and a remedy, from exceptions and for refused requests.
 */
final class RestErrors {

	/**
	 * An error of the network.
	 *
	 * @param GraphError $error What was thrown.
	 */
	public static function of_network( GraphError $error ): \WP_Error {
		[ $code, $status ] = match ( $error->kind ) {
			ErrorKind::Token => [ 'vitrine_token_invalid', 422 ],
			ErrorKind::Permission => [ 'vitrine_permission_missing', 422 ],
			ErrorKind::AppSecret => [ 'vitrine_app_secret', 422 ],
			ErrorKind::Unknown => [ 'vitrine_account_unknown', 404 ],
			ErrorKind::Throttled, ErrorKind::Blocked => [ 'vitrine_throttled', 503 ],
			ErrorKind::HashtagQuota => [ 'vitrine_hashtag_quota', 422 ],
			ErrorKind::HashtagUnusable => [ 'vitrine_hashtag_unusable', 422 ],
			ErrorKind::FacebookLogin => [ 'vitrine_facebook_login', 422 ],
			default => [ 'vitrine_network_failed', 502 ],
		};
		$words             = SourceError::of( $error, null );
		$message           = match ( true ) {
			$error->kind === ErrorKind::Unknown => __(
				'The network does not know this account, or the token does not manage it.',
				'vitrine'
			),
			$error->kind === ErrorKind::Token
				&& $error->subcode === 0 => sprintf(
					/* translators: %d: error code of the network. */
					__( 'The network does not know this access token. (%d)', 'vitrine' ),
					$error->error_code
				),
			default => $words->message(),
		};
		$remedy            = match ( $error->kind ) {
			ErrorKind::Token => $error->subcode === 0
				? __(
					'Copy the whole token and paste it again, or generate a new one. Facebook tokens begin with EA, Instagram tokens with IG.',
					'vitrine'
				)
				: __( 'Generate a new token and paste it.', 'vitrine' ),
			ErrorKind::Permission => __(
				'Generate a token with the permissions listed below, choose your accounts when asked which ones the app can use, and paste it.',
				'vitrine'
			),
			ErrorKind::Unknown => __(
				'Paste the token of someone who manages the account, or the account’s own token.',
				'vitrine'
			),
			ErrorKind::Throttled, ErrorKind::Blocked, ErrorKind::Transient, ErrorKind::Broken => __(
				'Try again in a few minutes.',
				'vitrine'
			),
			default => $words->remedy(),
		};
		return self::error( $code, $message, $status, $remedy );
	}

	/**
	 * A token that tells by itself that it will not do, or null. Nothing is sent then.
	 *
	 * @param string $token   What was pasted.
	 * @param string $network One of Networks::NAMES.
	 */
	public static function of_token( #[\SensitiveParameter] string $token, string $network ): ?\WP_Error {
		return match ( true ) {
			! Token::is_one( $token ) => self::error(
				'vitrine_token_invalid',
				__( 'This is not an access token.', 'vitrine' ),
				422,
				__(
					'Copy the whole token and nothing else. Facebook tokens begin with EA, Instagram tokens with IG.',
					'vitrine'
				)
			),
			! Token::fits( $token, $network ) => self::error(
				'vitrine_token_invalid',
				__( 'This is an Instagram token, which cannot read Facebook pages.', 'vitrine' ),
				422,
				__(
					'Use it to connect an Instagram account, or paste a Facebook token, which begins with EA.',
					'vitrine'
				)
			),
			default => null,
		};
	}

	/**
	 * What was filled in for a provider cannot be right.
	 *
	 * @param ProviderError $error    What was thrown.
	 * @param Provider      $provider Provider.
	 */
	public static function of_provider( ProviderError $error, Provider $provider ): \WP_Error {
		return self::error(
			'vitrine_provider_invalid',
			ConnectionView::message( $error, $provider ),
			422,
			__( 'Correct the field and try again.', 'vitrine' )
		);
	}

	/**
	 * No such connection.
	 */
	public static function provider_unknown(): \WP_Error {
		return self::error(
			'vitrine_provider_unknown',
			__( 'This provider connection no longer exists.', 'vitrine' ),
			404,
			__( 'Choose another connection, or reconnect the provider under Settings → Vitrine.', 'vitrine' )
		);
	}

	/**
	 * No key to seal tokens with.
	 */
	public static function key_missing(): \WP_Error {
		return self::error(
			'vitrine_key_missing',
			__( 'This site has no secret keys of its own, so it cannot store access tokens safely.', 'vitrine' ),
			500,
			__(
				'Add new keys and salts to wp-config.php (AUTH_KEY to NONCE_SALT), or define VITRINE_KEY there with at least 32 random characters.',
				'vitrine'
			)
		);
	}

	/**
	 * The token of a source does not open.
	 */
	public static function key_changed(): \WP_Error {
		$words = new SourceError( 'key', 0, 0, time() );
		return self::error( 'vitrine_token_invalid', $words->message(), 422, $words->remedy() );
	}

	/**
	 * No such source.
	 */
	public static function source_unknown(): \WP_Error {
		return self::error(
			'vitrine_source_unknown',
			__( 'This account is no longer connected.', 'vitrine' ),
			404,
			__( 'Choose another account, or reconnect it under Settings → Vitrine.', 'vitrine' )
		);
	}

	/**
	 * Refreshed elsewhere for longer than we wait.
	 */
	public static function source_busy(): \WP_Error {
		return self::error(
			'vitrine_source_busy',
			__( 'This account is being refreshed right now.', 'vitrine' ),
			409,
			__( 'Wait until the refresh is done, and try again.', 'vitrine' )
		);
	}

	/**
	 * A database that takes nothing.
	 */
	public static function not_written(): \WP_Error {
		$words = new SourceError( 'storage', 0, 0, time() );
		return self::error( 'vitrine_not_written', $words->message(), 500, $words->remedy() );
	}

	/**
	 * A cursor that is not ours.
	 */
	public static function cursor_invalid(): \WP_Error {
		return self::error(
			'vitrine_cursor_invalid',
			__( 'This link does not point to posts on this site.', 'vitrine' ),
			400
		);
	}

	/**
	 * A post that the feed does not show, or no more.
	 */
	public static function post_unknown(): \WP_Error {
		return self::error( 'vitrine_post_unknown', __( 'This feed does not show this post.', 'vitrine' ), 404 );
	}

	/**
	 * No page has shown such a gallery.
	 */
	public static function gallery_unknown(): \WP_Error {
		return self::error(
			'vitrine_gallery_unknown',
			__( 'This gallery does not exist.', 'vitrine' ),
			404,
			__( 'Reload the page.', 'vitrine' )
		);
	}

	/**
	 * No such album in a gallery.
	 */
	public static function album_unknown(): \WP_Error {
		return self::error( 'vitrine_album_unknown', __( 'This album does not exist.', 'vitrine' ), 404 );
	}

	/**
	 * An item to go on after that is not there.
	 */
	public static function item_unknown(): \WP_Error {
		return self::error(
			'vitrine_cursor_invalid',
			__( 'This image does not exist.', 'vitrine' ),
			400,
			__( 'Reload the page.', 'vitrine' )
		);
	}

	/**
	 * More than a block can have.
	 */
	public static function too_long(): \WP_Error {
		return self::error(
			'vitrine_gallery_too_long',
			__( 'This gallery has too many images to show.', 'vitrine' ),
			413,
			__( 'Organize them into albums.', 'vitrine' )
		);
	}

	/**
	 * No such popup.
	 */
	public static function popup_unknown(): \WP_Error {
		return self::error(
			'vitrine_popup_unknown',
			__( 'This popup no longer exists.', 'vitrine' ),
			404,
			__( 'Reload the list of popups.', 'vitrine' )
		);
	}

	/**
	 * A file in which there is no popup.
	 *
	 * @param ImportInvalid $invalid What is wrong with it.
	 */
	public static function import_invalid( ImportInvalid $invalid ): \WP_Error {
		return new \WP_Error(
			'vitrine_import_invalid',
			$invalid->getMessage(),
			[
				'status' => 400,
				'remedy' => __(
					'Choose a JSON file exported by Vitrine, Elementor, or Popup Maker.',
					'vitrine'
				),
				'faults' => $invalid->faults,
			]
		);
	}

	/**
	 * A file that is too large.
	 */
	public static function import_too_large(): \WP_Error {
		return self::error(
			'vitrine_import_too_large',
			__( 'This file is larger than 1 MB.', 'vitrine' ),
			413,
			__( 'Export fewer popups at once.', 'vitrine' )
		);
	}

	/**
	 * Not for this user.
	 */
	public static function forbidden(): \WP_Error {
		return self::error(
			'vitrine_forbidden',
			__( 'Sorry, you are not allowed to do that.', 'vitrine' ),
			rest_authorization_required_code()
		);
	}

	/**
	 * The order of an album is not for this user.
	 */
	public static function album_not_yours(): \WP_Error {
		return self::error(
			'vitrine_forbidden',
			__( 'You are not allowed to change the order of this album.', 'vitrine' ),
			rest_authorization_required_code(),
			__( 'Ask an editor or administrator.', 'vitrine' )
		);
	}

	/**
	 * A file that this user may not edit.
	 */
	public static function file_not_yours(): \WP_Error {
		return self::error(
			'vitrine_forbidden',
			__( 'You are not allowed to edit this file.', 'vitrine' ),
			rest_authorization_required_code(),
			__( 'Its uploader, editors, and administrators can add it to albums and remove it.', 'vitrine' )
		);
	}

	/**
	 * An error with everything.
	 *
	 * @param string $code    Code.
	 * @param string $message What happened.
	 * @param int    $status  HTTP status.
	 * @param string $remedy  What mends it, or empty.
	 */
	public static function error( string $code, string $message, int $status, string $remedy = '' ): \WP_Error {
		return new \WP_Error(
			$code,
			$message,
			$remedy === '' ? [ 'status' => $status ] : [ 'status' => $status, 'remedy' => $remedy ]
		);
	}
}
