<?php
/**
 * Albums of the media library.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary;

use Vitrine\Admin\AlbumForm;
use Vitrine\Admin\AlbumScreens;
use Vitrine\MediaLibrary\Albums;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\TestCase;

/**
 * "a hierarchical taxonomy on attachments with title, description, cover, order, managed in the media library and from the block; nested to any depth".
 */
final class AlbumsTest extends TestCase {

	use Library;

	/**
	 * Somebody with a role.
	 *
	 * @param string $role Role.
	 */
	private static function as( string $role ): int {
		$id = wp_insert_user( [ 'user_login' => "u{$role}", 'user_pass' => 'x', 'role' => $role, 'user_email' => "{$role}@example.com" ] );
		wp_set_current_user( (int) $id );
		return (int) $id;
	}

	/**
	 * Asks a route.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path.
	 * @param array<string, mixed> $params Parameters.
	 */
	private static function ask( string $method, string $path, array $params = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, $path );
		foreach ( $params as $name => $value ) {
			$request->set_param( $name, $value );
		}
		return rest_do_request( $request );
	}

	/**
	 * The taxonomy is where editors look for it, and nowhere where visitors would.
	 */
	public function test_taxonomy(): void {
		$taxonomy = get_taxonomy( Albums::TAXONOMY );
		self::assertNotFalse( $taxonomy );
		self::assertTrue( $taxonomy->hierarchical && $taxonomy->show_ui && $taxonomy->show_in_rest && $taxonomy->show_admin_column );
		self::assertFalse( $taxonomy->public || $taxonomy->publicly_queryable );
		self::assertSame( [ 'attachment' ], $taxonomy->object_type );
	}

	/**
	 * Authors put their files into albums; editors make them. Nobody else does either.
	 */
	public function test_capabilities(): void {
		do_action( 'rest_api_init' );
		$album = $this->album( 'A' );
		self::assertSame( 401, self::ask( 'POST', '/wp/v2/vitrine_album', [ 'name' => 'B' ] )->get_status() );
		foreach ( [ '/vitrine/v1/albums', '/wp/v2/vitrine_album', "/wp/v2/vitrine_album/{$album}" ] as $path ) {
			self::assertSame( 401, self::ask( 'GET', $path )->get_status(), 'Names of albums that no page shows are not told.' );
		}
		self::as( 'contributor' );
		self::assertSame( 200, self::ask( 'GET', '/wp/v2/vitrine_album' )->get_status() );
		$author = self::as( 'author' );
		$own    = $this->file( 'Own', [ 'post_author' => $author ] );
		self::assertSame( 403, self::ask( 'POST', '/wp/v2/vitrine_album', [ 'name' => 'B' ] )->get_status() );
		self::assertSame( 403, self::ask( 'POST', "/wp/v2/vitrine_album/{$album}", [ 'meta' => [ Albums::COVER => $own ] ] )->get_status() );
		self::assertSame( 200, self::ask( 'POST', "/wp/v2/media/{$own}", [ Albums::TAXONOMY => [ $album ] ] )->get_status() );
		self::assertSame( 403, self::ask( 'PUT', "/vitrine/v1/albums/{$album}/order", [ 'ids' => [ $own ] ] )->get_status() );
		self::as( 'editor' );
		self::assertSame( 201, self::ask( 'POST', '/wp/v2/vitrine_album', [ 'name' => 'B', 'parent' => $album, 'description' => 'x', 'meta' => [ Albums::COVER => $own, Albums::ORDER => 3 ] ] )->get_status() );
		self::assertSame( 1, get_term( $album )->count );
	}

	/**
	 * Files are put into an album, listed in their order, put in another order, and taken out.
	 */
	public function test_files_of_an_album(): void {
		do_action( 'rest_api_init' );
		wp_set_current_user( 1 );
		$files = array_map( fn( int $i ): int => $this->file( "F{$i}", [ 'post_date' => "2024-01-0{$i} 00:00:00" ] ), [ 1, 2, 3 ] );
		$album = $this->album( 'A' );
		$path  = "/vitrine/v1/albums/{$album}";
		self::assertSame( $files, self::ask( 'POST', "{$path}/items", [ 'add' => $files ] )->get_data()['added'] );
		self::assertSame( 3, get_term( $album )->count );
		self::assertSame( $files, array_column( self::ask( 'GET', "{$path}/items" )->get_data(), 'id' ) );
		self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $files[2], $files[0], $files[2], 987654 ] ] )->get_status() );
		$listed = self::ask( 'GET', "{$path}/items", [ 'per_page' => 2 ] );
		self::assertSame( [ $files[2], $files[0] ], array_column( $listed->get_data(), 'id' ) );
		self::assertSame( [ '3', '2' ], [ (string) $listed->get_headers()['X-WP-Total'], (string) $listed->get_headers()['X-WP-TotalPages'] ] );
		self::assertSame( [ $files[1] ], array_column( self::ask( 'GET', "{$path}/items", [ 'per_page' => 2, 'page' => 2 ] )->get_data(), 'id' ) );
		// Files that are put in again keep their place.
		self::ask( 'POST', "{$path}/items", [ 'add' => [ $files[2] ], 'remove' => [ $files[0] ] ] );
		self::assertSame( [ $files[2], $files[1] ], array_column( self::ask( 'GET', "{$path}/items" )->get_data(), 'id' ) );
		self::ask( 'PUT', "{$path}/order", [ 'ids' => [] ] );
		self::assertSame( [ $files[1], $files[2] ], array_column( self::ask( 'GET', "{$path}/items" )->get_data(), 'id' ) );
		$below = $this->album( 'Below', $album );
		update_term_meta( $album, Albums::COVER, $files[2] );
		$list = self::ask( 'GET', '/vitrine/v1/albums' )->get_data();
		self::assertSame( [ $album, 'A', 2, 1, $files[2] ], [ $list[0]['id'], $list[0]['title'], $list[0]['items'], $list[0]['albums'], $list[0]['cover'] ] );
		self::assertStringEndsWith( 'f3.jpg', $list[0]['thumb'] );
		self::assertSame( [ $below ], array_column( self::ask( 'GET', '/vitrine/v1/albums', [ 'parent' => $album ] )->get_data(), 'id' ) );
	}

	/**
	 * G3: files move to a place without the whole album being sent; those that nobody has moved stay by date, those that this user does not see stay where they are.
	 */
	public function test_moves_files_within_an_album(): void {
		do_action( 'rest_api_init' );
		$draft = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'private', 'post_author' => 1 ] );
		$files = array_map( fn( int $i ): int => $this->file( "F{$i}", [ 'post_date' => "2024-01-0{$i} 00:00:00", 'post_parent' => $i === 2 ? $draft : 0 ] ), [ 1, 2, 3, 4, 5, 6 ] );
		$album = $this->album( 'A', 0, $files );
		$other = $this->album( 'B', 0, $files );
		$path  = "/vitrine/v1/albums/{$album}";
		$all   = fn(): string => implode( '', array_map( static fn( string $id ): string => (string) ( (int) array_search( (int) $id, $files, true ) + 1 ), $this->ids( [ 'source' => 'album', 'album' => $album ] ) ) );
		$move  = function ( array $numbers, int $place ) use ( $path, $files, $all ): string {
			self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => array_map( static fn( int $n ): int => $files[ $n - 1 ], $numbers ), 'place' => $place ] )->get_status() );
			return $all();
		};
		wp_set_current_user( 1 );
		self::assertSame( '123456', $all() );
		self::assertSame( '132456', $move( [ 3 ], 1 ) );
		global $wpdb;
		$hand = static fn(): int => (int) $wpdb->get_var( $wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->term_relationships} WHERE term_taxonomy_id = %d AND term_order > 0", get_term( $album )->term_taxonomy_id ) );
		self::assertSame( 2, $hand(), 'What stands behind keeps its date.' );
		self::assertSame( '132465', $move( [ 6 ], 4 ) );
		self::assertSame( '135246', $move( [ 5 ], 2 ) );
		self::assertSame( '541326', $move( [ 5, 4 ], 0 ), 'Several at once.' );
		self::assertSame( '413265', $move( [ 5 ], 5 ) );
		self::assertSame( '132654', $move( [ 4 ], 9999 ), 'Beyond the end is the end.' );
		self::assertSame( '132654', $move( [ 4 ], 5 ), 'Twice is once.' );
		// Another editor does not see 2, which is attached to a private post of somebody else.
		self::as( 'contributor' );
		$user = wp_get_current_user();
		$user->add_cap( 'manage_categories' );
		self::assertSame( '13654', $all() );
		self::assertSame( '16354', $move( [ 6 ], 1 ) );
		wp_set_current_user( 1 );
		self::assertSame( '163254', $all() );
		self::assertSame( array_map( 'strval', $files ), $this->ids( [ 'source' => 'album', 'album' => $other ] ), 'Other albums keep their order.' );
		self::assertSame( 400, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $files[0] ], 'place' => -1 ] )->get_status() );
		self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ 987654 ], 'place' => 0 ] )->get_status() );
		self::assertSame( '163254', $all(), 'What is not in it does not come in.' );
	}

	/**
	 * G3: an album of thousands is moved by a few queries, and its pages go on without a gap or a double.
	 */
	public function test_moves_in_a_large_album(): void {
		do_action( 'rest_api_init' );
		wp_set_current_user( 1 );
		global $wpdb;
		$album = $this->album( 'A', 0, [ $this->file( 'First', [ 'post_date' => '2024-01-01 00:00:00' ] ) ] );
		$term  = get_term( $album );
		$first = (int) $this->ids( [ 'source' => 'album', 'album' => $album ] )[0];
		foreach ( array_chunk( range( $first + 1, $first + 1199 ), 400 ) as $ids ) {
			$wpdb->query( "INSERT INTO {$wpdb->posts} (ID, post_type, post_status, post_mime_type, post_date, post_title, post_content, post_excerpt, to_ping, pinged, post_content_filtered) VALUES " . implode( ',', array_map( static fn( int $id ): string => "({$id},'attachment','inherit','image/jpeg','2024-01-01 00:00:00','','','','','','')", $ids ) ) );
			$wpdb->query( "INSERT INTO {$wpdb->term_relationships} (object_id, term_taxonomy_id) VALUES " . implode( ',', array_map( static fn( int $id ): string => "({$id},{$term->term_taxonomy_id})", $ids ) ) );
		}
		$path   = "/vitrine/v1/albums/{$album}";
		$before = $wpdb->num_queries;
		self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $first + 1100 ], 'place' => 1 ] )->get_status() );
		$few = $wpdb->num_queries - $before;
		self::assertLessThan( 12, $few );
		$before = $wpdb->num_queries;
		self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $first + 5 ], 'place' => 1000 ] )->get_status() );
		self::assertLessThan( 20, $wpdb->num_queries - $before );
		$before = $wpdb->num_queries;
		self::assertSame( 200, self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $first + 5 ], 'place' => 999 ] )->get_status() );
		self::assertLessThanOrEqual( $few, $wpdb->num_queries - $before, 'What keeps its place is not written again.' );
		self::ask( 'PUT', "{$path}/order", [ 'ids' => [ $first + 5 ], 'place' => 1000 ] );
		$attr   = [ 'source' => 'album', 'album' => $album ];
		$listed = static function ( array $attr ): array {
			$ids = [];
			for ( $place = 0; $place < 1200; $place += 200 ) {
				$ids = [ ...$ids, ...array_column( self::ask( 'POST', '/vitrine/v1/gallery/preview', [ 'attributes' => $attr, 'first' => $place, 'number' => 200 ] )->get_data()['items'], 'id' ) ];
			}
			return $ids;
		};
		$wanted = array_values( array_diff( range( $first, $first + 1199 ), [ $first + 1100, $first + 5 ] ) );
		array_splice( $wanted, 1, 0, [ $first + 1100 ] );
		array_splice( $wanted, 1000, 0, [ $first + 5 ] );
		self::assertSame( implode( ' ', $wanted ), implode( ' ', $listed( $attr ) ), 'What the canvas pages through.' );
		self::assertSame( implode( ' ', $wanted ), implode( ' ', $this->ids( $attr ) ), 'What visitors page through.' );
		self::assertSame( implode( ' ', range( $first, $first + 1199 ) ), implode( ' ', $listed( [ ...$attr, 'sorting' => 'takenAsc' ] ) ), 'All of one second: by their ids.' );
	}

	/**
	 * G3: a file moves to another album in one step; nothing is changed where something is refused.
	 */
	public function test_moves_files_to_another_album(): void {
		do_action( 'rest_api_init' );
		$file  = $this->file( 'F', [ 'post_author' => 1 ] );
		$from  = $this->album( 'From', 0, [ $file ] );
		$to    = $this->album( 'To' );
		$path  = "/vitrine/v1/albums/{$from}/items";
		$in    = static fn(): array => (array) wp_get_object_terms( $file, Albums::TAXONOMY, [ 'fields' => 'ids' ] );
		self::as( 'author' );
		$refused = self::ask( 'POST', $path, [ 'remove' => [ $file ], 'to' => $to ] );
		self::assertSame( [ 403, [ $from ] ], [ $refused->get_status(), $in() ] );
		self::assertStringContainsString( 'edit this file', $refused->get_data()['message'] );
		self::assertStringContainsString( 'order of this album', self::ask( 'PUT', "/vitrine/v1/albums/{$from}/order", [ 'ids' => [ $file ], 'place' => 0 ] )->get_data()['message'] );
		wp_set_current_user( 1 );
		self::assertSame( [ 404, [ $from ] ], [ self::ask( 'POST', $path, [ 'remove' => [ $file ], 'to' => 987654 ] )->get_status(), $in() ] );
		self::assertSame( [ 200, [ $to ] ], [ self::ask( 'POST', $path, [ 'remove' => [ $file ], 'to' => $to ] )->get_status(), $in() ] );
		self::assertSame( [ 0, 1 ], [ get_term( $from )->count, get_term( $to )->count ] );
	}

	/**
	 * What is no album, no file or not theirs is refused; a request has bounds.
	 */
	public function test_refuses_what_is_wrong(): void {
		do_action( 'rest_api_init' );
		$foreign = $this->file( 'Foreign', [ 'post_author' => 1 ] );
		$album   = $this->album( 'A' );
		$post    = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] );
		self::as( 'author' );
		self::assertSame( 403, self::ask( 'POST', "/vitrine/v1/albums/{$album}/items", [ 'add' => [ $foreign ] ] )->get_status() );
		wp_set_current_user( 1 );
		self::assertSame( 404, self::ask( 'POST', '/vitrine/v1/albums/987654/items', [ 'add' => [ $foreign ] ] )->get_status() );
		self::assertSame( 404, self::ask( 'GET', '/vitrine/v1/albums/987654/items' )->get_status() );
		self::assertSame( 403, self::ask( 'POST', "/vitrine/v1/albums/{$album}/items", [ 'add' => [ $foreign, $post ] ] )->get_status() );
		self::assertSame( 0, get_term( $album )->count );
		self::assertSame( 400, self::ask( 'POST', "/vitrine/v1/albums/{$album}/items", [ 'add' => [ 'x' ] ] )->get_status() );
		self::assertSame( 400, self::ask( 'POST', "/vitrine/v1/albums/{$album}/items", [ 'add' => range( 1, 501 ) ] )->get_status() );
		self::assertSame( 400, self::ask( 'PUT', "/vitrine/v1/albums/{$album}/order" )->get_status() );
		self::assertSame( 404, self::ask( 'GET', '/vitrine/v1/albums/0/items' )->get_status() );
	}

	/**
	 * The screens of the media library: cover and order of an album, albums of a file, a filter, and several files at once.
	 */
	public function test_screens(): void {
		wp_set_current_user( 1 );
		$screens = new AlbumScreens();
		$screens->register();
		( new AlbumForm() )->register();
		$file  = $this->file( 'F' );
		$other = $this->file( 'G' );
		$album  = $this->album( 'A <b>"x"</b>' );
		$second = $this->album( 'B' );
		ob_start();
		do_action( 'vitrine_album_edit_form_fields', get_term( $album ), Albums::TAXONOMY );
		do_action( 'vitrine_album_add_form_fields', Albums::TAXONOMY );
		$form = (string) ob_get_clean();
		self::assertSame( 2, substr_count( $form, 'name="vitrine_cover"' ) );
		self::assertSame( 2, substr_count( $form, 'name="vitrine_order"' ) );
		$_POST = [ 'vitrine_cover' => (string) $file, 'vitrine_order' => '-3', '_wpnonce' => wp_create_nonce( "update-tag_{$album}" ) ];
		do_action( 'edited_vitrine_album', $album );
		self::assertSame( [ $file, -3 ], [ (int) get_term_meta( $album, Albums::COVER, true ), (int) get_term_meta( $album, Albums::ORDER, true ) ] );
		$_POST = [ 'vitrine_cover' => '0', 'vitrine_order' => '<script>' ];
		do_action( 'edited_vitrine_album', $album );
		self::assertSame( [ 0, 0 ], [ (int) get_term_meta( $album, Albums::COVER, true ), (int) get_term_meta( $album, Albums::ORDER, true ) ] );
		$markup = get_compat_media_markup( $file )['item'];
		self::assertStringContainsString( "attachments[{$file}][vitrine_albums][{$album}]", $markup );
		self::assertStringNotContainsString( '<b>"x"', $markup );
		apply_filters( 'attachment_fields_to_save', [ 'ID' => $file ], [ 'vitrine_albums' => [ 0 => '', $album => '1', $second => '1', 'x' => '1', 987654 => '1' ] ] );
		self::assertEqualsCanonicalizing( [ $album, $second ], wp_get_object_terms( $file, Albums::TAXONOMY, [ 'fields' => 'ids' ] ) );
		self::assertStringContainsString( 'checked', get_compat_media_markup( $file )['item'] );
		apply_filters( 'attachment_fields_to_save', [ 'ID' => $file ], [ 'vitrine_albums' => [ 0 => '' ] ] );
		self::assertSame( [], wp_get_object_terms( $file, Albums::TAXONOMY, [ 'fields' => 'ids' ] ) );
		$actions = $screens->actions( [] );
		self::assertArrayHasKey( "vitrine_album_{$album}", array_merge( ...array_values( array_filter( $actions, 'is_array' ) ) ) );
		$to = $screens->act( 'upload.php', "vitrine_album_{$album}", [ (string) $file, (string) $other, '987654' ] );
		self::assertStringContainsString( 'vitrine_added=2', $to );
		self::assertSame( 2, get_term( $album )->count );
		self::assertSame( 'upload.php', $screens->act( 'upload.php', 'vitrine_album_987654', [ (string) $file ] ) );
		ob_start();
		do_action( 'restrict_manage_posts', 'attachment', 'bar' );
		self::assertMatchesRegularExpression( "/<select[^>]*name='vitrine_album'/", (string) ob_get_clean() );
	}

	/**
	 * The list of media has a filter that says what it is, and nothing while there are no albums.
	 */
	public function test_filter_of_the_list(): void {
		wp_set_current_user( 1 );
		$printed = static function (): string {
			ob_start();
			( new AlbumScreens() )->filter( 'attachment' );
			return (string) ob_get_clean();
		};
		self::assertSame( [], get_terms( [ 'taxonomy' => Albums::TAXONOMY, 'hide_empty' => false ] ) );
		self::assertSame( '', $printed(), 'No dropdown without a choice.' );
		$this->album( 'B' );
		$page = new \DOMDocument();
		$page->loadHTML( $printed() );
		$only    = static function ( string $name ) use ( $page ): \DOMElement {
			$found = iterator_to_array( $page->getElementsByTagName( $name ) );
			self::assertCount( 1, $found );
			return $found[0];
		};
		$options = array_map( static fn( \DOMElement $option ): string => trim( $option->textContent, " \n\t\u{a0}" ), iterator_to_array( $only( 'select' )->getElementsByTagName( 'option' ) ) );
		self::assertSame( [ 'Filter by album', 'filter-by-album' ], [ $only( 'label' )->textContent, $only( 'label' )->getAttribute( 'for' ) ] );
		self::assertSame( 'filter-by-album', $only( 'select' )->getAttribute( 'id' ) );
		self::assertSame( [ 'All albums', 'B' ], $options );
	}
}
