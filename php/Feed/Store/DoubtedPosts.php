<?php
/**
 * Posts that the network has taken away by its own word.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Sync\Removal;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Writes down in `vitrine_posts` what a webhook says of a post: a complete round that does not list it is the second
 * proof.
 */
final class DoubtedPosts {

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Lets the next complete round delete a post, unless it lists it.
	 *
	 * @param int    $source     Source.
	 * @param string $network_id Id on the network.
	 */
	public function doubt( int $source, string $network_id ): void {
		$this->db->run(
			'UPDATE %i SET missed_rounds = CASE WHEN missed_rounds < %d THEN %d ELSE missed_rounds END, missed_at = %d WHERE source_id = %d AND network_id = %s',
			$this->db->table( 'vitrine_posts' ),
			Removal::ROUNDS - 1,
			Removal::ROUNDS - 1,
			time() - DAY_IN_SECONDS,
			$source,
			$network_id
		);
	}
}
