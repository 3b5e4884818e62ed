<?php
/**
 * The items of a post template while it is being rendered.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Items;

defined( 'ABSPATH' ) || exit;

/**
 * Which of them are for the post that is being shown. Posts are counted anew on each page; a fixed item that no post of
 * it reaches stands behind the last one.
 *
 * @phpstan-type Item LoopItemAttributes
 */
final class LoopItems {

	/**
	 * The post that is being shown, from 1.
	 *
	 * @var int
	 */
	private int $post = 1;

	/**
	 * The item that core has come to, -1 = none yet.
	 *
	 * @var int
	 */
	private int $item = -1;

	/**
	 * Fixed items, by the class of the post that they stand before.
	 *
	 * @var array<string, string>
	 */
	private array $fixed = [];

	/**
	 * Fixed items before the post that is being shown: what they show, and their classes.
	 *
	 * @var list<array{string, string}>
	 */
	private array $here = [];

	/**
	 * Fixed items that no post has reached yet, as core parses them, by their places among the items.
	 *
	 * @var array<int, array<string, mixed>>
	 */
	private array $waiting = [];

	/**
	 * Class of the items of the list.
	 *
	 * @var string
	 */
	private string $class = '';

	/**
	 * A word that no content can know.
	 *
	 * @var string
	 */
	private readonly string $mark;

	/**
	 * Keeps the items.
	 *
	 * @param list<array<string, mixed>> $items   Their attributes, in their order.
	 * @param list<string>               $classes A class for each, '' = none.
	 * @phpstan-param list<Item> $items
	 */
	public function __construct( private readonly array $items, private readonly array $classes ) {
		$this->mark = 'before-' . bin2hex( random_bytes( 8 ) );
	}

	/**
	 * The item that core comes to.
	 *
	 * @return Item
	 */
	public function next(): array {
		$this->item = ( $this->item + 1 ) % count( $this->items );
		return $this->items[ $this->item ];
	}

	/**
	 * Whether an item is for this post.
	 *
	 * @param array<string, mixed> $item Attributes.
	 * @phpstan-param Item $item
	 */
	public function is_here( array $item ): bool {
		$after = $this->post - $item['position'];
		return $after === 0 || ( $item['every'] > 0 && $after > 0 && $after % $item['every'] === 0 );
	}

	/**
	 * Whether this post has an alternate template.
	 */
	public function has_template(): bool {
		return $this->template() !== null;
	}

	/**
	 * Whether the item that core has come to is the template of this post.
	 */
	public function is_template(): bool {
		return $this->template() === $this->item;
	}

	/**
	 * Puts a fixed item before this post.
	 *
	 * @param string $html What it shows.
	 */
	public function insert( string $html ): void {
		$this->here[] = [ $html, $this->classes[ $this->item ] ?? '' ];
		unset( $this->waiting[ $this->item ] );
	}

	/**
	 * Keeps a fixed item whose post has not come yet.
	 *
	 * @param array<string, mixed> $parsed The block.
	 */
	public function wait( array $parsed ): void {
		if ( $this->post < $this->items[ $this->item ]['position'] ) {
			$this->waiting[ $this->item ] = $parsed;
		}
	}

	/**
	 * Turns to the next post.
	 *
	 * @param string $item Class of the items of the list.
	 * @return list<string> Classes for the item of this one: of its template, and where fixed items stand before it.
	 */
	public function turn( string $item ): array {
		$class = $this->here === [] ? [] : [ "{$this->mark}-{$this->post}" ];
		$own   = array_filter(
			[ $this->classes[ $this->template() ?? -1 ] ?? '' ],
			static fn( string $name ): bool => $name !== ''
		);

		$this->class  = $item;
		$this->fixed += array_fill_keys( $class, $this->listed() );
		$this->item   = -1;
		++$this->post;
		return [ ...$own, ...$class ];
	}

	/**
	 * Puts the fixed items into the list.
	 *
	 * @param string                                 $html   The list.
	 * @param \Closure(array<string, mixed>): string $render Renders a block.
	 */
	public function into( string $html, \Closure $render ): string {
		if ( $this->fixed !== [] ) {
			$html = (string) preg_replace_callback(
				"~(<li\b[^>]*?) ({$this->mark}-\d+)\b~",
				fn( array $found ): string => ( $this->fixed[ $found[2] ] ?? '' ) . $found[1],
				$html
			);
		}
		$end = $this->waiting === [] ? false : strrpos( $html, '</ul>' );
		return $end === false ? $html : substr_replace( $html, $this->rest( $render ), $end, 0 );
	}

	/**
	 * The fixed items that no post has reached.
	 *
	 * @param \Closure(array<string, mixed>): string $render Renders a block.
	 */
	private function rest( \Closure $render ): string {
		uksort(
			$this->waiting,
			fn( int $one, int $other ): int
				=> [ $this->items[ $one ]['position'], $one ] <=> [ $this->items[ $other ]['position'], $other ]
		);
		foreach ( $this->waiting as $item => $parsed ) {
			$this->item = $item;
			$this->insert( $render( $parsed ) );
		}
		return $this->listed();
	}

	/**
	 * Fixed items as items of the list, from those that are kept.
	 */
	private function listed(): string {
		$items = array_map(
			fn( array $one ): string => '<li class="' . trim( "{$this->class} {$one[1]}" ) . "\">{$one[0]}</li>",
			$this->here
		);

		$this->here = [];
		return implode( '', $items );
	}

	/**
	 * The template of this post: of several, the first one.
	 *
	 * @return int|null Which item, null = none.
	 */
	private function template(): ?int {
		foreach ( $this->items as $index => $item ) {
			if ( $item['shows'] === 'post' && $this->is_here( $item ) ) {
				return $index;
			}
		}
		return null;
	}
}
