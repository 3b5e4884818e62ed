<?php
/**
 * Contents that pages show.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sync\ShownContents;
use Vitrine\Graph\Content;
use Vitrine\Tests\SourceTestCase;

/**
 * What saved feeds show is kept up, and made where it is published.
 */
final class ShownContentsTest extends SourceTestCase {

	/**
	 * Lets no picture take time.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'picture' => '404' ] );
		$this->may_ask = [ site_url( 'wp-cron.php' ) ];
	}

	/**
	 * Saves a post with a feed.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $status     Status of the post.
	 */
	private static function save( array $attributes, string $status = 'publish' ): int {
		return wp_insert_post( wp_slash( [ 'post_status' => $status, 'post_title' => 'Feed', 'post_content' => get_comment_delimited_block_content( 'vitrine/social-feed', $attributes, '' ) ] ) );
	}

	/**
	 * Kinds and items of the contents that an account has.
	 *
	 * @param Source $account Account.
	 * @return list<string>
	 */
	private function kinds( Source $account ): array {
		return array_map( static fn( Source $one ): string => trim( "{$one->content->kind} {$one->content->item}" ), $this->plugin->feed->sources()->contents( $account->id ) );
	}

	/**
	 * A published feed whose contents nobody has chosen here, as an import brings it, gets them; a draft does not.
	 */
	public function test_published_feeds_get_their_contents(): void {
		$account = $this->fetched( 1 );
		self::save( [ 'source' => $account->id, 'content' => 'events' ], 'draft' );
		self::assertSame( [], $this->kinds( $account ) );
		self::save( [ 'source' => $account->id, 'content' => 'events', 'others' => [ [ 'source' => $account->id, 'content' => 'album', 'contentItem' => '123' ], [ 'source' => $account->id ] ] ] );
		self::assertSame( [ 'events', 'album 123' ], $this->kinds( $account ) );
		self::assertContains( $this->plugin->feed->sources()->contents( $account->id )[0]->id, $this->plugin->feed->sources()->queue->due( time() ) );
		self::assertSame( [], $this->requests( 'api' ), 'Saving asks nobody.' );
	}

	/**
	 * What cannot be a content is passed over.
	 *
	 * @param array<string, mixed> $attributes Attributes besides the source.
	 */
	#[DataProvider( 'nonsense' )]
	public function test_nonsense_is_passed_over( array $attributes ): void {
		$account = $this->fetched( 1 );
		self::save( [ 'source' => $account->id, ...$attributes ] );
		self::assertSame( [], $this->kinds( $account ) );
	}

	/**
	 * Attributes that no editor makes.
	 *
	 * @return array<string, array{array<string, mixed>}>
	 */
	public static function nonsense(): array {
		return [
			'another network'   => [ [ 'content' => 'stories' ] ],
			'no kind'           => [ [ 'content' => 'x' ] ],
			'no text'           => [ [ 'content' => [ 'events' ] ] ],
			'no id'             => [ [ 'content' => 'album', 'contentItem' => '../me' ] ],
			'an item too many'  => [ [ 'content' => 'events', 'contentItem' => '1' ] ],
			'a source in words' => [ [ 'content' => 'events', 'source' => 'one' ] ],
			'no such source'    => [ [ 'content' => 'events', 'source' => 999 ] ],
			'others in words'   => [ [ 'others' => 'x' ] ],
			'others of others'  => [ [ 'others' => [ 'x', [ 'others' => [ [ 'source' => 1, 'content' => 'events' ] ] ] ] ] ],
		];
	}

	/**
	 * Once a day a refresh notes what all saved feeds show: what one shows stays, what none shows goes after a month.
	 */
	public function test_a_refresh_notes_once_a_day(): void {
		$account = $this->fetched( 1 );
		self::save( [ 'source' => $account->id, 'content' => 'events' ] );
		$events = $this->plugin->feed->sources()->contents( $account->id )[0];
		$photos = $this->plugin->feed->contents()->open( $account, new Content( 'photos' ) );
		foreach ( [ $events, $photos ] as $row ) {
			$this->edit_source( $row->id, [ 'used_at' => time() - 31 * DAY_IN_SECONDS ] );
		}
		update_option( ShownContents::OPTION, [ time() - DAY_IN_SECONDS - 1, null ], false );
		$this->refresh( $photos->id );
		self::assertSame( [ 'events' ], $this->kinds( $account ) );
		self::assertEqualsWithDelta( time(), $this->source( $events->id )->used_at, 2 );

		$this->edit_source( $events->id, [ 'used_at' => 5 ] );
		update_option( ShownContents::OPTION, [ time(), null ], false );
		$this->refresh( $account->id );
		self::assertSame( 5, $this->source( $events->id )->used_at, 'It was done today.' );
	}

	/**
	 * A pass that has no time for all goes on with the post where it stopped; until it is through nothing goes.
	 */
	public function test_a_pass_goes_on(): void {
		$account = $this->fetched( 1 );
		foreach ( [ 'events', 'photos', 'videos' ] as $kind ) {
			self::save( [ 'source' => $account->id, 'content' => $kind ] );
		}
		$rows = $this->plugin->feed->sources()->contents( $account->id );
		foreach ( $rows as $row ) {
			$this->edit_source( $row->id, [ 'used_at' => 5 ] );
		}
		delete_option( ShownContents::OPTION );
		$noted = fn(): int => count( array_filter( $this->plugin->feed->sources()->contents( $account->id ), static fn( Source $one ): bool => $one->used_at > 5 ) );
		$this->refresh( $account->id, 0.0 );
		self::assertSame( 1, $noted() );
		$this->refresh( $rows[0]->id, 0.0 );
		self::assertSame( [ 2, 3 ], [ $noted(), count( $this->kinds( $account ) ) ] );
		$this->refresh( $account->id );
		self::assertSame( 3, $noted() );
	}

	/**
	 * An account that is connected again gets the contents again that published feeds show.
	 */
	public function test_contents_come_back_with_their_account(): void {
		$account = $this->fetched( 1 );
		self::save( [ 'source' => $account->id, 'content' => 'events' ] );
		$this->refresh( $account->id );
		$this->plugin->feed->connections()->remove( $account->id );
		$again = $this->connected();
		self::assertSame( $account->id, $again->id );
		$this->refresh( $again->id );
		self::assertSame( [ 'events' ], $this->kinds( $again ) );
	}
}
