<?php
/**
 * Where galleries are.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them in posts of all types, widgets, and templates of the theme: when somebody asks, a bounded number of them.
 */
final class ConversionPlaces {

	/** Posts that are listed, the newest ones; and that are looked up at once. */
	public const MAX = 1000;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Database.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * All of them, posts first, the newest first.
	 *
	 * @param int $max Most posts.
	 * @return \Generator<int, ConversionPlace>
	 */
	public function all( int $max = self::MAX ): \Generator {
		foreach ( $this->posts( $max ) as $id ) {
			$place = self::find( ConversionPlace::POST, (string) $id );
			if ( $place !== null ) {
				yield $place;
			}
			// There may be a thousand, each with a megabyte. Page caches are not told: nothing has changed.
			wp_cache_delete( $id, 'posts' );
		}
		foreach ( array_keys( StoredBlocks::widgets() ) as $id ) {
			$place = self::find( ConversionPlace::WIDGET, $id );
			if ( $place !== null ) {
				yield $place;
			}
		}
		yield from self::files();
	}

	/**
	 * A place that can be converted.
	 *
	 * @param string $kind `post` or `widget`.
	 * @param string $id   Which one.
	 * @return ConversionPlace|null Null when there is none, or no gallery is in it.
	 */
	public static function find( string $kind, string $id ): ?ConversionPlace {
		$post    = $kind === ConversionPlace::POST ? get_post( (int) $id ) : null;
		$content = match ( true ) {
			$post instanceof \WP_Post => self::is_used( $post ) ? $post->post_content : '',
			// Widgets of text show no blocks.
			$kind === ConversionPlace::WIDGET
				&& str_starts_with( $id, 'block-' ) => StoredBlocks::widgets()[ $id ] ?? '',
			default => '',
		};
		return StoredGalleries::count( $content ) > 0 ? new ConversionPlace( $kind, $id, $content ) : null;
	}

	/**
	 * Posts that have a gallery.
	 *
	 * @param int $max How many.
	 * @return \Generator<int, int>
	 */
	private function posts( int $max ): \Generator {
		$last = PHP_INT_MAX;
		do {
			$number = min( $max, self::MAX );
			$rows   = $this->db->all(
				"SELECT ID FROM %i WHERE post_type <> 'revision' AND post_status NOT IN ( '"
					. implode( "', '", StoredBlocks::UNUSED )
					. "' ) AND post_content LIKE %s AND ID < %d ORDER BY ID DESC LIMIT %d",
				$this->db->table( 'posts' ),
				$this->db->like( 'wp:' . GallerySettings::BLOCK ),
				$last,
				$number
			);
			foreach ( $rows as $row ) {
				$last = (int) $row['ID'];
				yield $last;
			}
			$max   -= $number;
			$is_end = $max <= 0 || count( $rows ) < $number;
		} while ( ! $is_end );
	}

	/**
	 * Whether somebody may see a post now or later.
	 *
	 * @param \WP_Post $post Post.
	 */
	private static function is_used( \WP_Post $post ): bool {
		return $post->post_type !== 'revision' && ! in_array( $post->post_status, StoredBlocks::UNUSED, true );
	}

	/**
	 * Templates and parts that are files of the theme.
	 *
	 * @return \Generator<int, ConversionPlace>
	 */
	private static function files(): \Generator {
		if ( ! wp_is_block_theme() && ! current_theme_supports( 'block-template-parts' ) ) {
			return;
		}
		foreach ( [ 'wp_template', 'wp_template_part' ] as $type ) {
			foreach ( get_block_templates( [], $type ) as $template ) {
				if ( $template->source !== 'custom' && StoredGalleries::count( $template->content ) > 0 ) {
					yield new ConversionPlace( ConversionPlace::FILE, "{$type}/{$template->id}", $template->content );
				}
			}
		}
	}
}
