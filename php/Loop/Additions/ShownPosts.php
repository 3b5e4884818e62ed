<?php
/**
 * Posts that loops of the page have shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

use Vitrine\Loop\LoopModule;
use Vitrine\Loop\LoopState;

defined( 'ABSPATH' ) || exit;

/**
 * A loop without duplicates leaves out what is here when it begins. Its blocks know that from its query, the route of
 * loops from the proof that the page has sealed: which posts these are, or which loops show them that an address
 * changes (Answers\LoopsAbove).
 */
final class ShownPosts {

	/** What stands before the id of a loop in a proof. */
	public const LOOP = '@';

	/** Ids in a proof, as text; with more the links of a loop lead to pages. */
	private const MAX_LENGTH = 600;

	/** Loops in a proof: each is shown again for an answer. */
	public const MAX_LOOPS = 10;

	/**
	 * Ids as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $shown = [];

	/**
	 * The same in their order, as keys; instead of the posts of a loop that has an id, that id.
	 *
	 * @var array<int|string, true>
	 */
	private static array $order = [];

	/**
	 * Posts of the loops that have ids, as keys.
	 *
	 * @var array<string, array<int, true>>
	 */
	private static array $by_loop = [];

	/**
	 * Ids of the loops that are being rendered, '' = none; the innermost last.
	 *
	 * @var list<string>
	 */
	private static array $open = [];

	/**
	 * What each loop has left out, by its id: posts, and what its proof says of them.
	 *
	 * @var array<string, array{list<int>, list<int|string>}>
	 */
	private static array $left_out = [];

	/**
	 * A loop shows a post.
	 *
	 * @param int $post Id.
	 */
	public static function add( int $post ): void {
		$loop = self::$open[0] ?? '';

		self::$shown[ $post ] = true;
		if ( $loop === '' ) {
			self::$order[ $post ] = true;
		} else {
			self::$by_loop[ $loop ][ $post ] = true;
		}
	}

	/**
	 * The body of a page begins: what plugins have rendered for its head is not seen there.
	 */
	public static function forget(): void {
		self::$shown   = [];
		self::$order   = [];
		self::$by_loop = [];
	}

	/**
	 * A loop begins: where it has additions, its blocks learn what it leaves out. What is stored of that does not
	 * count.
	 *
	 * @param array<string, mixed> $parsed Block core/query as core parses it, possibly hostile.
	 * @return array<string, mixed>
	 */
	public static function begin( array $parsed ): array {
		$id   = $parsed['attrs'][ LoopModule::ATTRIBUTE ] ?? null;
		$loop = is_string( $id ) && preg_match( LoopState::ID, $id ) === 1 ? $id : '';

		self::$left_out[ $loop ] = self::left_out_by( $parsed );

		$parsed = self::leaving_out( $parsed, self::$left_out[ $loop ][0] );
		if ( $loop !== '' && self::$open === [] ) {
			self::$order[ self::LOOP . $loop ] = true;
		}
		self::$open[] = $loop;
		return $parsed;
	}

	/**
	 * The innermost loop ends.
	 */
	public static function end(): void {
		array_pop( self::$open );
	}

	/**
	 * A loop of the page, as a block outside of it knows it: one that comes before it knows what it will leave out at
	 * least.
	 *
	 * @param array<string, mixed> $parsed Block core/query as core parses it.
	 * @param string               $loop   Its id.
	 * @return array<string, mixed>
	 */
	public static function again( array $parsed, string $loop ): array {
		self::$left_out[ $loop ] ??= self::left_out_by( $parsed );
		return self::leaving_out( $parsed, self::$left_out[ $loop ][0] );
	}

	/**
	 * What a loop has left out, for its proof.
	 *
	 * @param string                          $loop    Its id.
	 * @param \Closure(string): (string|null) $address Names a loop that can be shown again; null = name its posts.
	 * @return string|null Ids of posts, and names of loops; '' = none; null where they are too many.
	 */
	public static function text( string $loop, \Closure $address ): ?string {
		$parts = [];
		if ( count( self::loops( $loop ) ) > self::MAX_LOOPS ) {
			return null;
		}
		foreach ( self::$left_out[ $loop ][1] ?? [] as $part ) {
			$other = is_string( $part ) ? substr( $part, strlen( self::LOOP ) ) : '';
			$named = $other === '' ? $part : $address( $other );
			$parts = [
				...$parts,
				...( $named === null ? array_keys( self::$by_loop[ $other ] ?? [] ) : [ $named ] ),
			];
		}
		$text = implode( ',', array_unique( $parts ) );
		return strlen( $text ) > self::MAX_LENGTH ? null : $text;
	}

	/**
	 * Loops whose posts a loop leaves out, as far as addresses change them.
	 *
	 * @param string $loop Its id.
	 * @return list<string> Their ids.
	 */
	public static function loops( string $loop ): array {
		$parts = array_filter( self::$left_out[ $loop ][1] ?? [], 'is_string' );
		return array_values(
			array_map( static fn( string $part ): string => substr( $part, strlen( self::LOOP ) ), $parts )
		);
	}

	/**
	 * Renders on a page that has shown nothing yet.
	 *
	 * @template T
	 * @param \Closure(): T $work Renders.
	 * @return T
	 */
	public static function during( \Closure $work ): mixed {
		$before = [ self::$shown, self::$order, self::$by_loop, self::$open, self::$left_out ];
		self::forget();
		self::$open     = [];
		self::$left_out = [];
		try {
			return $work();
		} finally {
			[ self::$shown, self::$order, self::$by_loop, self::$open, self::$left_out ] = $before;
		}
	}

	/**
	 * What a loop leaves out that begins now. One in a post of another one knows posts alone: that one is not whole
	 * yet.
	 *
	 * @param array<string, mixed> $parsed The block.
	 * @return array{list<int>, list<int|string>}
	 */
	private static function left_out_by( array $parsed ): array {
		$stored = $parsed['attrs']['query']['vitrine'] ?? null;
		if ( ! is_array( $stored ) || ! QueryAdditions::read( $stored )['skipShown'] ) {
			return [ [], [] ];
		}
		$posts = array_keys( self::$shown );
		return [ $posts, self::$open === [] ? array_keys( self::$order ) : $posts ];
	}

	/**
	 * Writes into the query of a loop with additions what it leaves out.
	 *
	 * @param array<string, mixed> $parsed The block.
	 * @param list<int>            $ids    Ids.
	 * @return array<string, mixed>
	 */
	private static function leaving_out( array $parsed, array $ids ): array {
		if ( is_array( $parsed['attrs']['query']['vitrine'] ?? null ) ) {
			$parsed['attrs']['query']['vitrine']['shown'] = $ids;
		}
		return $parsed;
	}
}
