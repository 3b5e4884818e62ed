<?php
/**
 * Pictures that get lost or cannot be kept.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed\Sync;

use Vitrine\Feed\Sources\SourceState;
use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Tests\Images\EditorOnFullDisk;
use Vitrine\Tests\SourceTestCase;

/**
 * What is gone comes back by itself, and what cannot come is told to the owner.
 */
final class RefreshPicturesTest extends SourceTestCase {

	/**
	 * What a manager reads about a source.
	 *
	 * @param int $id Row.
	 * @return array<string, mixed>
	 */
	private function view( int $id ): array {
		wp_set_current_user( 1 );
		$list = rest_do_request( new \WP_REST_Request( 'GET', '/vitrine/v1/sources' ) )->get_data();
		return array_column( $list, null, 'id' )[ $id ];
	}

	/**
	 * Files that a migration, a restored backup or a cleaner took come back with the next refresh: single ones, empty ones, the account's own and all of them.
	 */
	public function test_lost_files_come_back(): void {
		$source = $this->fetched( 2 );
		$files  = $this->files();
		$folder = new Folder();
		wp_delete_file( $folder->path( (string) $source->picture ) );
		$post = $this->pictures( $source->id, (int) $this->posts( $source->id )[0]['id'] )[0];
		$name = array_values( preg_grep( '/-320\./', $files ) )[0];
		file_put_contents( $folder->path( $name ), '' );
		self::assertSame( 'ready', $post['status'] );
		$report = $this->refresh( $source->id );
		self::assertGreaterThanOrEqual( 2, $report->to_array()['pictures']['downloaded'] );
		self::assertSame( $files, $this->files() );
		self::assertGreaterThan( 0, filesize( $folder->path( $name ) ) );
		self::assertContains( $this->source( $source->id )->picture, $files );

		$folder->remove( $source->id );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( $files, $this->files() );
		self::assertCount( 7, $this->requests( 'picture' ) );
		$this->clear_graph_log();
		$this->refresh( $source->id );
		self::assertSame( [], $this->requests( 'picture' ), 'What is here is not fetched again.' );
	}

	/**
	 * One refresh looks at a hundred records, the next one at the next hundred; where most of a slice is gone, all are looked at.
	 */
	public function test_looks_at_slices(): void {
		global $wpdb;
		$images = $this->plugin->feed->images();
		$folder = new Folder();
		wp_mkdir_p( $folder->path( '1' ) );
		for ( $number = 1; $number <= 250; $number++ ) {
			$wpdb->insert( "{$wpdb->prefix}vitrine_images", [ 'source_id' => 1, 'post_id' => $number, 'position' => 0, 'facebook_id' => "f{$number}", 'media_id' => "m{$number}", 'remote_url' => '', 'status' => 'ready', 'extension' => 'webp', 'sizes' => '{"150":[150,100]}', 'alt' => '' ] );
		}
		foreach ( $images->posts->of_posts( range( 1, 250 ) ) as $post => [ $image ] ) {
			if ( $post % 50 !== 0 ) {
				file_put_contents( $folder->path( $image->file( 150 ) ), 'x' );
			}
		}
		self::assertSame( [ 2, 2, 1, 0 ], array_map( static fn( int $turn ): int => $images->health->recheck( 1, $turn ), [ 3, 1, 2, 3 ] ) );
		$folder->remove( 1 );
		self::assertSame( 245, $images->health->recheck( 1, 0 ) );
	}

	/**
	 * A full disk is told in words, and no half picture is kept; as soon as there is room again, "Try again" brings everything.
	 */
	public function test_a_full_disk(): void {
		$this->keep( 2 );
		$source = $this->connected();
		add_filter( 'wp_image_editors', static fn(): array => [ EditorOnFullDisk::class ] );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Pictures, $this->source( $source->id )->state );
		$view = $this->view( $source->id );
		self::assertSame( [ 'pictures', 'Images cannot be saved', 0, 7, 'unwritable' ], [ $view['state'], $view['stateLabel'], $view['pictures'], $view['pictureTotal'], $view['pictureProblem']['code'] ] );
		self::assertStringContainsString( 'Missing images: 7 of 7.', $view['pictureProblem']['message'] );
		self::assertSame( [], $this->files() );
		self::assertCount( 2, $this->shown( $source->id ), 'Posts are shown without their pictures.' );

		remove_all_filters( 'wp_image_editors' );
		$this->refresh( $source->id );
		self::assertSame( 0, $this->view( $source->id )['pictures'], 'Their time has not come.' );
		$request = new \WP_REST_Request( 'POST', "/vitrine/v1/sources/{$source->id}/refresh" );
		$request->set_body_params( [ 'pictures' => true ] );
		$view = rest_do_request( $request )->get_data()['source'];
		self::assertSame( [ 'ok', 7, 7, null ], [ $view['state'], $view['pictures'], $view['pictureTotal'], $view['pictureProblem'] ] );
		self::assertCount( 1, $this->shown( $source->id )[0]['media']['pictures'] );
	}

	/**
	 * A folder that cannot be written is told, too.
	 */
	public function test_a_folder_that_cannot_be_written(): void {
		$this->keep( 1 );
		$source = $this->connected();
		wp_mkdir_p( ( new Folder() )->path() );
		file_put_contents( ( new Folder() )->path( (string) $source->id ), 'in the way' );
		$this->refresh( $source->id );
		self::assertSame( SourceState::Pictures, $this->source( $source->id )->state );
		wp_set_current_user( 1 );
		set_current_screen( 'dashboard' );
		ob_start();
		$this->plugin->health->notice()->print_in_admin();
		self::assertStringContainsString( 'Images cannot be saved', (string) ob_get_clean() );
		set_current_screen( 'front' );
	}

	/**
	 * A picture that the network moved to a host that is not known, or redirected too often, is tried again later and comes when it can.
	 */
	public function test_hosts_and_redirects_are_tried_again(): void {
		$this->keep( 1 );
		$source = $this->connected();
		$this->graph_control( [ 'picture' => 'redirect', 'to' => 'https://elsewhere.example/x.jpg' ] );
		$this->refresh( $source->id );
		foreach ( $this->pictures( $source->id ) as $row ) {
			self::assertSame( [ 'error', 'host' ], [ $row['status'], $row['problem'] ] );
			self::assertEqualsWithDelta( time() + 600, (int) $row['retry_at'], 5 );
		}
		self::assertSame( SourceState::Ok, $this->source( $source->id )->state );
		self::assertSame( 'host', $this->view( $source->id )['pictureProblem']['code'] );
		$this->graph_control( [ 'picture' => null ] );
		$this->edit_pictures( [ 'retry_at' => time() - 1 ], [ 'source_id' => $source->id ] );
		$this->refresh( $source->id );
		self::assertSame( [ 2, 2, null ], [ $this->view( $source->id )['pictures'], $this->view( $source->id )['pictureTotal'], $this->view( $source->id )['pictureProblem'] ] );
	}
}
