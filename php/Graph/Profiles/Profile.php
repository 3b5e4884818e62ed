<?php
/**
 * What an account says of itself.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph\Profiles;

use Vitrine\Graph\Posts\Field;

defined( 'ABSPATH' ) || exit;

/**
 * Beyond its name, link and picture: its words, its counts and its cover.
 */
final class Profile {

	/** What is counted, in the order in which it is shown. */
	public const COUNTS = [ 'posts', 'likes', 'followers' ];

	/** Characters of what it says: networks allow at most 255, websites anything. */
	private const MAX_LENGTH = 1000;

	/**
	 * Keeps the fields, cleaned.
	 *
	 * @param string             $about       What it says of itself, or empty.
	 * @param string|null        $website     Address of its website.
	 * @param array<string, int> $counts      By COUNTS.
	 * @param bool               $is_verified Whether the network has verified who it is.
	 * @param string|null        $cover       Address of its cover on the network: to download, never to print or to
	 *                                        store here.
	 */
	public function __construct(
		public readonly string $about = '',
		public readonly ?string $website = null,
		public readonly array $counts = [],
		public readonly bool $is_verified = false,
		public readonly ?string $cover = null
	) {}

	/**
	 * Reads an answer.
	 *
	 * @param array{
	 *     about?: mixed,
	 *     website?: mixed,
	 *     counts?: array<string, mixed>,
	 *     verified?: mixed,
	 *     cover?: mixed,
	 * } $given Anything, by the names of our fields.
	 */
	public static function of( array $given ): self {
		return new self(
			Field::text( $given['about'] ?? null, self::MAX_LENGTH ),
			Field::url( $given['website'] ?? null ),
			array_filter(
				array_map(
					[ Field::class, 'count' ],
					array_intersect_key( $given['counts'] ?? [], array_flip( self::COUNTS ) )
				),
				'is_int'
			),
			( $given['verified'] ?? null ) === true,
			Field::url( $given['cover'] ?? null )
		);
	}

	/**
	 * Makes one of what is stored.
	 *
	 * @param array<mixed> $stored What to_array() gave, or anything.
	 */
	public static function of_stored( array $stored ): self {
		return self::of( [ ...$stored, 'counts' => (array) ( $stored['counts'] ?? [] ) ] );
	}

	/**
	 * What is stored; a count that this answer lacks is the one that was known.
	 *
	 * @param self $known What was stored before.
	 * @return array<string, mixed>
	 */
	public function to_array( self $known = new self() ): array {
		return [
			'about'    => $this->about,
			'website'  => $this->website,
			'counts'   => [ ...$known->counts, ...$this->counts ],
			'verified' => $this->is_verified,
		];
	}
}
