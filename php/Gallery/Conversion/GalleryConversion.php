<?php
/**
 * Makes core's gallery of a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Gallery\Contents\Query;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\Visibility;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Takes what everybody may see in a gallery, in its order: albums one below the other, each with a heading. What other
 * plugins say of the block goes along; whoever hides it goes on hiding it.
 */
final class GalleryConversion {

	/** Albums within albums that are followed: no library has more, a circle of a provider may. */
	private const MAX_DEPTH = 10;

	/** Most columns of core's gallery, and those it has when nothing is said. */
	private const MAX_COLUMNS   = 8;
	private const USUAL_COLUMNS = 3;

	/** Attributes of block supports, which are written anew or lost. */
	private const SUPPORTS = [
		'anchor',
		'style',
		'backgroundColor',
		'textColor',
		'gradient',
		'fontSize',
		'fontFamily',
		'borderColor',
	];

	/**
	 * Keeps its helpers.
	 *
	 * @param \Closure(GallerySettings): Contents $contents   Makes what is in a gallery.
	 * @param Visibility                          $visibility Who may see it.
	 * @param LibraryCopies                       $copies     Copies images of online albums.
	 */
	public function __construct(
		private readonly \Closure $contents,
		private readonly Visibility $visibility,
		private readonly LibraryCopies $copies
	) {}

	/**
	 * Converts a gallery.
	 *
	 * @param array<mixed> $attributes Attributes of the block, possibly hostile.
	 * @param int          $post       Post that it is in, 0 = none. What is attached to it is as public as it is.
	 * @param float|null   $until      Time at which copying ends; null = only say what would become of it.
	 */
	public function convert( array $attributes, int $post, ?float $until ): ConvertedGallery {
		if ( ( $attributes['sample'] ?? false ) === true ) {
			return ConvertedGallery::kept( __( 'It only has sample images, which visitors never see.', 'vitrine' ) );
		}
		$settings = GallerySettings::of(
			[ ...$attributes, 'post' => ( $attributes['source'] ?? '' ) === 'attached' ? $post : 0 ]
		);
		$tally    = new GalleryTally();
		$blocks   = $this->visibility->shared(
			$post > 0 ? [ $post ] : [],
			fn(): array => $this->album(
				$settings,
				( $this->contents )( $settings ),
				Contents::ROOT,
				0,
				$tally,
				fn( Item $item ): int => $this->copies->of( $item, $post, $until )
			)
		);
		// What no visitor has opened is not fetched; now that somebody has asked for it, it will be.
		if ( $tally->unread !== [] ) {
			return ConvertedGallery::kept(
				sprintf(
					/* translators: %s: titles of albums. */
					__(
						'No images of these albums are on this site yet: %s. Try again in a few minutes, or exclude the albums in the block settings.',
						'vitrine'
					),
					implode( ', ', $tally->unread )
				)
			);
		}
		if ( $blocks === [] ) {
			return ConvertedGallery::kept( __( 'It shows nothing to visitors.', 'vitrine' ) );
		}
		if ( in_array( $settings->source, [ 'media', 'urls' ], true ) ) {
			// What the gallery itself leaves out is not missed.
			$tally->missing = $tally->is_cut || $settings->max_items > 0
				? 0
				: max( 0, count( $settings->items ) - $tally->images - $tally->videos );
		}
		return new ConvertedGallery(
			self::markup( $blocks, $settings, $attributes ),
			$tally->images,
			$tally->videos,
			self::columns( $settings, $tally->images ),
			$tally->headings,
			[ ...Changes::of( $settings, $attributes ), ...Changes::met( $tally ) ],
			'',
			$tally->is_ready
		);
	}

