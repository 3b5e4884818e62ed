<?php
/**
 * A heading.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

defined( 'ABSPATH' ) || exit;

/**
 * A heading of a content, as a browser would show it.
 */
final class Heading {

	/**
	 * Keeps the fields.
	 *
	 * @param int          $offset     Where it begins in the HTML, in bytes.
	 * @param int          $level      1 to 6.
	 * @param string       $text       What it says.
	 * @param string       $id         Its id; '' = it has none yet.
	 * @param list<string> $classes    Which of the classes that were asked for it has, or an element around it.
	 * @param int          $region     In which content of the page it stands; 0 = in none.
	 * @param bool         $has_own_id Whether its id was there before.
	 */
	public function __construct(
		public readonly int $offset,
		public readonly int $level,
		public readonly string $text,
		public readonly string $id,
		public readonly array $classes = [],
		public readonly int $region = 0,
		public readonly bool $has_own_id = true
	) {}

	/**
	 * The same heading with its words.
	 *
	 * @param string $text Text.
	 */
	public function with_text( string $text ): self {
		return new self( $this->offset, $this->level, $text, $this->id, $this->classes, $this->region );
	}

	/**
	 * The same heading with an id that it is given.
	 *
	 * @param string $id Id.
	 */
	public function with_id( string $id ): self {
		return new self( $this->offset, $this->level, $this->text, $id, $this->classes, $this->region, false );
	}
}
