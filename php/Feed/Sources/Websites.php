<?php
/**
 * Websites whose feeds are shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

use Vitrine\Feed\Sync\Round;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Web\WebHosts;
use Vitrine\Graph\Web\Website;
use Vitrine\Support\Background\RefreshSchedule;
use Vitrine\Support\SafeHttp;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Finds the feeds of an address and turns one into a source. There is no token: the address is all that is kept.
 */
final class Websites {

	public const NETWORK = 'web';

	/** Characters of an address. */
	public const MAX_LENGTH = 2000;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources         $sources  The sources.
	 * @param RefreshSchedule $schedule The events.
	 */
	public function __construct( private readonly Sources $sources, private readonly RefreshSchedule $schedule ) {}

	/**
	 * The feeds of an address: its own, or those that the page there names. Nothing is kept.
	 *
	 * @param string $text What was pasted; a host alone will do.
	 * @return non-empty-list<array{url: string, title: string, connected: bool}>
	 * @throws GraphError When there is none.
	 */
	public function feeds( string $text ): array {
		$url   = self::address( $text );
		$found = ( new Website( WebHosts::of_site() ) )->feeds( new Client(), $url );
		if ( $found === [] ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		return array_map(
			fn( array $feed ): array => [
				...$feed,
				'connected' => $this->sources->find( self::NETWORK, Website::account_of( $feed['url'] ) ) !== null,
			],
			$found
		);
	}

	/**
	 * Connects a feed, or the one that there is already.
	 *
	 * @param string $text Address of the feed.
	 * @throws GraphError When there is no feed.
	 */
	public function connect( string $text ): Source {
		$url     = self::address( $text );
		$account = Website::account_of( $url );
		$memo    = Website::memo( $url );
		$found   = ( new Website( WebHosts::of_site(), $memo ) )->account( new Client(), $account, '' );
		$source  = $this->sources->find( self::NETWORK, $account ) ?? $this->sources->add_account(
			self::NETWORK,
			$account,
			[
				'name'            => $found->name,
				'link'            => (string) $found->link,
				'token'           => '',
				'token_kind'      => 'none',
				'scopes'          => '[]',
				'connected_at'    => time(),
				'state'           => SourceState::Connecting->value,
				'dropped'         => '[]',
				'page_size'       => Round::PAGE_SIZE,
				'next_refresh_at' => time(),
				'round_counts'    => '{}',
				'memo'            => (string) wp_json_encode( $memo ),
			]
		);
		if ( $source === null ) {
			throw new \LogicException( 'A source that was just written is not there.' );
		}
		$this->schedule->ensure();
		return $source;
	}

	/**
	 * An address as it is asked for, without what no server sees.
	 *
	 * @param string $text What was pasted.
	 * @throws GraphError When it is none.
	 */
	private static function address( string $text ): string {
		$text = trim( $text );
		$url  = preg_match( '~^feed:(?://)?(?=https?://)~i', $text, $found ) === 1
			? substr( $text, strlen( $found[0] ) )
			: (string) preg_replace( '~^feed://~i', 'https://', $text );
		$url  = preg_match( '~^[a-z][a-z0-9+.\-]*://~i', $url ) === 1 ? $url : "https://{$url}";
		$url  = explode( '#', $url )[0];
		$url .= preg_match( '~^https?://[^/?]+$~iD', $url ) === 1 ? '/' : '';
		$is_long = strlen( $url ) > self::MAX_LENGTH;
		if ( $is_long || preg_match( '~[\s\x00-\x1F"<>\\\\]~', $url ) === 1 || SafeHttp::origin( $url ) === '' ) {
			throw new GraphError( ErrorKind::NotPublic );
		}
		return esc_url_raw( $url, [ 'http', 'https' ] );
	}
}
