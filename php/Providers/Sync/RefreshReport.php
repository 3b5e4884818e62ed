<?php
/**
 * What a refresh has done.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Providers\Sync;

defined( 'ABSPATH' ) || exit;

/**
 * The answer of ProviderRefresh.
 */
final class RefreshReport extends \Vitrine\Support\Background\RefreshReport {

	/**
	 * Keeps the fields.
	 *
	 * @param bool $complete   Whether nothing is left to do now.
	 * @param int  $albums     Albums that were listed.
	 * @param int  $downloaded Pictures that came.
	 * @param int  $failed     Pictures that did not.
	 */
	public function __construct(
		bool $complete,
		public readonly int $albums = 0,
		public readonly int $downloaded = 0,
		public readonly int $failed = 0
	) {
		parent::__construct( $complete );
	}

	/**
	 * For REST.
	 *
	 * @return array{complete: bool, albums: int, pictures: array{downloaded: int, failed: int}}
	 */
	public function to_array(): array {
		return [
			'complete' => $this->complete,
			'albums'   => $this->albums,
			'pictures' => [ 'downloaded' => $this->downloaded, 'failed' => $this->failed ],
		];
	}
}
