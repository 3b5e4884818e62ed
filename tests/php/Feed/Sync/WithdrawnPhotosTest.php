<?php
/**
 * Photos of posts that are hidden or gone.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Vitrine\Feed\Sources\Source;
use Vitrine\Graph\Content;
use Vitrine\Tests\SourceTestCase;

/**
 * What a post takes with it when the network says that it is hidden or gone.
 */
#[Group( 'environment-agnostic' )]
final class WithdrawnPhotosTest extends SourceTestCase {

	/**
	 * An account with three posts, the newest with two photos.
	 */
	private function account(): Source {
		foreach ( [ [ '3h', [ 'lupin' ] ], [ '2h', [ 'marsh' ] ], [ '1h', [ 'poppy', 'thistle' ] ] ] as [ $age, $photos ] ) {
			$this->graph_control( [ 'add' => [ 'account' => self::GARDEN, 'kind' => count( $photos ) > 1 ? 'album' : 'photo', 'age' => $age, 'text' => 'Border', 'photos' => $photos ] ] );
		}
		return $this->fetched( 3 );
	}

	/**
	 * A content of an account, refreshed once.
	 *
	 * @param Source $account Account.
	 * @param string $kind    Kind.
	 * @param string $item    Item.
	 */
	private function content( Source $account, string $kind, string $item = '' ): Source {
		$row = $this->plugin->feed->contents()->open( $account, new Content( $kind, $item ) );
		$this->refresh( $row->id );
		return $this->source( $row->id );
	}

	/**
	 * The newest post and the ids of its photos.
	 *
	 * @param Source $account Account.
	 * @return array{array<string, mixed>, list<string>}
	 */
	private function newest( Source $account ): array {
		$post = $this->posts( $account->id )[0];
		return [ $post, array_map( 'strval', array_column( $this->pictures( $account->id, (int) $post['id'] ), 'facebook_id' ) ) ];
	}

	/**
	 * Ids on the network of what is stored of a source.
	 *
	 * @param Source $source Source.
	 * @return list<string>
	 */
	private function ids( Source $source ): array {
		return array_map( 'strval', array_column( $this->posts( $source->id ), 'network_id' ) );
	}

	/**
	 * Ways in which a post is withdrawn.
	 *
	 * @return array<string, array{string}>
	 */
	public static function ways(): array {
		return [ 'hidden' => [ 'hidden' ], 'gone' => [ 'gone' ] ];
	}

	/**
	 * Withdraws a post on the network.
	 *
	 * @param string $way Way.
	 * @param mixed  $id  Id of the post.
	 */
	private function withdraw( string $way, mixed $id ): void {
		$this->graph_control( $way === 'gone' ? [ 'delete' => $id ] : [ 'edit' => [ 'id' => $id, 'is_hidden' => true ] ] );
	}

	/**
	 * Its photos go at the same refresh, from the photos of the account, too, and no file of them is left.
	 *
	 * @param string $way Way.
	 */
	#[DataProvider( 'ways' )]
	public function test_photos_go_with_their_post( string $way ): void {
		$account           = $this->account();
		$before            = $this->files();
		[ $post, $photos ] = $this->newest( $account );
		$content           = $this->content( $account, 'photos' );
		self::assertSame( $photos, array_values( array_intersect( $photos, $this->ids( $content ) ) ) );
		$all = $this->ids( $content );
		self::assertCount( 2, $photos );

		$this->withdraw( $way, $post['network_id'] );
		$this->refresh( $account->id );
		self::assertNotContains( $post['network_id'], $this->ids( $this->source( $account->id ) ) );
		self::assertSame( array_values( array_diff( $all, $photos ) ), $this->ids( $content ) );
		global $wpdb;
		self::assertSame( '0', $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->prefix}vitrine_images WHERE facebook_id IN (%s,%s) OR status = 'gone'", $photos ) ) );
		$stored = $wpdb->get_col( "SELECT DISTINCT CONCAT( source_id, '/' ) FROM {$wpdb->prefix}vitrine_images" );
		self::assertNotSame( [], $stored );
		self::assertLessThan( count( $before ), count( preg_grep( "#^{$account->id}/#", $this->files() ) ), 'Their files do not stay for a day.' );
	}

	/**
	 * What another post shows stays, such as an album in the list of albums.
	 */
	public function test_what_others_still_show_stays(): void {
		$account           = $this->account();
		[ $post, $photos ] = $this->newest( $account );
		$content           = $this->content( $account, 'photos' );
		$albums            = $this->content( $account, 'albums' );
		$this->edit_pictures( [ 'facebook_id' => 'another' ], [ 'source_id' => $albums->id, 'facebook_id' => $photos[1] ] );
		$this->edit_pictures( [ 'facebook_id' => $photos[0] ], [ 'source_id' => $albums->id, 'position' => 0 ] );
		$this->withdraw( 'hidden', $post['network_id'] );
		$this->refresh( $account->id );
		self::assertContains( $photos[0], $this->ids( $content ) );
		self::assertNotContains( $photos[1], $this->ids( $content ) );
	}

	/**
	 * An album that was chosen shows its photos as long as the network lists them there.
	 */
	public function test_an_album_keeps_its_photos(): void {
		$account           = $this->account();
		[ $post, $photos ] = $this->newest( $account );
		$content           = $this->content( $account, 'photos' );
		$album             = $this->content( $account, 'album', '1' );
		global $wpdb;
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'source_id' => $album->id ], [ 'source_id' => $content->id, 'network_id' => $photos[0] ] );
		$this->withdraw( 'hidden', $post['network_id'] );
		$this->refresh( $account->id );
		self::assertSame( [ $photos[0] ], $this->ids( $album ) );
		self::assertNotContains( $photos[1], $this->ids( $content ) );
	}

	/**
	 * A post that is only missed for the third time proves nothing about its photos.
	 */
	public function test_a_post_that_is_only_missed(): void {
		global $wpdb;
		$account           = $this->account();
		[ $post, $photos ] = $this->newest( $account );
		$content           = $this->content( $account, 'photos' );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'missed_rounds' => 2, 'missed_at' => time() - 2 * DAY_IN_SECONDS ], [ 'id' => $post['id'] ] );
		$this->withdraw( 'hidden', $post['network_id'] );
		$this->refresh( $account->id );
		self::assertNotContains( $post['network_id'], $this->ids( $account ) );
		self::assertSame( $photos, array_values( array_intersect( $photos, $this->ids( $content ) ) ) );
	}
}
