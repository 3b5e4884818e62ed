<?php
/**
 * RSS and Atom files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Http\ErrorKind;
use Vitrine\Graph\Http\GraphError;
use Vitrine\Graph\Posts\RemotePost;
use Vitrine\Graph\Web\XmlFeed;
use Vitrine\Graph\Web\XmlParts;
use Vitrine\Graph\Web\XmlText;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads entries of a feed of any length, some at a time. What a parser may get is written into a temporary file first:
 * no entities and no document type.
 */
final class XmlFile {

	private const CHUNK = 262_144;

	/**
	 * Keeps the file.
	 *
	 * @param resource $file Opened, behind its byte order mark.
	 */
	public function __construct( private readonly mixed $file ) {}

	/**
	 * Reads.
	 *
	 * @return \Generator<int, RemotePost|Skip> By number of the entry, from 1.
	 * @throws ImportProblem When it is no feed, or damaged.
	 */
	public function rows(): \Generator {
		if ( ! function_exists( 'wp_tempnam' ) ) {
			require_once ABSPATH . 'wp-admin/includes/file.php';
		}
		$path = wp_tempnam( 'vitrine-import' );
		try {
			$this->clean( $path );
			$now    = time();
			$number = 0;
			foreach ( XmlParts::of_file( $path ) as $part ) {
				foreach ( XmlFeed::entries( XmlFeed::feed( $part ), '' ) as $entry ) {
					++$number;
					yield $number => $entry->is_empty() ? Skip::Nothing : $entry->post( $now - $number );
				}
			}
		} catch ( GraphError $error ) {
			throw new ImportProblem(
				match ( $error->kind ) {
					ErrorKind::Unsafe => __(
						'The file defines its own XML entities, which can be used for attacks.',
						'vitrine'
					),
					ErrorKind::NoFeed => __( 'This is not an RSS or Atom feed.', 'vitrine' ),
					default => __( 'The feed is damaged and could not be read to the end.', 'vitrine' ),
				}
			);
		} finally {
			wp_delete_file( $path );
		}
	}

	/**
	 * Writes what a parser may get.
	 *
	 * @param string $path Where to.
	 * @throws GraphError When it is not safe.
	 * @throws ImportProblem When it cannot be written.
	 */
	private function clean( string $path ): void {
		// phpcs:disable WordPress.WP.AlternativeFunctions -- local files that may be large.
		$out     = fopen( $path, 'wb' );
		$held    = '';
		$is_head = true;
		$charset = 'UTF-8';
		while ( is_resource( $out ) && ! feof( $this->file ) ) {
			$part = (string) fread( $this->file, self::CHUNK );
			if ( $is_head ) {
				$charset = self::charset( $part );
			}
			$part = $held . ( $charset === 'UTF-8' ? $part : (string) mb_convert_encoding( $part, 'UTF-8', $charset ) );
			if ( $is_head ) {
				$part    = XmlText::without_prolog( $part );
				$is_head = false;
			}
			// A reference that goes on in the next part.
			$cut  = feof( $this->file ) ? false : strrpos( $part, '&', -min( 40, strlen( $part ) ) );
			$held = $cut === false ? '' : substr( $part, $cut );
			fwrite( $out, XmlText::clean( $cut === false ? $part : substr( $part, 0, $cut ) ) );
		}
		if ( ! is_resource( $out ) || ! fclose( $out ) ) {
			throw new ImportProblem( __(
				'This site cannot write a temporary file. Its disk may be full.',
				'vitrine'
			) );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	/**
	 * The character set that a document names: one whose characters are single bytes, else UTF-8.
	 *
	 * @param string $head Its beginning.
	 */
	private static function charset( string $head ): string {
		$declared = '/^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["\'](iso-8859-\d{1,2}|windows-125[0-4])["\']/i';
		preg_match( $declared, $head, $found );
		$name = $found[1] ?? '';
		return in_array( strtolower( $name ), array_map( 'strtolower', mb_list_encodings() ), true ) ? $name : 'UTF-8';
	}
}
