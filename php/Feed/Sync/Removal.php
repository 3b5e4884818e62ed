<?php
/**
 * Posts that are gone on the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Store\Posts;
use Vitrine\Graph\Http\Client;
use Vitrine\Graph\Network;

defined( 'ABSPATH' ) || exit;

/**
 * Deletes what a complete round has not listed, but never on the word of one answer: the network has to say that the
 * post is gone, or three complete rounds on two days have to miss it.
 */
final class Removal {

	/** Complete rounds that have to miss a post. */
	private const ROUNDS = 3;

	/** Posts that a round asks about by their ids. */
	private const MAX_ASKED = 200;

	/**
	 * Keeps the posts.
	 *
	 * @param Posts $posts The posts.
	 */
	public function __construct( private readonly Posts $posts ) {}

	/**
	 * Ends a complete round.
	 *
	 * @param Source  $source  The source.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @param int     $kept    How many posts are kept.
	 * @return int How many were deleted.
	 * @throws \Vitrine\Graph\Http\GraphError When the token is refused or the limit reached.
	 */
	public function settle(
		Source $source,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token,
		int $kept
	): int {
		$missing = $this->posts->unseen( $source->id, $source->round );
		if ( $missing === [] ) {
			return 0;
		}
		$oldest = $this->posts->oldest_of_round( $source->id, $source->round );
		$gone   = [];
		$doubt  = [];
		foreach ( $missing as $post ) {
			// The list was not read to its end: what is older is beyond what is kept.
			$is_beyond = $source->round_posts >= $kept
				&& $oldest !== null
				&& $post['published_at'] <= $oldest['published_at'];
			$is_missed = $post['missed_rounds'] + 1 >= self::ROUNDS
				&& gmdate( 'Ymd', $post['missed_at'] ) !== gmdate( 'Ymd' );
			if ( $is_beyond || $is_missed ) {
				$gone[] = $post['id'];
			} else {
				$doubt[ $post['network_id'] ] = $post['id'];
			}
		}
		$asked = array_map( 'strval', array_slice( array_keys( $doubt ), 0, self::MAX_ASKED ) );
		foreach (
			$asked === []
				? []
				: $network->gone( $client, $source->account, $asked, $oldest['network_id'] ?? null, $token ) as $id
		) {
			$gone[] = $doubt[ $id ];
			unset( $doubt[ $id ] );
		}
		$this->posts->delete( $source->id, $gone );
		$this->posts->miss( $source->id, array_values( $doubt ), time() );
		return count( $gone );
	}
}
