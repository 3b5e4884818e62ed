<?php
/**
 * The settings of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds.
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
		/** Generated from block.json.
		 *
		 * @var SocialFeedAttributes $read */
		$read  = Schema::of_block( 'social-feed' )->read( $attributes );
		$parts = [];
		foreach ( self::PARTS as $part ) {
			$parts[ $part ] = $read[ $part ];
		}
		return new self(
			$read['source'],
			$read['layout'],
			$read['columns'],
			$read['columnsTablet'],
			$read['columnsPhone'],
			$read['columnsBy'],
			$read['number'],
			$read['numberPhone'] === 0 ? $read['number'] : $read['numberPhone'],
			$read['includeWords'],
			$read['excludeWords'],
			$parts,
			$read['textLimit'],
			$read['loadMoreText'],
			$read['endText']
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
