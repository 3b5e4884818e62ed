<?php
/**
 * Ids of the blocks of a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit;

/**
 * Gives every block of a kind on a page an id of its own, the same on every view of the page: addresses, fragments and
 * links name it.
 */
final class ElementIds {

	/**
	 * Keeps the kind.
	 *
	 * @param string $kind What ids of blocks without an anchor begin with.
	 */
	public function __construct( private readonly string $kind = 'gallery' ) {}

	/**
	 * Which block has an id.
	 *
	 * @var array<string, string>
	 */
	private array $owners = [];

	/**
	 * Blocks rendered so far by post; 0 = outside of any.
	 *
	 * @var array<int, int>
	 */
	private array $counts = [];

	/**
	 * Begins a post's content: it may be rendered more than once, for a description or a feed, and has the same ids
	 * each time.
	 *
	 * @template T
	 * @param T $content Content.
	 * @return T
	 */
	public function begin( mixed $content ): mixed {
		$this->counts[ (int) get_the_ID() ] = 0;
		return $content;
	}

	/**
	 * The id of the next block.
	 *
	 * @param string $anchor The block's anchor, '' = none.
	 */
	public function claim( string $anchor ): string {
		$post                  = doing_filter( 'the_content' ) ? (int) get_the_ID() : 0;
		$count                 = ( $this->counts[ $post ] ?? 0 ) + 1;
		$this->counts[ $post ] = $count;
		$owner                 = "{$post} {$count}";
		$wanted                = mb_substr(
			trim( (string) preg_replace( '/[\s\x00-\x1f\x7f]+/u', '-', $anchor ), '-' ),
			0,
			100
		);
		if ( $wanted === '' ) {
			$wanted = "{$this->kind}-" . substr( md5( $owner ), 0, 8 );
		}
		$id = $wanted;
		for ( $number = 2; ( $this->owners[ $id ] ?? $owner ) !== $owner; $number++ ) {
			$id = "{$wanted}-{$number}";
		}
		$this->owners[ $id ] = $owner;
		return $id;
	}

	/**
	 * Which of the blocks of its kind on this page has an id, from 1.
	 *
	 * @param string $id As it was claimed.
	 */
	public function place( string $id ): int {
		return 1 + (int) array_search( $id, array_map( strval( ... ), array_keys( $this->owners ) ), true );
	}
}
