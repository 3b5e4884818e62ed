<?php
/**
 * The record of a picture that we keep.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Images;

use Vitrine\Support\Clock;

defined( 'ABSPATH' ) || exit;

/**
 * The record of a picture in several sizes, and what it takes to fill it.
 */
final class Image {

	/** Position of the cover of an account. */
	public const COVER = 1;

	/**
	 * Keeps the fields.
	 *
	 * @param int                        $id           Row.
	 * @param int                        $source_id    Source.
	 * @param int                        $post_id      Post, 0 for the picture of the account.
	 * @param int                        $position     Place in the post, see RemotePicture; of an account 0 is its
	 *                                                 picture and 1 its cover.
	 * @param string                     $facebook_id  Id on the network.
	 * @param string                     $media_id     Name of the content.
	 * @param string                     $remote_url   Signed address; never printed.
	 * @param int|null                   $expires_at   End of the signature.
	 * @param string                     $status       `pending`, `ready`, `error`, `evicted` or `gone`; all but `ready`
	 *                                                 are ignored in a feed.
	 * @param int                        $attempts     Tries that failed.
	 * @param string                     $extension    `webp` or `jpg`.
	 * @param array<int, array{int,int}> $sizes        Width and height in pixels by width, largest first.
	 * @param float                      $aspect_ratio Width by height.
	 * @param string                     $color        Average color.
	 * @param string                     $alt          Alternative text of the network.
	 * @param int                        $used_at      When pages were last known to show it, 0 = never.
	 * @param int                        $retry_at     When to try again, below 0 for never.
	 * @param int                        $bytes        Size of its files together.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $source_id,
		public readonly int $post_id,
		public readonly int $position,
		public readonly string $facebook_id,
		public readonly string $media_id,
		public readonly string $remote_url,
		public readonly ?int $expires_at,
		public readonly string $status,
		public readonly int $attempts,
		public readonly string $extension,
		public readonly array $sizes,
		public readonly float $aspect_ratio,
		public readonly string $color,
		public readonly string $alt,
		public readonly int $used_at,
		public readonly int $retry_at,
		public readonly int $bytes
	) {}

	/**
	 * Makes one of a row of the database.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function of_row( array $row ): self {
		return new self(
			(int) ( $row['id'] ?? 0 ),
			(int) ( $row['source_id'] ?? 0 ),
			(int) ( $row['post_id'] ?? 0 ),
			(int) ( $row['position'] ?? 0 ),
			$row['facebook_id'] ?? '',
			$row['media_id'] ?? '',
			$row['remote_url'] ?? '',
			isset( $row['expires_at'] ) ? (int) $row['expires_at'] : null,
			$row['status'] ?? 'error',
			(int) ( $row['attempts'] ?? 0 ),
			$row['extension'] ?? '',
			self::sizes( $row['sizes'] ?? '' ),
			(float) ( $row['aspect_ratio'] ?? 0 ),
			$row['color'] ?? '',
			$row['alt'] ?? '',
			(int) ( $row['used_at'] ?? 0 ),
			(int) ( $row['retry_at'] ?? 0 ),
			(int) ( $row['bytes'] ?? 0 )
		);
	}

	/**
	 * Makes a ready one of what is kept with its post; what only downloads need is not in it.
	 *
	 * @param int          $source   Source.
	 * @param int          $post     Post.
	 * @param int          $position Place in the post.
	 * @param array<mixed> $record   What kept() gave.
	 */
	public static function of_record( int $source, int $post, int $position, array $record ): self {
		$text = static fn( string $name ): string => is_string( $record[ $name ] ?? null ) ? $record[ $name ] : '';
		return new self(
			0,
			$source,
			$post,
			$position,
			$text( 'facebook_id' ),
			$text( 'media_id' ),
			'',
			null,
			'ready',
			0,
			$text( 'extension' ),
			self::measured( $record['sizes'] ?? null ),
			is_numeric( $record['aspect_ratio'] ?? null ) ? (float) $record['aspect_ratio'] : 0.0,
			$text( 'color' ),
			$text( 'alt' ),
			0,
			0,
			0
		);
	}

	/**
	 * Reads the column `sizes`.
	 *
	 * @param string $json Content.
	 * @return array<int, array{int, int}> Width and height in pixels by width.
	 */
	public static function sizes( string $json ): array {
		return self::measured( json_decode( $json, true ) );
	}

	/**
	 * Sizes that are some.
	 *
	 * @param mixed $stored What is stored.
	 * @return array<int, array{int, int}> Width and height in pixels by width.
	 */
	private static function measured( mixed $stored ): array {
		$sizes = [];
		foreach ( (array) $stored as $width => $size ) {
			if ( is_array( $size ) && is_int( $size[0] ?? null ) && is_int( $size[1] ?? null ) ) {
				$sizes[ (int) $width ] = [ $size[0], $size[1] ];
			}
		}
		return $sizes;
	}

	/**
	 * Whether a feed may show it.
	 */
	public function is_ready(): bool {
		return $this->status === 'ready' && $this->sizes !== [];
	}

	/**
	 * Whether there is nothing to do about it now: it is here, or was here, or failed and its time has not come.
	 *
	 * @param int $now Unix time.
	 */
	public function is_settled( int $now ): bool {
		return in_array( $this->status, [ 'ready', 'evicted' ], true )
			|| $this->status === 'error'
				&& ( $this->retry_at < 0 || $this->retry_at > $now && $this->retry_at <= $now + Clock::RETRY );
	}

	/**
	 * Name of its files, the same for the same content, without width and extension.
	 */
	public function stem(): string {
		return self::stem_of( $this->source_id, $this->post_id, $this->facebook_id, $this->position, $this->media_id );
	}

	/**
	 * The same of what has no record yet.
	 *
	 * @param int    $source      Source.
	 * @param int    $post        Post.
	 * @param string $facebook_id Id on the network.
	 * @param int    $position    Place in the post.
	 * @param string $media_id    Name of the content.
	 */
	public static function stem_of(
		int $source,
		int $post,
		string $facebook_id,
		int $position,
		string $media_id
	): string {
		// Names of before: what stands at 100 and above stood at 10 and above, and pages in caches show the files.
		$place = $position >= 100 ? $position - 90 : $position;
		return $source . '/' . substr( hash( 'sha256', "{$post}|{$facebook_id}|{$place}|{$media_id}" ), 0, 24 );
	}

	/**
	 * Name of the file of one width.
	 *
	 * @param int $width Key of `sizes`.
	 */
	public function file( int $width ): string {
		return $this->stem() . $this->ending( $width );
	}

	/**
	 * What the name of the file of one width adds to the stem.
	 *
	 * @param int $width Key of `sizes`.
	 */
	public function ending( int $width ): string {
		return "-{$width}.{$this->extension}";
	}

	/**
	 * The record in public names, for the answer of Load more.
	 *
	 * @return array{
	 *     facebook_id: string,
	 *     media_id: string,
	 *     sizes: array<int, array{int, int}>,
	 *     aspect_ratio: float,
	 *     extension: string,
	 * }
	 */
	public function record(): array {
		return [
			'facebook_id'  => $this->facebook_id,
			'media_id'     => $this->media_id,
			'sizes'        => $this->sizes,
			'aspect_ratio' => $this->aspect_ratio,
			'extension'    => $this->extension,
		];
	}
	/**
	 * What is kept of it with its post.
	 *
	 * @return array<string, mixed>
	 */
	public function kept(): array {
		return [ ...$this->record(), 'color' => $this->color, 'alt' => $this->alt ];
	}
}
