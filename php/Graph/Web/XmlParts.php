<?php
/**
 * Feeds in parts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Web;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Divides a feed of any length into small ones that have some of its entries each, so that what a parser keeps of it at
 * a time has an end. Loads nothing and replaces no entity.
 */
final class XmlParts {

	/** Entries of a part. */
	private const ENTRIES = 25;

	/** Bytes of an entry, and of what a feed says of itself. */
	private const MAX_ENTRY = 1_000_000;
	private const MAX_HEAD  = 50_000;

	/** Tags of an entry: each takes a parser about a kilobyte. */
	private const MAX_TAGS = 2000;

	/** Names of entries. */
	private const NAMES = [ 'item', 'entry' ];

	/**
	 * What stands around the entries, once it is read.
	 *
	 * @var string
	 */
	private string $opened = '';

	/**
	 * The ends of it.
	 *
	 * @var string
	 */
	private string $closed = '';

	/**
	 * What the feed says of itself.
	 *
	 * @var string
	 */
	private string $head = '';

	/**
	 * Keeps the document.
	 *
	 * @param \XMLReader $reader At its beginning.
	 */
	private function __construct( private readonly \XMLReader $reader ) {}

	/**
	 * The parts of a text.
	 *
	 * @param string $xml What XmlText made.
	 * @return \Generator<int, string> Documents, one at least.
	 * @throws GraphError When it is no XML.
	 */
	public static function of_text( string $xml ): \Generator {
		$reader = $xml === '' ? false : \XMLReader::XML( $xml, 'UTF-8', LIBXML_NONET | LIBXML_COMPACT );
		if ( ! $reader instanceof \XMLReader ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		return ( new self( $reader ) )->quiet();
	}

	/**
	 * The parts of a file.
	 *
	 * @param string $path What XmlText made, in a file.
	 * @return \Generator<int, string> Documents, one at least.
	 * @throws GraphError When it is no XML.
	 */
	public static function of_file( string $path ): \Generator {
		$reader = \XMLReader::open( $path, 'UTF-8', LIBXML_NONET | LIBXML_COMPACT );
		if ( ! $reader instanceof \XMLReader ) {
			throw new GraphError( ErrorKind::NoFeed );
		}
		return ( new self( $reader ) )->quiet();
	}

	/**
	 * Reads without PHP complaining of what is wrong with the document.
	 *
	 * @return \Generator<int, string>
	 * @throws GraphError When it is no XML.
	 */
	private function quiet(): \Generator {
		$before = libxml_use_internal_errors( true );
		try {
			yield from $this->parts();
		} finally {
			$this->reader->close();
			libxml_clear_errors();
			libxml_use_internal_errors( $before );
		}
	}

	/**
	 * Reads.
	 *
	 * @return \Generator<int, string>
	 * @throws GraphError When it is no XML.
	 */
	private function parts(): \Generator {
		$entries = [];
		$is_new  = true;
		$is_more = $this->reader->read();
		while ( $is_more ) {
			if ( $this->reader->nodeType !== \XMLReader::ELEMENT ) {
				$is_more = $this->reader->read();
				continue;
			}
			if ( $this->opens() ) {
				$is_more = $this->reader->read();
				continue;
			}
			$xml = $this->reader->readOuterXml();
			if ( in_array( $this->reader->localName, self::NAMES, true ) ) {
				$is_small  = strlen( $xml ) <= self::MAX_ENTRY
					&& preg_match_all( '/<!\[CDATA\[.*?\]\]>(*SKIP)(*F)|<[A-Za-z_]/s', $xml ) <= self::MAX_TAGS;
				$entries[] = $is_small ? $xml : '';
			} elseif ( strlen( $this->head ) + strlen( $xml ) <= self::MAX_HEAD ) {
				$this->head .= $xml;
			}
			if ( count( $entries ) >= self::ENTRIES ) {
				yield $this->document( $entries );
				$entries = [];
				$is_new  = false;
			}
			$is_more = $this->reader->next();
		}
		$error = libxml_get_last_error();
		if ( $this->opened === '' || $error !== false && $error->level >= LIBXML_ERR_ERROR ) {
			throw new GraphError( $this->opened === '' ? ErrorKind::NoFeed : ErrorKind::Broken );
		}
		if ( $is_new || $entries !== [] ) {
			yield $this->document( $entries );
		}
	}

	/**
	 * Whether the reader is at an element that entries stand in.
	 */
	private function opens(): bool {
		$depth     = $this->reader->depth;
		$name      = $this->reader->localName;
		$is_around = $depth === 0 || $depth === 1 && $name === 'channel' && str_starts_with( $this->opened, '<rss' );
		if ( ! $is_around || in_array( $name, self::NAMES, true ) && $depth > 0 ) {
			return false;
		}
		$whole = $this->reader->name;
		$tag   = "<{$whole}";
		while ( $this->reader->moveToNextAttribute() ) {
			$tag .= " {$this->reader->name}=\"" . htmlspecialchars( $this->reader->value, ENT_QUOTES | ENT_XML1 ) . '"';
		}
		$this->reader->moveToElement();
		$this->opened .= "{$tag}>";
		$this->closed  = "</{$whole}>{$this->closed}";
		return true;
	}

	/**
	 * A document with some entries.
	 *
	 * @param list<string> $entries Entries.
	 */
	private function document( array $entries ): string {
		return '<?xml version="1.0" encoding="UTF-8"?>' . $this->opened . $this->head . implode( '', $entries )
			. $this->closed;
	}
}
