<?php
/**
 * RSS and Atom.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use SimplePie\SimplePie;
use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads RSS and Atom with core's SimplePie, which is given text alone: it asks no network and keeps no file.
 */
final class XmlFeed {

	/**
	 * Reads a document.
	 *
	 * @param string $body    As it came.
	 * @param string $charset What the answer says of its characters, or empty.
	 * @param string $url     Where it was found.
	 * @throws GraphError When it is no feed.
	 */
	public static function read( string $body, string $charset, string $url ): ParsedFeed {
		$xml     = XmlText::of( $body, $charset );
		$first   = null;
		$entries = [];
		try {
			foreach ( XmlParts::of_text( $xml ) as $part ) {
				$feed    = self::feed( $part );
				$first ??= $feed;
				array_push( $entries, ...self::entries( $feed, $url ) );
				if ( count( $entries ) >= ParsedFeed::MAX_ENTRIES ) {
					break;
				}
			}
		} catch ( GraphError $error ) {
			// The parser looks ahead: a short feed is found to be damaged before its first element.
			$is_feed = preg_match( '/^<(rss|feed|rdf:RDF)[\s>]/i', $xml ) === 1;
			throw $is_feed ? new GraphError( ErrorKind::Broken ) : $error;
		}
		if ( $first === null ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		$link = static fn( ?string $value ): ?string => Html::address( self::plain( $value ), $url );
		return new ParsedFeed(
			Html::line( self::plain( $first->get_title() ) ),
			$link( $first->get_link() ),
			$link( $first->get_image_url() ),
			$link( ( $first->get_links( 'next' ) ?? [] )[0] ?? null ),
			array_slice( $entries, 0, ParsedFeed::MAX_ENTRIES ),
			Html::line( self::plain( $first->get_description() ) )
		);
	}

	/**
	 * The feed of a small document.
	 *
	 * @param string $xml Document.
	 * @throws GraphError When it is no feed.
	 */
	public static function feed( string $xml ): SimplePie {
		if ( ! class_exists( SimplePie::class ) ) {
			require_once ABSPATH . WPINC . '/class-simplepie.php';
		}
		$feed = new SimplePie();
		$feed->set_raw_data( $xml );
		$feed->enable_cache( false );
		$feed->enable_order_by_date( false );
		$feed->set_autodiscovery_level( SimplePie::LOCATOR_NONE );
		// Where it finds no feed it complains to PHP as well.
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- false answers it.
		if ( ! @$feed->init() ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		return $feed;
	}

	/**
	 * Entries of a small document.
	 *
	 * @param SimplePie $feed Feed.
	 * @param string    $url  Where it was found, or empty.
	 * @return list<Entry>
	 */
	public static function entries( SimplePie $feed, string $url ): array {
		return array_values(
			array_map(
				static fn( \SimplePie\Item $item ): Entry => ( new XmlEntry( $item, $url ) )->entry(),
				$feed->get_items()
			)
		);
	}

	/**
	 * Text of SimplePie, which escapes what it gives.
	 *
	 * @param string|null $value Value.
	 */
	public static function plain( ?string $value ): string {
		return html_entity_decode( (string) $value, ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
