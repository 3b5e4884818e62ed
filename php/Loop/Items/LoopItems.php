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
 * Which of them are for the post that is being shown. Posts are counted anew on each page.
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
		$items = array_map(
			static fn( array $one ): string => '<li class="' . trim( "{$item} {$one[1]}" ) . "\">{$one[0]}</li>",
			$this->here
		);

		$this->fixed += array_fill_keys( $class, implode( '', $items ) );
		$this->here   = [];
		$this->item   = -1;
		++$this->post;
		return [ ...$own, ...$class ];
	}

	/**
	 * Puts the fixed items into the list.
	 *
	 * @param string $html The list.
	 */
	public function into( string $html ): string {
		return $this->fixed === []
			? $html
			: (string) preg_replace_callback(
				"~(<li\b[^>]*?) ({$this->mark}-\d+)\b~",
				fn( array $found ): string => ( $this->fixed[ $found[2] ] ?? '' ) . $found[1],
				$html
			);
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
