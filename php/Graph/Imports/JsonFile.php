<?php
/**
 * JSON files.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Imports;

use Vitrine\Graph\Posts\RemotePost;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- no HTML: whoever shows a message escapes it.

/**
 * Reads the objects of a list one by one: the list is the whole file, or a member of it such as `posts`, `data` or
 * `items`. One object is in memory at a time, and no more of it than 1 MB, however deep the file is.
 */
final class JsonFile {

	private const MAX_OBJECT = 1_000_000;

	private const CHUNK = 65_536;

	/** Levels in which the list may stand. */
	private const LEVELS = 3;

	/** Names of lists of posts; Facebook's own downloads have others, too. */
	private const LISTS = '/^(?:data|items|entries|activity_log_data|\w*posts\w*|status_updates)$/D';

	/**
	 * Where each open level began: `{` or `[`, and the member that it is.
	 *
	 * @var list<array{string, string}>
	 */
	private array $levels = [];

	/**
	 * How deep the reader is, beyond LEVELS too.
	 *
	 * @var int
	 */
	private int $depth = 0;

	/**
	 * The last string, which may name a member.
	 *
	 * @var string
	 */
	private string $name = '';

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
	 * @throws ImportProblem When it ends within something.
	 */
	public function rows(): \Generator {
		$now   = time();
		$count = 0;
		foreach ( $this->objects() as $line => $json ) {
			++$count;
			yield $line => $json === false ? Skip::Long : JsonPost::of( $json, $now - $count );
		}
	}

	/**
	 * Texts of the objects of the list.
	 *
	 * @return \Generator<int, string|false> By line; false = too long.
	 * @throws ImportProblem When it ends within something.
	 */
	private function objects(): \Generator {
		$line   = 1;
		$began  = 0;
		$object = null;
		$length = 0;
		foreach ( $this->tokens() as $token ) {
			$first = $token[0];
			if ( $object === null && $first === '{' && $this->is_in_list() ) {
				$object = '';
				$length = 0;
				$began  = $this->depth;
				$at     = $line;
			}
			$line += substr_count( $token, "\n" );
			if ( $object !== null ) {
				$length += strlen( $token );
				$object  = $length > self::MAX_OBJECT ? '' : $object . $token;
			}
			$this->step( $first, $token );
			if ( $object !== null && $first === '}' && $this->depth === $began ) {
				yield $at ?? $line => $length > self::MAX_OBJECT ? false : $object;
				$object = null;
			}
		}
		if ( $this->depth !== 0 ) {
			throw new ImportProblem( __( 'The file is incomplete: it ends in the middle of a value.', 'vitrine' ) );
		}
	}

	/**
	 * Whether an object that begins here is one of a list of posts.
	 */
	private function is_in_list(): bool {
		[ $kind, $name ] = $this->levels[ $this->depth - 1 ] ?? [ '', '' ];
		if ( $kind !== '[' || $this->depth > self::LEVELS ) {
			return false;
		}
		return $this->depth === 1 || preg_match( self::LISTS, $name ) === 1;
	}

	/**
	 * Goes a token on.
	 *
	 * @param string $first Its first character.
	 * @param string $token Token.
	 */
	private function step( string $first, string $token ): void {
		if ( $first === '{' || $first === '[' ) {
			if ( $this->depth < self::LEVELS ) {
				$this->levels[ $this->depth ] = [ $first, $this->name ];
			}
			++$this->depth;
			$this->name = '';
		} elseif ( $first === '}' || $first === ']' ) {
			$this->depth = max( 0, $this->depth - 1 );
		} elseif ( $first === '"' ) {
			$this->name = strlen( $token ) < 60 ? trim( $token, '"' ) : '';
		}
	}

	/**
	 * Brackets, strings and what stands between.
	 *
	 * @return \Generator<int, string> None of them empty.
	 * @throws ImportProblem When a string is too long to be one of a post.
	 */
	private function tokens(): \Generator {
		$buffer = '';
		while ( true ) {
			// phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file that may be large.
			$part = fread( $this->file, self::CHUNK );
			if ( $part === false || $part === '' ) {
				// What is left is the beginning of a string: the depth says that something was not closed.
				return;
			}
			$buffer .= $part;
			$at      = 0;
			$end     = strlen( $buffer );
			while ( $at < $end ) {
				$byte = $buffer[ $at ];
				if ( $byte === '"' ) {
					$to = self::string_end( $buffer, $at + 1 );
					if ( $to === null ) {
						break;
					}
					yield substr( $buffer, $at, $to - $at );
					$at = $to;
				} elseif ( strpos( '{}[]', $byte ) !== false ) {
					yield $byte;
					++$at;
				} else {
					$size = strcspn( $buffer, '"{}[]', $at );
					yield substr( $buffer, $at, $size );
					$at += $size;
				}
			}
			$buffer = substr( $buffer, $at );
			if ( strlen( $buffer ) > 8 * self::MAX_OBJECT ) {
				throw new ImportProblem( __( 'A value in the file is longer than 8 MB.', 'vitrine' ) );
			}
		}
	}

	/**
	 * Where a string ends, behind its quotation mark; null when its end has not been read.
	 *
	 * @param string $buffer Text.
	 * @param int    $at     Behind its first quotation mark.
	 */
	private static function string_end( string $buffer, int $at ): ?int {
		$end = strlen( $buffer );
		while ( $at < $end ) {
			$at += strcspn( $buffer, '"\\', $at );
			if ( $at >= $end ) {
				return null;
			}
			if ( $buffer[ $at ] === '"' ) {
				return $at + 1;
			}
			$at += 2;
		}
		return null;
	}
}
