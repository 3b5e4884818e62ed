<?php
/**
 * A log-in that came to nothing.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Logins;

defined( 'ABSPATH' ) || exit;

/**
 * Says at which step: nothing the network wrote goes further than here.
 */
final class LoginRefused extends \RuntimeException {

	/** The site has no app for it. */
	public const APP = 'app';

	/** Canceled in the dialog. */
	public const DENIED = 'denied';

	/** The dialog itself refused: the app is not set up for it. */
	public const DIALOG = 'dialog';

	/** Not begun here, by somebody else, too long ago, or used before. */
	public const STATE = 'state';

	/** The code was used before, or is too old. */
	public const CODE = 'code';

	/** The app does not know the address that people come back to. */
	public const REDIRECT = 'redirect';

	/** The App ID or the app secret is wrong. */
	public const SECRET = 'secret';

	/** There is only a token of some hours. */
	public const SHORT = 'short';

	/** Permissions were not given. */
	public const SCOPES = 'scopes';

	/**
	 * Keeps why.
	 *
	 * @param string       $reason One of the constants.
	 * @param list<string> $scopes Permissions that are lacking.
	 * @param string       $codes  Numbers of the network's error, such as `100/36009`, or ''.
	 */
	public function __construct(
		public readonly string $reason,
		public readonly array $scopes = [],
		public readonly string $codes = ''
	) {
		parent::__construct( "Login refused: {$reason}" );
	}
}
