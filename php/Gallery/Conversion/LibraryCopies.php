<?php
/**
 * Images of online albums in the Media Library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Conversion;

use Vitrine\Gallery\Contents\Items\Item;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Copies the files that the site keeps of them, which go together with the plugin: each once, whatever is interrupted.
 */
final class LibraryCopies {

	/** Metadata: digest of the file that an attachment is a copy of. */
	public const META = '_vitrine_copy_of';

	/** There is nothing to copy. */
	private const NONE = -1;

	/** It is copied the next time. */
	private const LATER = 0;

	/**
	 * Keeps where the files are.
	 *
	 * @param Folder $folder Folder.
	 */
	public function __construct( private readonly Folder $folder ) {}

	/**
	 * Forgets what is a copy; the copies stay.
	 */
	public static function forget(): void {
		delete_post_meta_by_key( self::META );
	}

	/**
	 * The copy of an image.
	 *
	 * @param Item       $item  Item of an online album.
	 * @param int        $post  Post that a new copy is attached to, 0 = none.
	 * @param float|null $until Time at which copying ends, null = nothing is copied.
	 * @return int Attachment; 0 = not yet, -1 = the site keeps no file of it.
	 */
	public function of( Item $item, int $post, ?float $until ): int {
		$base = $this->folder->url( '' );
		$name = str_starts_with( $item->src, $base ) ? substr( $item->src, strlen( $base ) ) : '';
		if ( $name === '' || validate_file( $name ) !== 0 || ! is_file( $this->folder->path( $name ) ) ) {
			return self::NONE;
		}
		$digest = md5( $name );
		$found  = $this->found( $digest );
		if ( $until === null || microtime( true ) > $until ) {
			return $found;
		}
		require_once ABSPATH . 'wp-admin/includes/file.php';
		require_once ABSPATH . 'wp-admin/includes/media.php';
		require_once ABSPATH . 'wp-admin/includes/image.php';
		if ( $found > 0 ) {
			// Its smaller sizes may have been interrupted.
			wp_update_image_subsizes( $found );
			return $found;
		}
		return $this->copy( $name, $digest, $item, $post );
	}

	/**
	 * The attachment that is a copy of a file.
	 *
	 * @param string $digest Digest of the file.
	 */
	private function found( string $digest ): int {
		$found = get_posts(
			[
				'post_type'        => 'attachment',
				'post_status'      => 'inherit',
				'numberposts'      => 1,
				'fields'           => 'ids',
				// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- a filter of languages would hide it.
				'suppress_filters' => true,
				'no_found_rows'    => true,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- once, when somebody converts galleries.
				'meta_query'       => [ [ 'key' => self::META, 'value' => $digest ] ],
			]
		);
		return $found[0] ?? self::LATER;
	}

	/**
	 * Copies a file.
	 *
	 * @param string $name   Its name in the folder.
	 * @param string $digest Its digest.
	 * @param Item   $item   Item.
	 * @param int    $post   Post that the copy is attached to.
	 * @return int Attachment, -1 = WordPress did not take it: the image is then left out.
	 */
	private function copy( string $name, string $digest, Item $item, int $post ): int {
		$file = wp_tempnam( $name );
		if ( ! copy( $this->folder->path( $name ), $file ) ) {
			return self::NONE;
		}
		$type  = pathinfo( $name, PATHINFO_EXTENSION );
		$title = sanitize_file_name( $item->title );
		$id    = media_handle_sideload(
			[ 'name' => ( $title === '' ? 'photo' : substr( $title, 0, 60 ) ) . ".{$type}", 'tmp_name' => $file ],
			$post,
			null,
			wp_slash(
				[
					// WordPress keeps HTML there, and themes print it; these are texts of strangers.
					'post_title'   => htmlspecialchars( $item->title, ENT_NOQUOTES ),
					'post_excerpt' => htmlspecialchars( $item->description, ENT_NOQUOTES ),
					// With the post: what takes long, and may be interrupted, are the smaller sizes.
					'meta_input'   => [
						self::META => $digest,
						...( $item->thumb->alt === '' ? [] : [ '_wp_attachment_image_alt' => $item->thumb->alt ] ),
					],
				]
			)
		);
		if ( ! is_int( $id ) ) {
			wp_delete_file( $file );
			return self::NONE;
		}
		return $id;
	}
}
