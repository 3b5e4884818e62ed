<?php
/**
 * CSV files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads posts of a table whose first row names its columns. One row is in memory at a time, and no more of it than
 * 1 MB.
 */
final class CsvFile {

	private const MAX_ROW = 1_000_000;

	/**
	 * Line that is read next, from 1.
	 *
	 * @var int
	 */
	private int $line = 1;

	/**
	 * Keeps the file.
	 *
	 * @param resource $file Opened, behind its byte order mark.
	 */
	public function __construct( private readonly mixed $file ) {}

	/**
	 * Reads.
	 *
	 * @return \Generator<int, RemotePost|Skip> By line.
	 * @throws ImportProblem When its first row names no column that is known.
	 */
	public function rows(): \Generator {
		$head      = (string) $this->record();
		$separator = self::separator( $head );
		$columns   = array_map(
			static fn( ?string $name ): ?string => ImportedRow::field( (string) $name ),
			str_getcsv( rtrim( $head, "\r\n" ), $separator, '"', '' )
		);
		if ( array_intersect( [ 'text', 'title', 'pictures' ], $columns ) === [] ) {
			throw new ImportProblem(
				__(
					'The first row has to name the columns. One of them must be “text”, “title”, or “pictures”. Others are: id, date, author, author_link, link, likes, comments, shares.',
					'vitrine'
				)
			);
		}
		$now = time();
		while ( true ) {
			$line   = $this->line;
			$record = $this->record();
			if ( $record === null ) {
				return;
			}
			if ( $record === false ) {
				yield $line => Skip::Long;
				continue;
			}
			if ( trim( $record ) === '' ) {
				continue;
			}
			$cells = str_getcsv( rtrim( $record, "\r\n" ), $separator, '"', '' );
			$over  = trim( implode( '', array_slice( $cells, count( $columns ) ) ) );
			yield $line => $over !== ''
				? Skip::Columns
				: ImportedRow::post( self::fields( $columns, $cells ), $now - $line );
		}
	}

	/**
	 * The text of a row: lines up to one at whose end no quotation is open.
	 *
	 * @return string|false|null False when it is too long, null at the end.
	 */
	private function record(): string|false|null {
		$record = '';
		$length = 0;
		$quotes = 0;
		while ( true ) {
			$part = fgets( $this->file, 65_536 );
			if ( $part === false ) {
				break;
			}
			$length += strlen( $part );
			$quotes += substr_count( $part, '"' );
			$record  = $length > self::MAX_ROW ? '' : $record . $part;
			if ( str_ends_with( $part, "\n" ) ) {
				++$this->line;
				if ( $quotes % 2 === 0 ) {
					break;
				}
			}
		}
		return match ( true ) {
			$length === 0 => null,
			$length > self::MAX_ROW || $quotes % 2 === 1 => false,
			default => preg_match( '//u', $record ) === 1
				? $record
				: mb_convert_encoding( $record, 'UTF-8', 'Windows-1252' ),
		};
	}

	/**
	 * What stands between columns.
	 *
	 * @param string $head First row.
	 */
	private static function separator( string $head ): string {
		$counts = [];
		foreach ( [ ',', ';', "\t" ] as $one ) {
			$counts[ $one ] = substr_count( $head, $one );
		}
		arsort( $counts );
		return array_key_first( $counts );
	}

	/**
	 * Cells by the field that their column is.
	 *
	 * @param list<string|null> $columns Fields of the columns, null = another.
	 * @param list<string|null> $cells   Cells.
	 * @return array<string, string>
	 */
	private static function fields( array $columns, array $cells ): array {
		$fields = [];
		foreach ( $columns as $place => $field ) {
			$cell = $cells[ $place ] ?? '';
			if ( $field === 'pictures' ) {
				$fields[ $field ] = trim( ( $fields[ $field ] ?? '' ) . ' ' . $cell );
			} elseif ( $field !== null && ( $fields[ $field ] ?? '' ) === '' ) {
				$fields[ $field ] = $cell;
			}
		}
		return $fields;
	}
}
