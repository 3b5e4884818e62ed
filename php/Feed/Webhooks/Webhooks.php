<?php
/**
 * What networks tell by themselves.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Webhooks;

use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\DoubtedPosts;
use Vitrine\Graph\Apps;
use Vitrine\Sealed\Seal;

defined( 'ABSPATH' ) || exit;

/**
 * Takes webhooks that the site's own app has signed, and notes which accounts are to be asked. It asks nobody itself.
 */
final class Webhooks {

	/** Bytes of a body: some hundred changes with their texts. */
	public const MAX_BYTES = MB_IN_BYTES;

	/** Changes of one body that are looked at; a refresh brings the others, too. */
	private const MAX_CHANGES = 1000;

	/** Posts of one body that are taken for gone. */
	private const MAX_GONE = 100;

	/**
	 * Keeps its helpers.
	 *
	 * @param Apps         $apps    The site's apps.
	 * @param Sources      $sources The sources.
	 * @param DoubtedPosts $posts   Posts that are taken away.
	 * @param Wanted       $wanted  Which sources are to be asked soon.
	 */
	public function __construct(
		private readonly Apps $apps,
		private readonly Sources $sources,
		private readonly DoubtedPosts $posts,
		private readonly Wanted $wanted
	) {}

	/**
	 * The word by which the network proves that it was given this address by the site's owner.
	 *
	 * @return string '' where the site has no key.
	 */
	public static function verify_token(): string {
		return get_option( 'vitrine_cursor_key', '' ) === '' ? '' : Seal::of_site( 'webhook' )->digest( 'verify' );
	}

	/**
	 * Whether a word is that one.
	 *
	 * @param string $token What was sent.
	 */
	public function knows( string $token ): bool {
		$own = self::verify_token();
		return $own !== '' && hash_equals( $own, $token );
	}

	/**
	 * Whether an app of the site has signed a body.
	 *
	 * @param string $network   One of Networks::NAMES.
	 * @param string $body      Body as it came.
	 * @param string $signature Header `X-Hub-Signature-256`.
	 */
	public function is_signed( string $network, string $body, string $signature ): bool {
		if ( preg_match( '/^sha256=[0-9a-f]{64}$/D', $signature ) !== 1 || strlen( $body ) > self::MAX_BYTES ) {
			return false;
		}
		foreach ( $this->apps->secrets( $network ) as $secret ) {
			if ( hash_equals( 'sha256=' . hash_hmac( 'sha256', $body, $secret ), $signature ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Notes what a signed body tells.
	 *
	 * @param string $network One of Networks::NAMES.
	 * @param string $body    Body.
	 * @return list<int> Sources to refresh at once.
	 */
	public function receive( string $network, string $body ): array {
		$changes = [];
		foreach ( self::changes( $network, $body ) as $change ) {
			$changes[ $change->account ][] = $change;
		}
		$hurried = [];
		$gone    = self::MAX_GONE;
		foreach ( $changes as $some ) {
			$sources = $this->sources->of_account( $network, $some[0]->account );
			$urgent  = array_filter( $some, static fn( Change $change ): bool => $change->is_urgent() ) !== [];
			foreach ( $sources as $source ) {
				foreach ( $some as $change ) {
					if ( $change->is_gone() && $gone > 0 ) {
						--$gone;
						$this->posts->doubt( $source->id, $change->post );
					}
					/**
					 * Fires when a network tells of a change of an account: the refresh that follows reads posts.
					 *
					 * @param int                   $source Id of the source.
					 * @param array<string, string> $change `item`, `verb`, and the ids of `post` and `comment` on
					 *                                      the network, '' = unknown.
					 */
					do_action( 'vitrine_webhook', $source->id, $change->to_array() );
				}
				if ( $this->wanted->want( $source, $urgent ) ) {
					$hurried[] = $source->id;
				}
			}
		}
		return $hurried;
	}

	/**
	 * The changes in a body.
	 *
	 * @param string $network One of Networks::NAMES.
	 * @param string $body    Body.
	 * @return list<Change>
	 */
	private static function changes( string $network, string $body ): array {
		$data    = json_decode( $body, true, 32 );
		$entries = is_array( $data ) ? ( $data['entry'] ?? null ) : null;
		$object  = $network === 'facebook' ? 'page' : 'instagram';
		$changes = [];
		foreach ( is_array( $entries ) && ( $data['object'] ?? null ) === $object ? $entries : [] as $entry ) {
			array_push( $changes, ...( is_array( $entry ) ? Change::of_entry( $entry ) : [] ) );
			if ( count( $changes ) >= self::MAX_CHANGES ) {
				break;
			}
		}
		return array_slice( $changes, 0, self::MAX_CHANGES );
	}
}
