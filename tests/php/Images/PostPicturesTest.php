<?php
/**
 * Pictures that are kept with posts.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Images;

use Vitrine\Images\Folder;
use Vitrine\Images\Image;
use Vitrine\Tests\SourceTestCase;

/**
 * The copy of the records is true whatever happens to pictures, and a page shows what is there while it is not.
 */
final class PostPicturesTest extends SourceTestCase {

	/**
	 * A refresh, an eviction, lost files and a change on the network: after each the copies say what the records say.
	 */
	public function test_copies_follow_the_records(): void {
		$source = $this->fetched( 3 );
		$images = $this->plugin->feed->images();
		$ready  = $this->assert_true_copies( $source->id );
		self::assertGreaterThan( 3, $ready );

		$images->quota->evict( (int) ( 0.5 * $this->bytes() ) );
		$left = $this->assert_true_copies( $source->id );
		self::assertLessThan( $ready, $left );
		self::assertGreaterThan( 0, $left );

		( new Folder() )->remove( $source->id );
		$images->health->recheck( $source->id, null );
		self::assertSame( 0, $this->assert_true_copies( $source->id ) );

		$this->refresh( $source->id );
		self::assertGreaterThan( 0, $this->assert_true_copies( $source->id ) );
		$post = (int) $this->posts( $source->id )[0]['id'];
		$images->plan( $source->id, $post, [] );
		$images->confirm( $source->id, [ $post ] );
		$this->assert_true_copies( $source->id );
		self::assertSame( '{}', $this->copy( $post )['pictures'] );
	}

	/**
	 * A process that was killed between a change and its copy leaves no page wrong, and the next run writes the copy.
	 */
	public function test_a_copy_that_is_due(): void {
		global $wpdb;
		$source = $this->fetched( 1 );
		$post   = (int) $this->posts( $source->id )[0]['id'];
		$copies = $this->plugin->feed->images()->posts;
		$copies->due( $post );
		$wpdb->update( "{$wpdb->prefix}vitrine_images", [ 'status' => 'evicted' ], [ 'post_id' => $post ] );
		self::assertNull( $this->shown( $source->id )[0]['media'] );

		$copies->repair();
		self::assertNotSame( '0', $this->copy( $post )['pictures_due'], 'Somebody may be at it.' );
		$wpdb->update( "{$wpdb->prefix}vitrine_posts", [ 'pictures_due' => ( time() - 600 ) * 1_000_000 ], [ 'id' => $post ] );
		$copies->repair();
		self::assertSame( [ 'pictures' => '{}', 'pictures_due' => '0' ], $this->copy( $post ) );
	}

	/**
	 * Who has looked before a change does not overwrite what it has changed.
	 */
	public function test_a_copy_that_comes_late(): void {
		global $wpdb;
		$source = $this->fetched( 1 );
		$post   = (int) $this->posts( $source->id )[0]['id'];
		$copies = $this->plugin->feed->images()->posts;
		$copies->due( $post );
		$evict = static function ( string $query ) use ( $wpdb, $post, $copies, &$evict ): string {
			if ( str_contains( $query, 'SET pictures = ' ) ) {
				remove_filter( 'query', $evict );
				$copies->due( $post );
				$wpdb->update( "{$wpdb->prefix}vitrine_images", [ 'status' => 'evicted' ], [ 'post_id' => $post ] );
			}
			return $query;
		};
		add_filter( 'query', $evict );
		$copies->keep( $post );
		self::assertNull( $this->shown( $source->id )[0]['media'] );
		$copies->keep( $post );
		self::assertSame( [ 'pictures' => '{}', 'pictures_due' => '0' ], $this->copy( $post ) );
	}

	/**
	 * Rows of before show their pictures until a refresh has written their copies.
	 */
	public function test_rows_of_before(): void {
		global $wpdb;
		$source = $this->fetched( 2 );
		$before = $this->shown( $source->id );
		$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_posts SET pictures = NULL, pictures_due = 1" );
		self::assertSame( $before, $this->shown( $source->id ) );
		$this->refresh( $source->id );
		$this->assert_true_copies( $source->id );
		self::assertSame( $before, $this->shown( $source->id ) );
	}

	/**
	 * What was cut off or written by somebody else breaks no page.
	 */
	public function test_broken_copies(): void {
		global $wpdb;
		$source = $this->fetched( 1 );
		foreach ( [ '', '{"0":{"sizes":{"1080":[1080', '[[]]', '"x"', '{"0":{"sizes":{"a":"b"},"alt":7}}', '{"0":null}' ] as $broken ) {
			$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->prefix}vitrine_posts SET pictures = %s", $broken ) );
			self::assertNull( $this->shown( $source->id )[0]['media'], $broken );
		}
	}

	/**
	 * Asserts that each copy has the ready records of its post.
	 *
	 * @param int $source Source.
	 * @return int How many pictures are ready.
	 */
	private function assert_true_copies( int $source ): int {
		$ready = 0;
		foreach ( $this->posts( $source ) as $row ) {
			$records = [];
			foreach ( $this->plugin->feed->images()->posts->of_posts( [ (int) $row['id'] ] ) as $images ) {
				$records = array_map( static fn( Image $image ): array => $image->kept(), array_filter( $images, static fn( Image $image ): bool => $image->is_ready() ) );
			}
			$copy = $this->copy( (int) $row['id'] );
			self::assertSame( '0', $copy['pictures_due'] );
			self::assertEquals( $records, json_decode( (string) $copy['pictures'], true ) );
			$ready += count( $records );
		}
		return $ready;
	}

	/**
	 * What is kept with a post.
	 *
	 * @param int $post Row.
	 * @return array<string, string|null>
	 */
	private function copy( int $post ): array {
		global $wpdb;
		return array_map( static fn( $value ): ?string => $value === null ? null : (string) $value, (array) $wpdb->get_row( "SELECT pictures, pictures_due FROM {$wpdb->prefix}vitrine_posts WHERE id = {$post}", ARRAY_A ) );
	}

	/**
	 * Bytes of all pictures.
	 */
	private function bytes(): int {
		global $wpdb;
		return (int) $wpdb->get_var( "SELECT SUM(bytes) FROM {$wpdb->prefix}vitrine_images WHERE status = 'ready'" );
	}
}
