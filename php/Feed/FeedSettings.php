<?php
/**
 * The settings of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds: saved content may hold anything. Names, defaults and bounds stand
 * in blocks/social-feed/block.json.
 */
final class FeedSettings {

	public const PARTS = [
		'showAuthor',
		'showDate',
		'showText',
		'showMedia',
		'showLink',
		'showCounts',
		'showNetworkLink',
		'linkHashtags',
		'linkMentions',
		'loadMore',
	];

	private const MAX_WORDS = 20;

	/**
	 * Keeps the fields.
	 *
	 * @param int                $source         Id of the source.
	 * @param string             $layout         `list` or `grid`.
	 * @param int                $columns        Columns on wide screens.
	 * @param int                $columns_tablet From 481 to 800 px.
	 * @param int                $columns_phone  Up to 480 px.
	 * @param string             $columns_by     `window` or `block`.
	 * @param int                $number         Posts of a page.
	 * @param int                $number_phone   The same on phones; never 0.
	 * @param string[]           $include_words  Words of which a post has to have one.
	 * @param string[]           $exclude_words  Words that a post may not have.
	 * @param array<string,bool> $parts          PARTS by name.
	 * @param int                $text_limit     Characters before the text is collapsed.
	 * @param string             $load_more_text Words of the button, or empty.
	 * @param string             $end_text       Words at the end, or empty.
	 */
	private function __construct(
		public readonly int $source,
		public readonly string $layout,
		public readonly int $columns,
		public readonly int $columns_tablet,
		public readonly int $columns_phone,
		public readonly string $columns_by,
		public readonly int $number,
		public readonly int $number_phone,
		public readonly array $include_words,
		public readonly array $exclude_words,
		public readonly array $parts,
		public readonly int $text_limit,
		public readonly string $load_more_text,
		public readonly string $end_text
	) {}

	/**
	 * Reads attributes.
	 *
	 * @param array<mixed> $attributes Attributes of the block, possibly hostile.
	 */
	public static function of( array $attributes ): self {
		$number = static function ( string $name, int $normal, int $least, int $most ) use ( $attributes ): int {
			$value = $attributes[ $name ] ?? null;
			// Bounded before it is made an integer: what no integer can hold would become any of them.
			return is_numeric( $value ) ? (int) max( $least, min( $most, $value + 0 ) ) : $normal;
		};
		$choice = static fn( string $name, string ...$choices ): string => in_array(
			$attributes[ $name ] ?? null,
			$choices,
			true
		)
			? $attributes[ $name ]
			: $choices[0];
		$text   = static fn( string $name ): string => is_string( $attributes[ $name ] ?? null )
			? mb_substr( trim( wp_strip_all_tags( $attributes[ $name ] ) ), 0, 100 )
			: '';
		$words  = static fn( string $name ): array => array_slice(
			array_values(
				array_filter(
					is_array( $attributes[ $name ] ?? null ) ? $attributes[ $name ] : [],
					static fn( $word ): bool => is_string( $word ) && trim( $word ) !== ''
				)
			),
			0,
			self::MAX_WORDS
		);
		$parts  = [];
		foreach ( self::PARTS as $part ) {
			$parts[ $part ] = ! array_key_exists( $part, $attributes )
				|| filter_var( $attributes[ $part ], FILTER_VALIDATE_BOOLEAN );
		}
		$posts = $number( 'number', 9, 1, 50 );
		$phone = $number( 'numberPhone', 0, 0, 50 );
		return new self(
			$number( 'source', 0, 0, PHP_INT_MAX ),
			$choice( 'layout', 'grid', 'list' ),
			$number( 'columns', 3, 1, 10 ),
			$number( 'columnsTablet', 2, 1, 10 ),
			$number( 'columnsPhone', 1, 1, 4 ),
			$choice( 'columnsBy', 'window', 'block' ),
			$posts,
			$phone === 0 ? $posts : $phone,
			array_map( static fn( string $word ): string => mb_substr( $word, 0, 100 ), $words( 'includeWords' ) ),
			array_map( static fn( string $word ): string => mb_substr( $word, 0, 100 ), $words( 'excludeWords' ) ),
			$parts,
			$number( 'textLimit', 99999, 1, 99999 ),
			$text( 'loadMoreText' ),
			$text( 'endText' )
		);
	}

	/**
	 * Whether a part is shown.
	 *
	 * @param string $name One of PARTS.
	 */
	public function has( string $name ): bool {
		return $this->parts[ $name ] ?? false;
	}

	/**
	 * Whether pictures are needed at all.
	 */
	public function shows_pictures(): bool {
		return $this->has( 'showMedia' ) || $this->has( 'showLink' );
	}

	/**
	 * The attributes that decide what the next posts look like; they travel in the cursor.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		return [
			'source'        => $this->source,
			'layout'        => $this->layout,
			'columns'       => $this->columns,
			'columnsTablet' => $this->columns_tablet,
			'columnsPhone'  => $this->columns_phone,
			'number'        => $this->number,
			'numberPhone'   => $this->number_phone,
			'includeWords'  => $this->include_words,
			'excludeWords'  => $this->exclude_words,
			'textLimit'     => $this->text_limit,
			...$this->parts,
		];
	}
}
