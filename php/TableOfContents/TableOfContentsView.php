<?php
/**
 * What a table of contents shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\TableOfContents;

use Vitrine\Support\Schema;
use Vitrine\Viewports;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that is printed. Twin: frontend/render/table-of-contents.
 *
 * @phpstan-import-type Entry from HeadingList
 */
final class TableOfContentsView {

	/** Devices where a list begins closed, at most. Twins: frontend/table-of-contents, the block's style sheet. */
	private const DEVICES = [ 'phones' => 'mobile', 'tablets' => 'tablet' ];

	/**
	 * Keeps the fields.
	 *
	 * @param string      $class       Classes of the wrapper.
	 * @param string      $label       Name of the landmark.
	 * @param string      $title       Title; '' = it has none.
	 * @param string      $tag         Element of the title.
	 * @param string      $list        Element of the lists.
	 * @param bool        $collapsible Whether visitors can close the list.
	 * @param bool        $open        Whether such a list is open for a browser without style and script.
	 * @param bool        $progress    Whether it has a line of progress.
	 * @param list<Entry> $entries     The list.
	 */
	private function __construct(
		public readonly string $class,
		public readonly string $label,
		public readonly string $title,
		public readonly string $tag,
		public readonly string $list,
		public readonly bool $collapsible,
		public readonly bool $open,
		public readonly bool $progress,
		public readonly array $entries
	) {}

	/**
	 * What is shown of headings.
	 *
	 * @param TableOfContentsAttributes $read     Attributes.
	 * @param list<Heading>             $headings Headings that are listed.
	 */
	public static function of( array $read, array $headings ): self {
		return new self(
			self::classes( $read ),
			self::title( $read ),
			$read['showTitle'] || $read['collapsible'] ? self::title( $read ) : '',
			$read['titleTag'],
			$read['listStyle'] === 'numbers' ? 'ol' : 'ul',
			$read['collapsible'],
			$read['minimized'] === 'none',
			$read['progress'],
			HeadingList::of( $headings, $read['hierarchical'] )
		);
	}

	/**
	 * Reads attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, possibly hostile.
	 * @return TableOfContentsAttributes
	 */
	public static function settings( array $attributes ): array {
		/** Generated from block.json.
		 *
		 * @var TableOfContentsAttributes $read */
		$read = Schema::of_block( 'table-of-contents' )->read( $attributes );
		// As they are written in CSS, too.
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- classes of headings, no query.
		$read['exclude'] = array_map( static fn( string $name ): string => ltrim( $name, '.' ), $read['exclude'] );
		return $read;
	}

	/**
	 * Classes of the wrapper.
	 *
	 * @param TableOfContentsAttributes $read Attributes.
	 */
	public static function classes( array $read ): string {
		return implode(
			' ',
			[
				"is-{$read['listStyle']}",
				...( $read['collapsible'] ? [ 'is-collapsible', "is-minimized-{$read['minimized']}" ] : [] ),
				...( $read['sticky'] ? [ 'is-sticky' ] : [] ),
			]
		);
	}

	/**
	 * The title.
	 *
	 * @param TableOfContentsAttributes $read Attributes.
	 */
	public static function title( array $read ): string {
		return $read['title'] === '' ? __( 'Contents', 'vitrine' ) : $read['title'];
	}

	/**
	 * What the script learns; nothing = there is nothing for it to do.
	 *
	 * @param TableOfContentsAttributes $read Attributes.
	 * @return array{highlight?: true, width?: int}
	 */
	public static function data( array $read ): array {
		$device = $read['collapsible'] ? self::DEVICES[ $read['minimized'] ] ?? null : null;
		$width  = $device === null ? 0 : Viewports::of_theme()[ $device ];
		return [
			...( $read['highlight'] ? [ 'highlight' => true ] : [] ),
			...( $width > 0 ? [ 'width' => $width ] : [] ),
		];
	}

	/**
	 * The headings that are listed.
	 *
	 * @param TableOfContentsAttributes $read     Attributes.
	 * @param list<Heading>             $headings All of the content.
	 * @return list<Heading>
	 */
	public static function listed( array $read, array $headings ): array {
		$from = min( $read['levelFrom'], $read['levelTo'] );
		$to   = max( $read['levelFrom'], $read['levelTo'] );
		return array_values(
			array_filter(
				$headings,
				static fn( Heading $heading ): bool => $heading->level >= $from && $heading->level <= $to
					&& array_intersect( $read['exclude'], $heading->classes ) === []
			)
		);
	}
}
