<?php
/**
 * Further contents of accounts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Contents;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Store\Posts;
use Vitrine\Feed\Sync\Round;
use Vitrine\Graph\Content;
use Vitrine\Graph\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the rows of contents, makes those that pages want, and takes away those that no page has shown for long.
 */
final class Contents {

	/** Further contents that an account may have: each is refreshed out of the same allowance. */
	public const MAX = 20;

	/** Seconds that a content stays without a page that shows it. */
	private const STAY = 30 * DAY_IN_SECONDS;

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources  $sources  The sources.
	 * @param Posts    $posts    Their posts.
	 * @param Networks $networks The networks.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Posts $posts,
		private readonly Networks $networks
	) {}

	/**
	 * Kinds of contents that an account has.
	 *
	 * @param Source $account The account.
	 * @return list<string> Names of Content::KINDS.
	 */
	public function kinds( Source $account ): array {
		return $this->networks->get( $account->network )->contents();
	}

	/**
	 * Whether an account may have one more.
	 *
	 * @param Source $account The account.
	 */
	public function has_room( Source $account ): bool {
		return count( $this->sources->contents( $account->id ) ) < self::MAX;
	}

	/**
	 * The row of a content, without making one.
	 *
	 * @param Source  $account The account.
	 * @param Content $content Which content.
	 */
	public function find( Source $account, Content $content ): ?Source {
		return $this->sources->content( $account, $content );
	}

	/**
	 * The row of a content, which is made where there is none; it is in use from now on. Its posts come with the next
	 * refresh.
	 *
	 * @param Source  $account The account.
	 * @param Content $content Which content.
	 * @param string  $title   What the network calls it, empty = unknown.
	 * @throws ContentsFull When the account has as many as it may.
	 */
	public function open( Source $account, Content $content, string $title = '' ): Source {
		$known = $this->find( $account, $content );
		if ( $known !== null ) {
			return $known->is_account() ? $known : $this->sources->update(
				$known,
				[ 'used_at' => time(), ...( $title === '' ? [] : [ 'title' => $title ] ) ]
			);
		}
		if ( ! $this->has_room( $account ) ) {
			throw new ContentsFull( 'The account has as many contents as it may.' );
		}
		$id = $this->sources->free_id();
		$this->sources->add(
			[
				...( $id === null ? [] : [ 'id' => $id ] ),
				'network'         => $account->network,
				'account'         => $account->account,
				'parent_id'       => $account->id,
				'content'         => $content->kind,
				'item'            => $content->item,
				'item_key'        => $content->key(),
				'title'           => $title,
				'used_at'         => time(),
				'name'            => $account->name,
				'link'            => (string) $account->link,
				'picture'         => $account->picture,
				// The account's serves.
				'token'           => '',
				'token_kind'      => $account->token_kind,
				'connected_at'    => time(),
				'state'           => SourceState::Connecting->value,
				'dropped'         => '{}',
				'page_size'       => Round::PAGE_SIZE,
				'next_refresh_at' => time(),
				'round_counts'    => '{}',
			]
		);
		// Where somebody else was faster, this is theirs.
		return $this->find( $account, $content )
			?? throw new \LogicException( 'A content that was just written is not there.' );
	}

	/**
	 * Writes down that a page shows a content.
	 *
	 * @param Source $content Its row.
	 */
	public function note( Source $content ): void {
		if ( ! $content->is_account() && $content->used_at < time() - DAY_IN_SECONDS ) {
			$this->sources->update( $content, [ 'used_at' => time() ] );
		}
	}

	/**
	 * Whether no page has shown a content for so long that it is not kept up any more.
	 *
	 * @param Source $source The source.
	 */
	public function is_unused( Source $source ): bool {
		return ! $source->is_account() && $source->used_at < time() - self::STAY;
	}

	/**
	 * Takes a content away with its posts and pictures.
	 *
	 * @param Source $content Its row.
	 */
	public function remove( Source $content ): void {
		$this->posts->forget_source( $content->id );
		$this->sources->delete( $content->id );
	}
}
