<?php
/**
 * Posts that loops of the page have shown.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Additions;

use Vitrine\Loop\LoopModule;

defined( 'ABSPATH' ) || exit;

/**
 * A loop without duplicates leaves out what is here when it begins. Its blocks know that from its query, the route of
 * loops from the proof that the page has sealed.
 */
final class ShownPosts {

	/** Ids in a proof, as text; with more the links of a loop lead to pages. */
	private const MAX_LENGTH = 600;

	/**
	 * Ids as keys.
	 *
	 * @var array<int, true>
	 */
	private static array $shown = [];

	/**
	 * What each loop has left out, by its id.
	 *
	 * @var array<string, list<int>>
	 */
	private static array $left_out = [];

	/**
	 * A loop shows a post.
	 *
	 * @param int $post Id.
	 */
	public static function add( int $post ): void {
		self::$shown[ $post ] = true;
	}

	/**
	 * The body of a page begins: what plugins have rendered for its head is not seen there.
	 */
	public static function forget(): void {
		self::$shown = [];
	}

	/**
	 * A loop with additions begins: its blocks learn what it leaves out. What is stored of that does not count.
	 *
	 * @param array<string, mixed> $parsed Block core/query as core parses it, possibly hostile.
	 * @return array<string, mixed>
	 */
	public static function begin( array $parsed ): array {
		$read = QueryAdditions::read( $parsed['attrs']['query']['vitrine'] );
		$loop = $parsed['attrs'][ LoopModule::ATTRIBUTE ] ?? null;
		$ids  = $read['skipShown'] ? array_keys( self::$shown ) : [];
		if ( is_string( $loop ) ) {
			self::$left_out[ $loop ] = $ids;
		}
		return self::leaving_out( $parsed, $ids );
	}

	/**
	 * A loop that has been rendered, as a block outside of it knows it.
	 *
	 * @param array<string, mixed> $parsed Block core/query as core parses it.
	 * @param string               $loop   Its id.
	 * @return array<string, mixed>
	 */
	public static function again( array $parsed, string $loop ): array {
		return is_array( $parsed['attrs']['query']['vitrine'] ?? null )
			? self::leaving_out( $parsed, self::$left_out[ $loop ] ?? [] )
			: $parsed;
	}

	/**
	 * What a loop has left out, for its proof.
	 *
	 * @param string $loop Its id.
	 * @return string|null Ids, '' = none; null where they are too many.
	 */
	public static function text( string $loop ): ?string {
		$ids = self::$left_out[ $loop ] ?? [];
		sort( $ids );
		$text = implode( ',', $ids );
		return strlen( $text ) > self::MAX_LENGTH ? null : $text;
	}

	/**
	 * Renders a loop on a page that has shown these before it.
	 *
	 * @template T
	 * @param string        $ids  What text() has answered.
	 * @param \Closure(): T $work Renders.
	 * @return T
	 */
	public static function during( string $ids, \Closure $work ): mixed {
		$before      = self::$shown;
		self::$shown = array_fill_keys( wp_parse_id_list( $ids ), true );
		try {
			return $work();
		} finally {
			self::$shown = $before;
		}
	}

	/**
	 * Writes into a loop's query what it leaves out.
	 *
	 * @param array<string, mixed> $parsed The block.
	 * @param list<int>            $ids    Ids.
	 * @return array<string, mixed>
	 */
	private static function leaving_out( array $parsed, array $ids ): array {
		$parsed['attrs']['query']['vitrine']['shown'] = $ids;
		return $parsed;
	}
}
