<?php
/**
 * A file with posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Finds out by its content what a file is, and reads its rows. Nothing of it is run, unpacked or fetched.
 */
final class ImportFile {

	public const FORMATS = [ 'csv', 'json', 'xml' ];

	/** Bytes of a file. */
	public const MAX_BYTES = 512 * MB_IN_BYTES;

	/** Bytes that tell what it is. */
	private const HEAD = 4096;

	/**
	 * Keeps the path.
	 *
	 * @param string $path   Path of a file of this server.
	 * @param string $format One of FORMATS, empty = what its content says.
	 */
	public function __construct( private readonly string $path, private readonly string $format = '' ) {}

	/**
	 * Rows of the file: posts, and why a row is none.
	 *
	 * @return \Generator<int, RemotePost|Skip> By line; of a feed by number of the entry. Keys may repeat.
	 * @throws ImportProblem When it is no file that can be imported.
	 */
	public function rows(): \Generator {
		// Paths only: wrappers such as phar:// and http:// do things by being opened.
		$is_path = preg_match( '~^[a-z][a-z0-9+.\-]*://~i', $this->path ) !== 1;
		if ( ! $is_path || ! is_file( $this->path ) || ! is_readable( $this->path ) ) {
			throw new ImportProblem( __( 'This file does not exist.', 'vitrine' ) );
		}
		if ( (int) filesize( $this->path ) > self::MAX_BYTES ) {
			throw new ImportProblem( __( 'The file is larger than 512 MB. Split it into smaller files.', 'vitrine' ) );
		}
		// phpcs:disable WordPress.WP.AlternativeFunctions -- a local file that may be large.
		$file = fopen( $this->path, 'rb' );
		if ( ! is_resource( $file ) ) {
			throw new ImportProblem( __( 'The file cannot be read.', 'vitrine' ) );
		}
		try {
			$head = (string) fread( $file, self::HEAD );
			self::check( $head );
			fseek( $file, str_starts_with( $head, "\xEF\xBB\xBF" ) ? 3 : 0 );
			yield from match ( $this->format === '' ? self::format_of( $head ) : $this->format ) {
				'json'  => ( new JsonFile( $file ) )->rows(),
				'xml'   => ( new XmlFile( $file ) )->rows(),
				default => ( new CsvFile( $file ) )->rows(),
			};
		} finally {
			fclose( $file );
		}
		// phpcs:enable WordPress.WP.AlternativeFunctions
	}

	/**
	 * Refuses what is no text.
	 *
	 * @param string $head Beginning of the file.
	 * @throws ImportProblem When it is none.
	 */
	private static function check( string $head ): void {
		if ( trim( $head ) === '' ) {
			throw new ImportProblem( __( 'The file is empty.', 'vitrine' ) );
		}
		if ( str_starts_with( $head, "\x1F\x8B" ) || str_starts_with( $head, "PK\x03\x04" ) ) {
			throw new ImportProblem(
				__( 'This file is compressed. Unzip it, and choose the CSV, JSON, or XML file in it.', 'vitrine' )
			);
		}
		$is_utf16 = str_starts_with( $head, "\xFF\xFE" ) || str_starts_with( $head, "\xFE\xFF" );
		if ( $is_utf16 || str_contains( $head, "\0" ) ) {
			throw new ImportProblem( __( 'This file is not UTF-8 text. Save it as CSV in UTF-8.', 'vitrine' ) );
		}
	}

	/**
	 * What a file is.
	 *
	 * @param string $head Its beginning.
	 */
	private static function format_of( string $head ): string {
		return match ( ltrim( $head, "\xEF\xBB\xBF \t\r\n" )[0] ?? '' ) {
			'{', '[' => 'json',
			'<'      => 'xml',
			default  => 'csv',
		};
	}
}
