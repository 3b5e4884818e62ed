<?php
/**
 * The settings of a feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Settings;

use Vitrine\Consent\Mode;
use Vitrine\Feed\Header\HeaderSettings;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * The attributes of a block, each within its bounds.
 */
final class FeedSettings {

	/** Attributes that say nothing of the posts to come: cursors do without them. */
	private const LOCAL = [
		'address',
		'sample',
		'showHeader',
		'headerTag',
		'headerCover',
		'headerPicture',
		'headerCounts',
		'headerBio',
		'headerFollow',
		'likesBox',
		'likesBoxWidth',
		'columnsBy',
		'fillRows',
		'boxed',
		'scheme',
		'carouselAutoplay',
		'carouselRewind',
		'carouselArrows',
		'carouselDots',
		'viewerPanel',
		'viewerComments',
		'viewerWrap',
		'paging',
		'scrollBatches',
		'loadMoreText',
		'endText',
	];

	/** Parts that every post has, as far as its network tells them. */
	private const PARTS = [ 'showAuthor', 'showDate', 'showText', 'showCounts', 'showNetworkLink' ];

	/** Parts that the viewer shows where they are switched on. */
	private const MORE_PARTS = [ 'showReactions', 'showComments', 'showShare' ];

	/**
	 * Keeps the fields.
	 *
	 * @param QuerySettings  $query          Which posts.
	 * @param LayoutSettings $layout         How they stand.
	 * @param HeaderSettings $header         What stands above them.
	 * @param bool           $is_relative    Whether dates say how long ago it was.
	 * @param int            $text_limit     Characters before the text is collapsed.
	 * @param string         $load_more_text Words of the button, or empty.
	 * @param string         $end_text       Words at the end, or empty.
	 * @param int            $comments_shown Comments that are seen at first.
	 * @param array          $read           All attributes.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	private function __construct(
		public readonly QuerySettings $query,
		public readonly LayoutSettings $layout,
		public readonly HeaderSettings $header,
		public readonly bool $is_relative,
		public readonly int $text_limit,
		public readonly string $load_more_text,
		public readonly string $end_text,
		public readonly int $comments_shown,
		private readonly array $read
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
		$read = Schema::of_block( 'social-feed' )->read( $attributes );
		if ( self::are_numbered( $read ) ) {
			// A page has one address, so that it has the same posts on all screens.
			$read['numberPhone'] = 0;
		}
		return new self(
			QuerySettings::of( $read ),
			LayoutSettings::of( $read ),
			HeaderSettings::of( $read ),
			$read['dates'] === 'relative',
			$read['textLimit'],
			$read['loadMoreText'],
			$read['endText'],
			$read['commentsShown'],
			$read
		);
	}

	/**
	 * Whether something is switched on.
	 *
	 * @param string $name Name of a boolean attribute, such as `showAuthor`.
	 */
	public function has( string $name ): bool {
		return ( $this->read[ $name ] ?? false ) === true;
	}

	/**
	 * Where an editor lets a post lead.
	 *
	 * @param string $post Its id on the network.
	 * @return array{post: string, url: string, label: string}|null Null = to its network.
	 */
	public function link_of( string $post ): ?array {
		foreach ( $this->read['links'] as $link ) {
			if ( $link['post'] === $post ) {
				return $link;
			}
		}
		return null;
	}

	/**
	 * Style sheets that it needs besides the block's own.
	 *
	 * @return list<string>
	 */
	public function sheets(): array {
		return [
			...$this->layout->sheets(),
			...$this->header->sheets(),
			...( $this->has( 'showComments' ) ? [ 'comments' ] : [] ),
			...( $this->has( 'showReactions' ) ? [ 'reactions' ] : [] ),
			...( $this->has_pages() ? [ 'pages' ] : [] ),
		];
	}

	/**
	 * Whether pictures open in the viewer.
	 */
	public function opens_viewer(): bool {
		return $this->read['openPosts'] === 'viewer';
	}

	/**
	 * When visitors are asked before something of a third party is loaded.
	 */
	public function consent(): Mode {
		return Mode::of( $this->read['consent'] );
	}

	/**
	 * How often posts come by scrolling alone.
	 */
	public function batches(): int {
		return $this->read['paging'] === 'scroll' ? $this->read['scrollBatches'] : 0;
	}

	/**
	 * Whether later posts are on numbered pages.
	 */
	public function has_pages(): bool {
		return self::are_numbered( $this->read );
	}

	/**
	 * Whether numbered pages were chosen, where they can be: a carousel has dots for what it shows, and grows. Twin:
	 * blocks/social-feed/choices/paging.ts.
	 *
	 * @param array<string, mixed> $read All attributes.
	 * @phpstan-param SocialFeedAttributes $read
	 */
	private static function are_numbered( array $read ): bool {
		return $read['paging'] === 'pages' && $read['loadMore'] && $read['layout'] !== 'carousel';
	}

	/**
	 * The same feed as the viewer tells its posts: with the parts that it shows, whole.
	 */
	public function complete(): self {
		return self::of(
			[
				...$this->read,
				// Tiles have no switches for parts.
				...( $this->layout->is_tile() ? array_fill_keys( self::PARTS, true ) : [] ),
				// As a post, not as a tile, and not folded for a row.
				'layout'     => 'grid',
				'postLayout' => 'auto',
				'textLimit'  => PHP_INT_MAX,
			]
		);
	}

	/**
	 * Whether the viewer has something to tell beside the pictures. Twin: blocks/social-feed/choices/viewer-panel.ts.
	 */
	public function has_panel(): bool {
		$shown = array_filter( [ ...self::PARTS, ...self::MORE_PARTS ], $this->has( ... ) );
		return $this->has( 'viewerPanel' ) && ( $this->layout->is_tile() || $shown !== [] );
	}

	/**
	 * Whether pictures are needed at all.
	 */
	public function shows_pictures(): bool {
		return $this->layout->is_tile() || $this->has( 'showMedia' ) || $this->has( 'showLink' );
	}

	/**
	 * The attributes that decide what the next posts look like; they travel in the cursor.
	 *
	 * @return array<string, mixed>
	 */
	public function attributes(): array {
		return array_diff_key(
			[ ...$this->read, 'numberPhone' => $this->query->number_phone ],
			// Only who has seen numbered pages may ask for one.
			array_flip( $this->has_pages() ? array_diff( self::LOCAL, [ 'paging' ] ) : self::LOCAL )
		);
	}
}
