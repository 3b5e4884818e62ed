<?php
/**
 * Settings of labels.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Where the label of a tile is and what it says. Twin: LabelSettings in frontend/render/gallery/types.ts.
 */
final class LabelSettings implements \JsonSerializable {

	/** A limit of so many characters is none. */
	private const NO_LIMIT = 3;

	/**
	 * Px of a line of a title, a line of a description, and of the space around both; twin: blocks/gallery/style.scss.
	 */
	private const TITLE       = 24;
	private const DESCRIPTION = 20;
	private const AROUND      = 12;

	/** Lines of a text that may have several. */
	private const TITLE_LINES       = 2;
	private const DESCRIPTION_LINES = 3;

	/**
	 * Keeps the fields.
	 *
	 * @param bool   $display                Whether there are labels.
	 * @param string $position               Over the picture, below it or beside it.
	 * @param string $align                  `start`, `center` or `end`.
	 * @param bool   $display_description    Whether descriptions are shown, too.
	 * @param int    $title_max_length       Characters before '…', 0 = all.
	 * @param int    $description_max_length The same for descriptions.
	 * @param bool   $title_multi_line       Whether titles may have several lines.
	 * @param bool   $description_multi_line Whether descriptions may.
	 */
	private function __construct(
		public readonly bool $display,
		public readonly string $position,
		public readonly string $align,
		public readonly bool $display_description,
		public readonly int $title_max_length,
		public readonly int $description_max_length,
		public readonly bool $title_multi_line,
		public readonly bool $description_multi_line
	) {}

	/**
	 * Keeps settings.
	 *
	 * @param GalleryLabel $read Settings within their bounds.
	 */
	public static function of( array $read ): self {
		$limit = static fn( int $length ): int => $length <= self::NO_LIMIT ? 0 : $length;
		return new self(
			$read['display'],
			$read['position'],
			$read['align'],
			$read['displayDescription'],
			$limit( $read['titleMaxLength'] ),
			$limit( $read['descriptionMaxLength'] ),
			$read['titleMultiLine'],
			$read['descriptionMultiLine']
		);
	}

	/**
	 * Height of a label below its picture, in px; 0 for all other labels. Geometry has to know it, so it does not
	 * depend on fonts. Twin: frontend/render/gallery/label.ts.
	 */
	public function height(): int {
		if ( ! $this->display || $this->position !== 'onBottom' ) {
			return 0;
		}
		return self::AROUND + self::TITLE * ( $this->title_multi_line ? self::TITLE_LINES : 1 ) + (
			$this->display_description
				? self::DESCRIPTION * ( $this->description_multi_line ? self::DESCRIPTION_LINES : 1 )
				: 0
		);
	}

	/**
	 * A text cut to a limit; a letter with its accents, and a family of emoji, counts as one.
	 *
	 * @param string $text  Text.
	 * @param int    $limit Characters before '…', 0 = all.
	 */
	public static function cut( string $text, int $limit ): string {
		if (
			$limit === 0 || mb_strlen( $text ) <= $limit || preg_match( "/^\\X{{$limit}}(?=.)/us", $text, $match ) !== 1
		) {
			return $text;
		}
		return rtrim( $match[0] ) . '…';
	}

	/**
	 * The shape of types.ts.
	 *
	 * @return array<string, mixed>
	 */
	public function jsonSerialize(): array {
		return [
			'display'              => $this->display,
			'position'             => $this->position,
			'align'                => $this->align,
			'displayDescription'   => $this->display_description,
			'titleMaxLength'       => $this->title_max_length,
			'descriptionMaxLength' => $this->description_max_length,
			'titleMultiLine'       => $this->title_multi_line,
			'descriptionMultiLine' => $this->description_multi_line,
		];
	}
}
