<?php
/**
 * What is printed of a background.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

defined( 'ABSPATH' ) || exit;

/**
 * What a slideshow or a video prints.
 */
final class View {

	/**
	 * Keeps the fields.
	 *
	 * @param string                    $image  HTML of the still image, escaped, '' = none.
	 * @param array<string, mixed>|null $data   What the script learns, null = nothing moves.
	 * @param string                    $label  Words of the button at first.
	 * @param string                    $notice What a press means for the visitor's privacy, '' = nothing.
	 * @param string                    $name   Name of the button at first.
	 */
	public function __construct(
		public readonly string $image,
		public readonly ?array $data = null,
		public readonly string $label = '',
		public readonly string $notice = '',
		public readonly string $name = ''
	) {}

	/**
	 * The same in a section: with names that tell its button from those of others.
	 *
	 * @param string $section Heading of the section, '' = it has none.
	 */
	public function inside( string $section ): self {
		$section = mb_strimwidth( $section, 0, 80, '…' );
		$full    = static fn( string $words ): string => $section === ''
			? $words
			/* translators: 1: what a button does, such as “Play background video”. 2: heading of the section. */
			: sprintf( __( '%1$s: %2$s', 'vitrine' ), $words, $section );
		$names   = [];
		foreach ( [ 'play', 'pause' ] as $key ) {
			$words = $this->data[ $key ] ?? null;
			$names = is_string( $words ) ? [ ...$names, $key => $full( $words ) ] : $names;
		}
		return new self(
			$this->image,
			$this->data === null ? null : [ ...$this->data, ...$names ],
			$this->label,
			$this->notice,
			$full( $this->label )
		);
	}
}
