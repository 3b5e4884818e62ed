<?php
/**
 * Proof that a page shows a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Answers;

use Vitrine\Loop\Additions\ShownPosts;
use Vitrine\Sealed\ContentStack;
use Vitrine\Sealed\Seal;
use Vitrine\Sealed\SealedSettings;
use Vitrine\Sealed\StoredBlocks;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * What a page sends along to the route of loops: which loop it is, where it is stored and, on an archive or a search,
 * of what; sealed, and bound to the posts around the loop as long as everybody may see these (SealedSettings).
 *
 * @phpstan-type Proven array{
 *     loop: string,
 *     in: string,
 *     page: array<string, mixed>,
 *     of?: string,
 *     filter?: string,
 *     shown?: string,
 * }
 */
final class LoopProof {

	/**
	 * Proofs of the blocks of a loop, by what is sealed and the posts around the block.
	 *
	 * @var array<string, string>
	 */
	private static array $made = [];

	/**
	 * A loop begins: what the posts around one before it were may have changed.
	 */
	public static function forget(): void {
		self::$made = [];
	}

	/**
	 * Makes the proof of a loop on the page that is being rendered, or of a filter outside of it; the same one at every
	 * view.
	 *
	 * @param string            $loop   Id of the loop.
	 * @param string|null       $shown  What it leaves out, of shown().
	 * @param array<mixed>|null $filter Attributes of the filter, as they are stored; null = the loop itself.
	 * @return string '' where there is none: links lead to pages.
	 */
	public static function seal( string $loop, ?string $shown, ?array $filter = null ): string {
		global $wp_the_query;
		$container = LoopContainer::of_page( $loop );
		$of        = $filter === null ? null : LoopContainer::of_filter( $loop );
		$key       = LoopContainer::key( $filter ?? [] );
		// What somebody looks at may not be stored yet.
		if (
			$container === null || $shown === null
			|| ( $filter !== null && $of === null ) || ContentStack::is_preview()
		) {
			return '';
		}
		// What the address of the page asks WordPress for; its pages and choices come with each request.
		$page   = $container->post() === 0 && $wp_the_query instanceof \WP_Query
			? array_diff_key( (array) $wp_the_query->query, [ 'paged' => 0, 'page' => 0 ] )
			: [];
		$proven = [
			'loop' => $loop,
			'in'   => $container->name,
			'page' => $page,
			...( $shown === '' ? [] : [ 'shown' => $shown ] ),
			...( $of === null ? [] : [ 'of' => $of->name, 'filter' => $key ] ),
		];
		$made   = (string) wp_json_encode( [ ContentStack::posts(), $proven ] );
		$sealed = self::$made[ $made ] ??= self::sealed()->seal( $proven );
		return strlen( $sealed ) <= SealedSettings::MAX_LENGTH ? $sealed : '';
	}

	/**
	 * What a loop of the page leaves out because it stands above it.
	 *
	 * @param string $loop Its id.
	 * @return string|null As ShownPosts::text(); null where a proof cannot say it.
	 */
	public static function shown( string $loop ): ?string {
		$container = LoopContainer::of_page( $loop );
		return $container === null ? null : ShownPosts::text(
			$loop,
			static fn( string $other ): ?string => LoopsAbove::address( $other, $container )
		);
	}

	/**
	 * Opens a proof.
	 *
	 * @param string $proof What a visitor sent.
	 * @return array{Proven, bool}|null Which loop, and whether the proof is for some visitors only; null when this site
	 *                                  has not made it, or the page that had it is not for everybody any more.
	 */
	public static function open( string $proof ): ?array {
		$opened = self::sealed()->open( $proof );
		if ( $opened === null ) {
			return null;
		}
		/** Authenticated: as seal() made it.
		 *
		 * @var Proven $settings */
		$settings = $opened->settings;
		return [ $settings, $opened->is_brief ];
	}

	/**
	 * The kit that seals settings, for loops.
	 */
	private static function sealed(): SealedSettings {
		global $wpdb;
		return new SealedSettings(
			'core/query',
			// A loop is named, and found by its name: what is too long for an address has no proof.
			static fn(): array => [],
			Seal::of_site( 'vitrine-loop' ),
			new StoredBlocks( new Db( $wpdb ) )
		);
	}
}
