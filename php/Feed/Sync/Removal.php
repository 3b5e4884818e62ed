<?php
/**
 * Posts that are gone on the network.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sync;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Store\OlderPosts;
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
	public const ROUNDS = 3;

	/** Old entries that a feed may have pinned: they say nothing of how far back its list goes. */
	private const PINNED = 2;

	/** Posts that a round asks about by their ids. */
	private const MAX_ASKED = 200;

	/** Contents that others have published: a token that reads the account's own may not read them by their ids. */
	private const OF_OTHERS = [ 'tagged', ...self::NOT_ASKED ];

	/** Contents of which nothing can be asked for by its id; popular is what is listed. */
	private const NOT_ASKED = [ 'reviews', 'hashtag', 'hashtag-top' ];

	/**
	 * Keeps the posts.
	 *
	 * @param Posts      $posts The posts.
	 * @param OlderPosts $older Those that lists no longer have.
	 */
	public function __construct( private readonly Posts $posts, private readonly OlderPosts $older ) {}

	/**
	 * Ends a complete round.
	 *
	 * @param Source  $source  The source.
	 * @param Source  $account The account that it is, or is a content of.
	 * @param Network $network Its network.
	 * @param Client  $client  Conversation.
	 * @param string  $token   Its token.
	 * @return int How many were deleted.
	 * @throws \Vitrine\Graph\Http\GraphError When the token is refused or the limit reached.
	 */
	public function settle(
		Source $source,
		Source $account,
		Network $network,
		Client $client,
		#[\SensitiveParameter] string $token
	): int {
		$keeps = Keeping::of( $source->network );
		if ( $keeps !== Keeping::Mirror ) {
			return $keeps === Keeping::Window ? $this->settle_window( $source, $keeps->posts() ) : 0;
		}
		$kept    = $keeps->posts();
		$missing = $this->posts->unseen( $source->id, $source->round );
		if ( $missing === [] ) {
			return 0;
		}
		if ( $source->content->kind === 'hashtag' ) {
			// The list has one day: what leaves it is still there.
			$over = array_slice( array_column( $missing, 'id' ), max( 0, $kept - $source->round_posts ) );
			$this->posts->delete( $source->id, $over );
			return count( $over );
		}
		$oldest = $this->posts->oldest_of_round( $source->id, $source->round );
		$gone   = [];
		$said   = [];
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
		// Where a content lists nothing any more, what the account lists shows that the token reads such things.
		$is_own   = ! $source->is_account() && ! in_array( $source->content->kind, self::OF_OTHERS, true );
		$neighbor = $oldest ?? ( $is_own ? $this->posts->oldest_of_round( $account->id, $account->round ) : null );
		foreach (
			$asked === [] || in_array( $source->content->kind, self::NOT_ASKED, true )
				? []
				: $network->gone( $client, $source->account, $asked, $neighbor['network_id'] ?? null, $token ) as $id
		) {
			$said[] = $doubt[ $id ];
			unset( $doubt[ $id ] );
		}
		$this->posts->withdraw( $account->id, $source->id, $said );
		$this->posts->delete( $source->id, $gone );
		$this->posts->miss( $source->id, array_values( $doubt ), time() );
		return count( $gone ) + count( $said );
	}

	/**
	 * Ends a round of a feed, which has its newest entries only: what is missing among them goes after three rounds on
	 * two days, what is older stays as long as there is room.
	 *
	 * @param Source $source The source.
	 * @param int    $kept   How many posts are kept.
	 * @return int How many were deleted.
	 */
	private function settle_window( Source $source, int $kept ): int {
		$gone  = $this->older->beyond( $source->id, $kept );
		$edge  = $this->posts->oldest_of_round( $source->id, $source->round, self::PINNED );
		$doubt = [];
		$since = $edge['published_at'] ?? PHP_INT_MAX;
		foreach ( $edge === null ? [] : $this->posts->unseen( $source->id, $source->round ) as $post ) {
			if ( $post['published_at'] <= $since ) {
				continue;
			}
			if (
				$post['missed_rounds'] + 1 >= self::ROUNDS
				&& gmdate( 'Ymd', $post['missed_at'] ) !== gmdate( 'Ymd' )
			) {
				$gone[] = $post['id'];
			} else {
				$doubt[] = $post['id'];
			}
		}
		$this->posts->delete( $source->id, $gone );
		$this->posts->miss( $source->id, array_diff( $doubt, $gone ), time() );
		return count( array_unique( $gone ) );
	}
}
