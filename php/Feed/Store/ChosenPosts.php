<?php
/**
 * Posts that were hidden or pinned.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Store;

use Vitrine\Feed\Settings\FeedSource;
use Vitrine\Feed\Settings\QuerySettings;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Tells who edits a feed what the posts are that the block names by their ids.
 */
final class ChosenPosts {

	/** Characters of a text that tell it from others. */
	private const LENGTH = 80;

	/**
	 * Keeps the tables.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Beginning and date of each post that is stored, whatever account it is of.
	 *
	 * @param QuerySettings $query What the feed shows.
	 * @return list<array{id: string, text: string, date: string}> By their ids on the network; a post that is gone is
	 *                                                            missing.
	 */
	public function of( QuerySettings $query ): array {
		$ids = [ ...$query->pinned, ...$query->hidden ];
		if ( $ids === [] || $query->sources === [] ) {
			return [];
		}
		$accounts = $this->db->numbers(
			array_map( static fn( FeedSource $one ): int => $one->source, $query->sources )
		);
		$rows     = $this->db->all(
			"SELECT p.network_id, p.published_at, p.data FROM %i p JOIN %i s ON s.id = p.source_id WHERE ( s.id IN ({$accounts}) OR s.parent_id IN ({$accounts}) ) AND p.network_id IN ({$this->db->texts( $ids )})",
			$this->db->table( 'vitrine_posts' ),
			$this->db->table( 'vitrine_sources' )
		);
		$chosen   = [];
		foreach ( $rows as $row ) {
			$data = json_decode( (string) $row['data'], true );
			$text = is_array( $data ) && is_string( $data['text'] ?? null ) ? $data['text'] : '';

			$chosen[ (string) $row['network_id'] ] = [
				'id'   => (string) $row['network_id'],
				'text' => mb_substr( trim( (string) preg_replace( '/\s+/u', ' ', $text ) ), 0, self::LENGTH ),
				'date' => (string) wp_date( (string) get_option( 'date_format' ), (int) $row['published_at'] ),
			];
		}
		return array_values( $chosen );
	}
}
