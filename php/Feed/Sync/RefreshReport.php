<?php
/**
 * What a refresh did.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

defined( 'ABSPATH' ) || exit;

/**
 * The counts of a round so far.
 */
final class RefreshReport extends \Vitrine\Support\Background\RefreshReport {

	/**
	 * Keeps them.
	 *
	 * @param bool               $complete Whether the round has ended, well or not; false means: call again.
	 * @param array<string, int> $counts   `added`, `changed`, `removed`, `downloaded`, `failed`, `calls`.
	 */
	public function __construct( bool $complete, public readonly array $counts = [] ) {
		parent::__construct( $complete );
	}

	/**
	 * Whether pages look otherwise now.
	 */
	public function has_changed(): bool {
		$changes = array_flip( [ 'added', 'changed', 'removed', 'downloaded' ] );
		return array_sum( array_intersect_key( $this->counts, $changes ) ) > 0;
	}

	/**
	 * The shape of the REST answer.
	 *
	 * @return array{
	 *     complete: bool,
	 *     posts: array{added: int, changed: int, removed: int},
	 *     pictures: array{downloaded: int, failed: int},
	 *     calls: int,
	 * }
	 */
	public function to_array(): array {
		$count = fn( string $name ): int => $this->counts[ $name ] ?? 0;
		return [
			'complete' => $this->complete,
			'posts'    => [
				'added'   => $count( 'added' ),
				'changed' => $count( 'changed' ),
				'removed' => $count( 'removed' ),
			],
			'pictures' => [
				'downloaded' => $count( 'downloaded' ),
				'failed'     => $count( 'failed' ),
			],
			'calls'    => $count( 'calls' ),
		];
	}
}