	/**
	 * What an album becomes, with everything in it.
	 *
	 * @param GallerySettings     $settings Settings.
	 * @param Contents            $contents What is in the gallery.
	 * @param string              $album    Id.
	 * @param int                 $depth    Albums above it.
	 * @param GalleryTally        $tally    What is met.
	 * @param \Closure(Item): int $copy     Copies an image of an online album, and gives its attachment.
	 * @return list<list<CoreImage>|string> Images of a gallery, or a block.
	 */
	private function album(
		GallerySettings $settings,
		Contents $contents,
		string $album,
		int $depth,
		GalleryTally $tally,
		\Closure $copy
	): array {
		$ids    = array_column( $contents->index( $album, Query::all() )->entries, 'id' );
		$images = [];
		$videos = [];
		$below  = [];
		foreach ( $contents->items( $album, $ids ) as $item ) {
			if ( $item->kind === 'album' ) {
				$below[] = $item;
			} elseif ( $tally->left() === 0 ) {
				$tally->is_cut = true;
			} elseif ( ItemBlocks::is_video( $item ) ) {
				$videos[] = ItemBlocks::video( $item, $settings );
				++$tally->videos;
			} else {
				$image = ItemBlocks::image( $item, $settings, $tally, $copy );
				if ( $image === null ) {
					++$tally->missing;
				} else {
					$images[] = $image;
					++$tally->images;
				}
			}
		}
		$blocks = [ ...( $images === [] ? [] : [ $images ] ), ...$videos ];
		foreach ( $depth < self::MAX_DEPTH ? $below : [] as $item ) {
			$place = count( $tally->headings );
			$inner = $this->album( $settings, $contents, $item->id, $depth + 1, $tally, $copy );
			if ( $inner === [] ) {
				if ( $settings->source === 'provider' && $item->number_items > 0 && $tally->left() > 0 ) {
					$tally->unread[] = $item->title;
				}
				continue;
			}
			array_splice( $tally->headings, $place, 0, [ $item->title ] );
			array_push(
				$blocks,
				CoreMarkup::heading( $item->title, min( 6, 2 + $depth ) ),
				...( $item->description === '' ? [] : [ CoreMarkup::paragraph( $item->description ) ] ),
				...$inner
			);
		}
		return $blocks;
	}

	/**
	 * The block that takes the place of the gallery: a gallery, or a group of what it becomes.
	 *
	 * @param non-empty-list<list<CoreImage>|string> $blocks     What is in it.
	 * @param GallerySettings                        $settings   Settings.
	 * @param array<mixed>                           $attributes Attributes of the block, possibly hostile.
	 */
	private static function markup( array $blocks, GallerySettings $settings, array $attributes ): string {
		$kept    = self::kept( $attributes );
		$anchor  = is_string( $attributes['anchor'] ?? null ) ? $attributes['anchor'] : '';
		if ( count( $blocks ) === 1 && is_array( $blocks[0] ) ) {
			return self::gallery( $blocks[0], $settings, $kept, $anchor );
		}
		$written = array_map(
			static fn( array|string $block ): string => is_array( $block )
				? self::gallery( $block, $settings, [], '' )
				: $block,
			$blocks
		);
		return CoreMarkup::group( $written, $kept, $anchor );
	}

	/**
	 * A gallery.
	 *
	 * @param list<CoreImage>      $images   Its images.
	 * @param GallerySettings      $settings Settings.
	 * @param array<string, mixed> $kept     Attributes that go along.
	 * @param string               $anchor   Anchor, or ''.
	 */
	private static function gallery( array $images, GallerySettings $settings, array $kept, string $anchor ): string {
		return CoreMarkup::gallery(
			$images,
			[
				'columns' => self::columns( $settings, count( $images ) ),
				...( $settings->level( true )->layout->crop ? [] : [ 'imageCrop' => false ] ),
				...( $settings->sorting === 'random' ? [ 'randomOrder' => true ] : [] ),
				'linkTo'  => match ( true ) {
					! $settings->open_image => 'none',
					$settings->open_original => 'media',
					default => 'lightbox',
				},
				...$kept,
			],
			$anchor
		);
	}

	/**
	 * Attributes that go along.
	 *
	 * @param array<mixed> $attributes Attributes, possibly hostile.
	 * @return array<string, mixed>
	 */
	private static function kept( array $attributes ): array {
		$kept = array_filter(
			array_diff_key( $attributes, Schema::of_block( 'gallery' )->attributes, array_flip( self::SUPPORTS ) ),
			static fn( int|string $name ): bool => is_string( $name ) && ! str_starts_with( $name, 'vitrine' ),
			ARRAY_FILTER_USE_KEY
		);
		if ( ! in_array( $kept['align'] ?? '', [ 'wide', 'full' ], true ) ) {
			unset( $kept['align'] );
		}
		$class = $kept['className'] ?? '';
		$class = is_string( $class ) ? trim( (string) preg_replace( '/[^\w\s:\/.-]+/', '', $class ) ) : '';
		unset( $kept['className'] );
		return $class === '' ? $kept : [ ...$kept, 'className' => $class ];
	}

	/**
	 * Columns. Twin: columnsOf() in blocks/gallery/import/convert.ts.
	 *
	 * @param GallerySettings $settings Settings.
	 * @param int             $images   Number of images.
	 */
	private static function columns( GallerySettings $settings, int $images ): int {
		$columns = $settings->level( true )->layout->max_items_per_line;
		return min( self::MAX_COLUMNS, $columns > 0 ? $columns : min( self::USUAL_COLUMNS, max( 1, $images ) ) );
	}
}
