<?php
/**
 * What is in a gallery.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Gallery\Contents;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Contents\Contents;
use Vitrine\Gallery\Contents\Query;
use Vitrine\MediaLibrary\Albums;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\Plugin;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\TestCase;

/**
 * Chosen media, an album, all albums below one, attached media, addresses; filters.
 */
final class ContentsTest extends TestCase {

	use Library;

	/**
	 * Chosen media are in the block's order; what is gone or no picture is left out.
	 */
	public function test_shows_chosen_files_in_order(): void {
		[ $one, $two ] = [ $this->file( 'One' ), $this->file( 'Two', [ 'size' => [ 100, 400 ] ] ) ];
		$sheet         = $this->file( 'Sheet', [ 'post_mime_type' => 'application/pdf' ] );
		$post          = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'publish' ] );
		$items         = [ [ 'id' => $two ], [ 'id' => 987654 ], [ 'id' => $sheet ], [ 'id' => $post ], [ 'id' => $one ], [ 'id' => $two ], [ 'id' => 'five' ], [] ];
		$index         = $this->contents( [ 'items' => $items ] )->index( '0', Query::all() );
		self::assertSame( [ "{$two}", "{$one}", "{$two}-2" ], array_column( $index->entries, 'id' ) );
		self::assertSame( [ 0.25, 1.5, 0.25 ], array_column( $index->entries, 'ratio' ) );
		self::assertSame( [ 'Two', 'One', 'Two' ], $this->titles( [ 'items' => $items ] ) );
		self::assertSame( [ "{$one}" ], $this->ids( [ 'items' => [ [ 'id' => "{$one}" ] ] ] ), 'Text that is a number counts as one.' );
	}

	/**
	 * What the block says goes before what the media library says, and what is hostile in it is not printed.
	 */
	public function test_block_goes_before_library(): void {
		$id   = $this->file( 'Library', [ 'post_excerpt' => 'Caption', 'meta' => [ ItemFields::AUTHOR => 'Ann', ItemFields::TAGS => [ 'sea' ], ItemFields::DESTINATION => 'https://example.com/go', '_wp_attachment_image_alt' => 'Alt' ] ] );
		$said = $this->contents( [ 'items' => [ [ 'id' => $id ] ] ] )->items( '0', [ "{$id}" ] )[0];
		self::assertSame( [ 'Library', 'Caption', 'Ann', [ 'sea' ], 'https://example.com/go', 'https://example.com/go', 'Alt' ], [ $said->title, $said->description, $said->author, $said->tags, $said->destination_url, $said->url, $said->thumb->alt ] );
		$given = [ 'id' => $id, 'title' => '<b>Block</b>', 'description' => '', 'tags' => [ 'x y', '<i>z</i>', 5, [] ], 'author' => [], 'destinationURL' => 'javascript:alert(1)', 'downloadURL' => "java\tscript:x", 'featured' => true, 'customData' => [ '__proto__' => 1, 'a' => [ 'b' => 2 ] ] ];
		$item  = $this->contents( [ 'items' => [ $given ] ] )->items( '0', [ "{$id}" ] )[0];
		self::assertSame( [ 'Block', '', [ 'x y', 'z', '5' ], 'Ann', '', true, [ 'a' => [ 'b' => 2 ] ] ], [ $item->title, $item->description, $item->tags, $item->author, $item->destination_url, $item->featured, $item->custom_data ] );
		self::assertSame( '', $item->download_url );
		self::assertFalse( $this->contents( [ 'items' => [ $given ] ] )->index( '0', Query::all() )->entries[0]->leads_off );
		self::assertTrue( $this->contents( [ 'items' => [ [ 'id' => $id ] ] ] )->index( '0', Query::all() )->entries[0]->leads_off );
	}

	/**
	 * Addresses without a protocol get the base; only http, https and relative ones are printed.
	 */
	public function test_shows_addresses(): void {
		$urls  = [ 'https://example.com/a.jpg', 'pictures/b.jpg', '/c.jpg', '//cdn.example/d.jpg', 'ftp://example.com/e.jpg', 'file:///f.jpg', 'javascript:alert(1)', "java\nscript:alert(1)", 'data:image/svg+xml,x', 'https://user@example.com/g.jpg', '" onload="x', '', 'https://example.com/a.jpg' ];
		$attr  = [ 'source' => 'urls', 'items' => array_map( static fn( string $url ): array => [ 'url' => $url, 'id' => 5 ], $urls ) ];
		$items = $this->contents( $attr )->items( '0', $this->ids( $attr ) );
		$base  = home_url( '/' );
		self::assertSame( [ 'https://example.com/a.jpg', "{$base}pictures/b.jpg", "{$base}c.jpg", '//cdn.example/d.jpg', "{$base}javascript:alert(1)", "{$base}data:image/svg+xml,x", "{$base}%22%20onload=%22x", 'https://example.com/a.jpg' ], array_column( $items, 'src' ) );
		self::assertCount( 8, array_unique( array_column( $items, 'id' ) ) );
		self::assertSame( [ 0, 0 ], [ $items[0]->width, $items[0]->thumb->height ] );
	}

	/**
	 * Links to videos become videos: a player after a click, and no picture of the provider in the page.
	 */
	public function test_shows_videos(): void {
		$attr  = [ 'source' => 'urls', 'items' => [ [ 'url' => 'https://youtu.be/dQw4w9WgXcQ', 'poster' => 'https://example.com/p.jpg' ], [ 'url' => 'https://vimeo.com/76979871' ], [ 'url' => 'film.mp4' ] ] ];
		$items = $this->contents( $attr )->items( '0', $this->ids( $attr ) );
		self::assertSame( [ 'youtube', 'vimeo', 'video' ], array_column( $items, 'media_kind' ) );
		self::assertSame( [ 'https://example.com/p.jpg', '', '' ], array_column( $items, 'src' ) );
		self::assertSame( 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', $items[0]->url );
		self::assertSame( 'video/mp4', $items[2]->mime );
		self::assertStringNotContainsString( 'vitrine_fetch_poster', (string) wp_json_encode( _get_cron_array() ), 'Whoever looks at it plans nothing.' );
	}

	/**
	 * A file of a video, and a picture that is the poster of one.
	 */
	public function test_shows_videos_of_the_library(): void {
		$poster = $this->file( 'Poster' );
		$film   = $this->file( 'Film', [ 'post_mime_type' => 'video/webm', 'name' => 'film.webm', 'meta' => [ '_thumbnail_id' => $poster ] ] );
		$linked = $this->file( 'Linked', [ 'meta' => [ ItemFields::VIDEO => 'https://dai.ly/x8m8jbn' ] ] );
		$items  = $this->contents( [ 'items' => [ [ 'id' => $film ], [ 'id' => $linked ] ] ] )->items( '0', [ "{$film}", "{$linked}" ] );
		self::assertSame( [ 'video', 'dailymotion' ], array_column( $items, 'media_kind' ) );
		self::assertStringEndsWith( 'poster.jpg', $items[0]->src );
		self::assertStringEndsWith( 'film.webm', $items[0]->media );
		self::assertStringEndsWith( 'linked.jpg', $items[1]->src );
		self::assertSame( 'https://geo.dailymotion.com/player.html?video=x8m8jbn', $items[1]->media );
		self::assertSame( '', $items[1]->download_url );
	}

	/**
	 * The post's attached media, by their order, then by date.
	 */
	public function test_shows_attached_files(): void {
		$post  = wp_insert_post( [ 'post_title' => 'Post', 'post_status' => 'publish' ] );
		$other = $this->file( 'Elsewhere' );
		$last  = $this->file( 'Last', [ 'post_parent' => $post, 'post_date' => '2024-01-02 00:00:00' ] );
		$next  = $this->file( 'Next', [ 'post_parent' => $post, 'post_date' => '2024-01-01 00:00:00' ] );
		$first = $this->file( 'First', [ 'post_parent' => $post, 'menu_order' => -1 ] );
		$attr  = [ 'source' => 'attached', 'post' => $post ];
		self::assertSame( [ "{$first}", "{$next}", "{$last}" ], $this->ids( $attr ) );
		self::assertSame( [], $this->contents( $attr )->items( '0', [ "{$other}" ] ) );
		self::assertSame( 'empty', $this->contents( [ 'source' => 'attached' ] )->problem()?->state );
	}

	/**
	 * Albums nested to any depth, child albums first, with the way to them.
	 */
	public function test_shows_albums(): void {
		$one  = $this->file( 'One', [ 'post_date' => '2024-01-02 00:00:00' ] );
		$two  = $this->file( 'Two', [ 'post_date' => '2024-01-01 00:00:00' ] );
		$deep = $this->file( 'Deep' );
		$top  = $this->album( 'Top', 0, [ $one, $two ] );
		$mid  = $this->album( 'Middle & <b>more</b>', $top );
		$low  = $this->album( 'Low', $mid, [ $deep ] );
		$void = $this->album( 'Void', $top );
		$attr = [ 'source' => 'album', 'album' => $top ];
		self::assertSame( [ "a{$mid}", "{$two}", "{$one}" ], $this->ids( $attr ) );
		self::assertSame( [ "{$deep}" ], $this->ids( $attr, "a{$low}" ) );
		$contents = $this->contents( $attr );
		self::assertSame( [ '0', "a{$mid}", "a{$low}" ], array_column( $contents->path( "a{$low}" ), 'id' ) );
		self::assertSame( [ '', '0', "a{$mid}" ], array_column( $contents->path( "a{$low}" ), 'parent' ) );
		self::assertSame( 'Middle & more', $contents->album( "a{$mid}" )?->title );
		$tile = $contents->items( '0', [ "a{$mid}", "{$one}", "{$deep}", "a{$low}", 'a0', 'x', '' ] );
		self::assertSame( [ "a{$mid}", "{$one}" ], array_column( $tile, 'id' ) );
		self::assertSame( 'album', $tile[0]->kind );
		self::assertSame( 1, $tile[0]->number_items );
		self::assertStringEndsWith( 'deep.jpg', $tile[0]->thumb->src );
		// The source `albums` shows only albums on its first level; what is below or beside the root is not in the gallery.
		self::assertSame( [ "a{$mid}" ], $this->ids( [ 'source' => 'albums', 'album' => $top ] ) );
		self::assertSame( [ "a{$top}" ], $this->ids( [ 'source' => 'albums' ] ) );
		self::assertNull( $this->contents( [ 'source' => 'album', 'album' => $mid ] )->album( "a{$top}" ) );
		self::assertNull( $contents->album( "a{$top}" ) );
		self::assertNull( $contents->album( "{$mid}" ) );
		self::assertNull( $this->contents( [ 'source' => 'album', 'album' => 987654 ] )->album( '0' ) );
		self::assertSame( 'gone', $this->contents( [ 'source' => 'album', 'album' => 987654 ] )->problem()?->state );
		self::assertNull( $contents->album( "a{$void}" ), 'What is not listed is not named, either.' );
	}

	/**
	 * Albums have an order and a cover; files of an album are in the order that an editor gave them, new ones behind them.
	 */
	public function test_orders_albums_and_their_files(): void {
		$files = array_map( fn( int $i ): int => $this->file( "F{$i}", [ 'post_date' => "2024-01-0{$i} 00:00:00" ] ), [ 1, 2, 3, 4 ] );
		$a     = $this->album( 'Album 10', 0, $files );
		$b     = $this->album( 'Album 9', 0, $files );
		$c     = $this->album( 'Zebra', 0, $files );
		update_term_meta( $c, Albums::ORDER, -1 );
		update_term_meta( $a, Albums::COVER, $files[2] );
		self::assertSame( [ "a{$c}", "a{$b}", "a{$a}" ], $this->ids( [ 'source' => 'albums' ] ) );
		self::assertStringEndsWith( 'f3.jpg', $this->contents( [ 'source' => 'albums' ] )->items( '0', [ "a{$a}" ] )[0]->thumb->src );
		$store = Plugin::instance()->library->albums();
		$store->arrange( $store->get( [ $a ] )[ $a ]->taxonomy_id, [ $files[3], $files[1] ] );
		self::assertSame( array_map( 'strval', [ $files[3], $files[1], $files[0], $files[2] ] ), $this->ids( [ 'source' => 'album', 'album' => $a ] ) );
		self::assertSame( array_map( 'strval', $files ), $this->ids( [ 'source' => 'album', 'album' => $b ] ) );
		wp_delete_attachment( $files[2], true );
		self::assertSame( 0, (int) get_term_meta( $a, Albums::COVER, true ) );
	}

	/**
	 * Black list, white list and explicit list, by part of the title or by name and id, in any case.
	 */
	public function test_lists_of_albums(): void {
		$file = $this->file( 'F' );
		$sea  = $this->album( 'The SEA', 0, [ $file ] );
		$book = $this->album( 'My Scrapbook', 0, [ $file ] );
		$été  = $this->album( 'Été', 0, [ $file ] );
		$low  = $this->album( 'Low', $sea, [ $file ] );
		$bad  = $this->album( 'auto BACKUP 2', $sea, [ $file ] );
		$all  = [ 'source' => 'albums' ];
		self::assertSame( [ "a{$sea}", "a{$été}" ], $this->ids( $all ) );
		self::assertNull( $this->contents( $all )->album( "a{$book}" ) );
		self::assertNull( $this->contents( $all )->album( "a{$bad}" ) );
		self::assertCount( 3, $this->ids( [ ...$all, 'blackList' => [] ] ) );
		self::assertSame( [ "a{$été}" ], $this->ids( [ ...$all, 'whiteList' => [ 'ÉT' ] ] ) );
		self::assertSame( [ "a{$sea}" ], $this->ids( [ ...$all, 'albumList' => [ 'the sea' ] ] ) );
		self::assertSame( [ "a{$sea}" ], $this->ids( [ ...$all, 'albumList' => [ "{$sea}" ] ] ) );
		self::assertSame( [], $this->ids( [ ...$all, 'albumList' => [ 'sea' ] ] ) );
		// What is below a listed album is shown with it.
		self::assertSame( [ "a{$low}", "{$file}" ], $this->ids( [ ...$all, 'albumList' => [ 'the sea' ] ], "a{$sea}" ) );
	}

	/**
	 * Sorting, natural and stable, and a maximum of exactly n (the original keeps n − 1 and the last).
	 */
	public function test_sorts_and_limits(): void {
		$ids  = array_map( fn( string $title ): int => $this->file( $title ), [ 'Photo 10', 'photo 9', 'Äpfel', 'Zoo', 'apple' ] );
		$attr = [ 'items' => array_map( static fn( int $id ): array => [ 'id' => $id ], $ids ) ];
		self::assertSame( [ 'Äpfel', 'apple', 'photo 9', 'Photo 10', 'Zoo' ], $this->titles( [ ...$attr, 'sorting' => 'titleAsc' ] ) );
		self::assertSame( [ 'Zoo', 'Photo 10', 'photo 9', 'apple', 'Äpfel' ], $this->titles( [ ...$attr, 'sorting' => 'titleDesc' ] ) );
		self::assertSame( [ 'apple', 'Zoo', 'Äpfel', 'photo 9', 'Photo 10' ], $this->titles( [ ...$attr, 'sorting' => 'reversed' ] ) );
		self::assertSame( [ 'Photo 10', 'photo 9', 'Äpfel' ], $this->titles( [ ...$attr, 'maxItems' => 3 ] ) );
		$random = $this->ids( [ ...$attr, 'sorting' => 'random' ] );
		self::assertSame( $random, $this->ids( [ ...$attr, 'sorting' => 'random' ] ) );
		self::assertEqualsCanonicalizing( array_map( 'strval', $ids ), $random );
	}

	/**
	 * G3: by date taken, else by date of upload; files of one second by their ids, both ways round. Albums stay as they are.
	 */
	public function test_sorts_by_date(): void {
		$taken = static fn( string $time ): array => [ '_wp_attachment_metadata' => [ 'width' => 3, 'height' => 2, 'file' => 'x.jpg', 'sizes' => [], 'image_meta' => [ 'created_timestamp' => (string) strtotime( "{$time} UTC" ) ] ] ];
		$files = [
			'late'  => $this->file( 'Late', [ 'post_date' => '2024-01-01 00:00:00', 'meta' => $taken( '2023-05-05 12:00:00' ) ] ),
			'early' => $this->file( 'Early', [ 'post_date' => '2024-01-03 00:00:00', 'meta' => $taken( '2020-05-05 12:00:00' ), 'row' => false ] ),
			'none'  => $this->file( 'None', [ 'post_date' => '2022-01-02 00:00:00' ] ),
			'same'  => $this->file( 'Same', [ 'post_date' => '2022-01-02 00:00:00' ] ),
		];
		$in    = static fn( string ...$names ): array => array_map( static fn( string $name ): string => (string) $files[ $name ], $names );
		$album = $this->album( 'A', 0, array_values( $files ) );
		$below = $this->album( 'Z', $album, [ $files['none'] ] );
		$first = $this->album( 'B', $album, [ $files['none'] ] );
		$attr  = [ 'source' => 'album', 'album' => $album ];
		$store = Plugin::instance()->library->albums();
		$store->arrange( $store->get( [ $album ] )[ $album ]->taxonomy_id, [ $files['same'], $files['none'] ] );
		$dirs  = [ "a{$first}", "a{$below}" ];
		self::assertSame( [ ...$dirs, ...$in( 'same', 'none', 'late', 'early' ) ], $this->ids( $attr ), 'By hand, then by date.' );
		foreach ( [ 'takenAsc' => $in( 'early', 'none', 'same', 'late' ), 'takenDesc' => $in( 'late', 'same', 'none', 'early' ), 'uploadedAsc' => $in( 'none', 'same', 'late', 'early' ), 'uploadedDesc' => $in( 'early', 'late', 'same', 'none' ) ] as $sorting => $wanted ) {
			self::assertSame( [ ...$dirs, ...$wanted ], $this->ids( [ ...$attr, 'sorting' => $sorting ] ), $sorting );
		}
		self::assertSame( [ ...$dirs, ...$in( 'early' ) ], $this->ids( [ ...$attr, 'sorting' => 'takenAsc', 'maxItems' => 3 ] ) );
		$chosen = [ 'items' => [ [ 'url' => 'https://example.com/a.jpg' ], [ 'id' => $files['late'] ], [ 'id' => $files['early'] ] ] ];
		self::assertSame( $in( 'early', 'late' ), array_slice( $this->ids( [ ...$chosen, 'sorting' => 'takenAsc' ] ), 0, 2 ), 'What has no date is last.' );
		self::assertSame( $in( 'late', 'early' ), array_slice( $this->ids( [ ...$chosen, 'sorting' => 'takenDesc' ] ), 0, 2 ) );
	}

	/**
	 * Search in titles, tags with OR and AND, all in any case; counts are those of the album.
	 */
	public function test_searches_and_filters(): void {
		$one   = $this->file( 'Strand ÉTÉ', [ 'meta' => [ ItemFields::TAGS => '#Été #sea' ] ] );
		$two   = $this->file( 'Berg', [ 'meta' => [ ItemFields::TAGS => 'SEA, hill 2024' ] ] );
		$attr  = [ 'items' => [ [ 'id' => $one ], [ 'id' => $two ], [ 'id' => $this->file( 'No tags' ) ] ] ];
		$index = $this->contents( $attr )->index( '0', Query::of( [ 'sea' ], 'or', '', true ) );
		self::assertSame( [ "{$one}", "{$two}" ], array_column( $index->entries, 'id' ) );
		self::assertEquals( [ 'sea' => 2, 'Été' => 1, 'hill' => 1, '2024' => 1 ], $index->tags );
		self::assertSame( 'sea', array_key_first( $index->tags ) );
		self::assertSame( [ "{$one}" ], $this->ids( $attr, '0', Query::of( [ 'SEA', 'ÉTÉ' ], 'and' ) ) );
		self::assertSame( [ "{$one}", "{$two}" ], $this->ids( $attr, '0', Query::of( [ 'hill', 'été' ] ) ) );
		self::assertSame( [ "{$one}" ], $this->ids( $attr, '0', Query::of( [], 'or', 'd été' ) ) );
		self::assertSame( [], $this->ids( $attr, '0', Query::of( [ 'hill' ], 'or', 'strand' ) ) );
		self::assertSame( [ "{$two}" ], $this->ids( $attr, '0', Query::of( [ '2024' ] ) ) );
		self::assertArrayNotHasKey( 'sea', $this->contents( [ ...$attr, 'tagBlackList' => [ 'Sea' ] ] )->index( '0', Query::all( true ) )->tags );
		self::assertNotSame( $index->version, $this->contents( $attr )->index( '0', Query::all() )->version );
	}

	/**
	 * G7: a search finds everything that the gallery shows below the album, by title, description, tags and author; nothing that it does not show.
	 */
	public function test_searches_what_is_below(): void {
		$post  = wp_insert_post( [ 'post_title' => 'x', 'post_status' => 'private' ] );
		$deep  = $this->file( 'Deep Heron', [ 'post_excerpt' => 'At the weir', 'meta' => [ ItemFields::TAGS => [ 'Marsh' ], ItemFields::AUTHOR => 'Ada Lund' ] ] );
		$twice = $this->file( 'Heron twice' );
		$third = $this->file( 'Heron beyond the maximum', [ 'post_date' => '2030-01-01 00:00:00' ] );
		$other = $this->file( 'Heron in another tree' );
		$years = $this->album( 'Years' );
		$one   = $this->album( '2023', $years, [ $twice ] );
		$two   = $this->album( 'Heronry', $one, [ $deep, $twice, $third ] );
		$this->album( 'My scrapbook heron', $one, [ $this->file( 'Heron in a scrapbook' ) ] );
		$this->album( 'Empty heron', $one );
		$this->album( 'Private heron', $one, [ $this->file( 'Private heron', [ 'post_parent' => $post ] ) ] );
		$this->album( 'Elsewhere', 0, [ $other ] );
		$attr  = [ 'source' => 'albums', 'album' => $years ];
		$found = fn( string $search, array $more = [], string $album = '0' ): array => $this->ids( [ ...$attr, ...$more ], $album, Query::of( [], 'or', $search ) );
		self::assertSame( [ "a{$one}" ], $this->ids( $attr ), 'Without a search there is what there was.' );
		self::assertSame( [ "a{$two}", "{$twice}", "{$deep}", "{$third}" ], $found( 'heron' ) );
		self::assertSame( [ "a{$two}", "{$twice}", "{$deep}", "{$third}" ], $found( 'HERON', [], "a{$one}" ) );
		foreach ( [ 'weir', 'marsh', 'lund ada', 'DEEP marsh' ] as $search ) {
			self::assertSame( [ "{$deep}" ], $found( $search ), $search );
		}
		self::assertSame( [], $found( 'deep lake' ) );
		self::assertSame( [], $found( 'heronat' ), 'No word goes from the title on into the description.' );
		self::assertSame( [ "{$deep}" ], $found( 'd e p h r o n a t w i m s l u de ee he er ro lake' ), 'Twenty words are looked at.' );
		self::assertCount( 4, $found( 'heron', [ 'whiteList' => [ '2023' ] ] ), 'What is below an album of the white list is shown with it.' );
		self::assertSame( [], $found( 'heron', [ 'whiteList' => [ 'heronry' ] ] ) );
		self::assertSame( [ "a{$two}", "{$twice}", "{$deep}" ], $found( 'heron', [ 'maxItems' => 2 ] ), 'Of each album what it shows.' );
		self::assertSame( [ "a{$two}", "{$deep}", "{$third}", "{$twice}" ], $found( 'heron', [ 'sorting' => 'titleAsc' ] ) );
		self::assertContains( "{$other}", $found( 'heron', [ 'album' => 0 ] ) );
		self::assertSame( [ "{$deep}" ], $this->ids( $attr, '0', Query::of( [ 'marsh' ], 'or', 'heron' ) ) );
		self::assertSame( [ 'Marsh' => 1 ], $this->contents( $attr )->index( '0', Query::of( [], 'or', 'heron', true ) )->tags );

		$contents = $this->contents( $attr );
		$index    = $contents->index( '0', Query::of( [], 'or', 'heron' ) );
		$below    = array_column( $index->entries, 'album', 'id' );
		$items    = $contents->items( '0', array_column( $index->entries, 'id' ), $below );
		self::assertSame( [ "a{$one}", "a{$one}", "a{$two}", "a{$two}" ], array_column( $items, 'album_id' ) );
		self::assertSame( [ 'Heronry', 'Heron twice', 'Deep Heron', 'Heron beyond the maximum' ], array_column( $items, 'title' ) );
		self::assertSame( 3, $items[0]->number_items );

		wp_set_current_user( 1 );
		self::assertCount( 6, $found( 'heron' ), 'Whoever may read the post finds its album and its file.' );
	}

	/**
	 * G7: what is found stands in the order in which somebody would see it who opens one album after the other, each in the order that it shows.
	 */
	public function test_searches_album_after_album(): void {
		$make  = fn( string $name, int $number ): array => array_map( fn( int $at ): int => $this->file( "Bird {$name} {$at}" ), range( 1, $number ) );
		$files = [ $make( 'E', 1 ), $make( 'D', 1 ), $make( 'C', 2 ), $make( 'B', 1 ), $make( 'A', 9 ) ];
		$top   = $this->album( 'Top' );
		$one   = $this->album( 'One', $top, $files[4] );
		$two   = $this->album( 'Two', $top, $files[3] );
		$deep  = $this->album( 'Deep', $one, $files[2] );
		$this->album( 'Deeper', $deep, $files[1] );
		$this->album( 'Other', $two, $files[0] );
		$attr  = [ 'source' => 'albums', 'album' => $top ];
		$found = fn( array $more = [] ): array => $this->ids( [ ...$attr, ...$more ], '0', Query::of( [], 'or', 'bird' ) );
		self::assertSame( array_map( 'strval', array_merge( ...array_reverse( $files ) ) ), $found() );
		$shown = array_values( array_intersect( $this->ids( [ ...$attr, 'sorting' => 'random' ], "a{$one}" ), array_map( 'strval', $files[4] ) ) );
		self::assertCount( 9, $shown );
		self::assertSame( $shown, array_values( array_intersect( $found( [ 'sorting' => 'random' ] ), $shown ) ) );
	}

	/**
	 * G7: a search costs as many queries in sixty albums as in six.
	 */
	public function test_searches_need_few_queries(): void {
		$count = function ( int $albums ): int {
			global $wpdb;
			$top = $this->album( "Top of {$albums}" );
			for ( $at = 0, $above = $top; $at < $albums; $at++ ) {
				$above = $this->album( "Album {$albums} {$at}", $at % 6 === 0 ? $top : $above, $at % 3 === 1 ? [] : [ $this->file( "Photo {$albums} {$at}", [ 'row' => $at % 2 === 0 ] ) ] );
			}
			wp_cache_flush();
			$gallery = Plugin::instance()->gallery->gallery();
			$before  = $wpdb->num_queries;
			$page    = $gallery->page( \Vitrine\Gallery\Settings\GallerySettings::of( [ 'source' => 'albums', 'album' => $top, 'search' => true ] ), '', \Vitrine\Gallery\Render\PageUrl::of( '', 'g' )->with( \Vitrine\Gallery\Render\PageState::of( [ 'search' => 'photo' ] ) ), 'g' );
			self::assertSame( $albums * 2 / 3, $page->view->total );
			self::assertNotContains( '', array_column( $page->view->items, 'title' ) );
			return $wpdb->num_queries - $before;
		};
		self::assertSame( $count( 6 ), $count( 60 ) );
	}

	/**
	 * G8: author, tags and copyright come from the file where nobody says others, hostile texts as plain ones, for pages, the tag filter and the search.
	 *
	 * @param bool $row    Whether the files have been looked at.
	 * @param bool $is_old Whether that was before anybody looked for this.
	 */
	#[DataProvider( 'rows' )]
	public function test_reads_what_photo_software_wrote( bool $row, bool $is_old = false ): void {
		global $wpdb;
		$meta  = [ 'credit' => " Ada\x07\u{202E} <b>Lund</b>\n & sons\0", 'copyright' => '© 2024 ' . str_repeat( 'x', 400 ), 'keywords' => [ '#heron', 'Heron', '<script>alert(1)</script>', [ 'x' ], "Lake\nDistrict", ...array_map( static fn( int $at ): string => "word {$at}", range( 1, 900 ) ) ], 'latitude' => '54.4', 'title' => 'T' ];
		$make  = fn( string $title, mixed $image_meta, array $own = [] ): int => $this->file( $title, [ 'row' => $row, 'meta' => [ '_wp_attachment_metadata' => [ 'width' => 300, 'height' => 200, 'file' => '2024/01/x.jpg', 'sizes' => [], 'image_meta' => $image_meta ], ...$own ] ] );
		$files = [ $make( 'Plain', $meta ), $make( 'Said', $meta, [ ItemFields::AUTHOR => 'Ann', ItemFields::TAGS => [ 'own' ] ] ), $make( 'Broken', 'x' ), $make( 'Odd', [ 'credit' => [ 'x' ], 'keywords' => 'x', 'copyright' => 5 ] ) ];
		if ( $is_old ) {
			$wpdb->query( "UPDATE {$wpdb->prefix}vitrine_media SET exif = '{}'" );
		}
		$attr  = [ 'source' => 'album', 'album' => $this->album( 'A', 0, $files ), 'detailsFromFile' => true ];
		$items = $this->contents( $attr )->items( '0', array_map( 'strval', $files ) );
		self::assertSame( [ 'Ada Lund & sons', 'Ann', '', '' ], array_column( $items, 'author' ) );
		self::assertSame( [ 200, 200, 0, 0 ], array_map( mb_strlen( ... ), array_column( $items, 'copyright' ) ) );
		self::assertSame( [ 50, 1, 0, 0 ], array_map( count( ... ), array_column( $items, 'tags' ) ) );
		self::assertSame( [ 'heron', 'Lake District', 'word 1' ], array_slice( $items[0]->tags, 0, 3 ) );
		self::assertStringNotContainsString( '54.4', (string) wp_json_encode( $items ) );
		$counts = $this->contents( $attr )->index( '0', Query::all( true ) )->tags;
		self::assertSame( [ 1, 1 ], [ $counts['Lake District'] ?? 0, $counts['own'] ?? 0 ] );
		self::assertSame( [ "{$files[0]}" ], $this->ids( $attr, '0', Query::of( [ 'lake district' ] ) ) );
		self::assertSame( [ "{$files[0]}" ], $this->ids( $attr, '0', Query::of( [], 'or', 'lund heron' ) ) );
		self::assertSame( [ "{$files[1]}" ], $this->ids( $attr, '0', Query::of( [], 'or', 'ann' ) ) );

		$off   = [ ...$attr, 'detailsFromFile' => false ];
		$count = function ( array $attributes ) use ( $wpdb ): int {
			$before = $wpdb->num_queries;
			$this->ids( $attributes, '0', Query::of( [], 'or', 'lund' ) );
			return $wpdb->num_queries - $before;
		};
		self::assertSame( $is_old ? 1 : 0, $count( $attr ) - $count( $off ), 'Nothing is asked for that is here.' );
		self::assertSame( [ '', 'Ann', '', '' ], array_column( $this->contents( $off )->items( '0', array_map( 'strval', $files ) ), 'author' ) );
		self::assertSame( [ 'own' => 1 ], $this->contents( $off )->index( '0', Query::all( true ) )->tags );
		self::assertSame( [], $this->ids( $off, '0', Query::of( [], 'or', 'lund' ) ) );
		self::assertSame( [ 'Ada Lund & sons' ], array_column( $this->contents( [ 'items' => [ [ 'id' => $files[0] ] ], 'detailsFromFile' => true ] )->items( '0', [ "{$files[0]}" ] ), 'author' ) );
	}

	/**
	 * Files that have been looked at, and others.
	 *
	 * @return array<string, array{bool}>
	 */
	public static function rows(): array {
		return [ 'looked at' => [ true ], 'looked at before' => [ true, true ], 'not yet' => [ false ] ];
	}

	/**
	 * G7: which albums the black list leaves out, and by which word.
	 */
	public function test_tells_what_the_black_list_leaves_out(): void {
		$file = $this->file( 'F' );
		$top  = $this->album( 'Top', 0, [ $file ] );
		$this->album( 'Profile portraits', $top, [ $file ] );
		$mid = $this->album( 'Mid', $top, [ $file ] );
		$low = $this->album( 'Auto Backup', $mid, [ $file ] );
		$this->album( 'Scrapbook in it', $low, [ $file ] );
		$attr = [ 'source' => 'albums', 'album' => $top ];
		self::assertSame( [ 'Profile portraits' => 'profil', 'Auto Backup' => 'auto backup' ], $this->contents( $attr )->left_out() );
		self::assertSame( [], $this->contents( [ ...$attr, 'blackList' => [] ] )->left_out() );
		self::assertSame( [ 'Mid' => 'MID', 'Profile portraits' => 'file' ], $this->contents( [ ...$attr, 'album' => 0, 'blackList' => [ 'file', 'MID' ] ] )->left_out() );
		self::assertSame( [], $this->contents( [ 'items' => [ [ 'id' => $file ] ] ] )->left_out() );
	}

	/**
	 * Many albums of the same title are told once, and leave room for other titles.
	 */
	public function test_tells_titles_that_are_left_out_once(): void {
		$file = $this->file( 'F' );
		$top  = $this->album( 'Top', 0, [ $file ] );
		for ( $year = 2001; $year <= 2001 + Contents::MAX_LEFT_OUT; $year++ ) {
			$this->album( 'Scrapbook', $this->album( "Year {$year}", $top ), [ $file ] );
		}
		$this->album( 'Auto Backup', $this->album( 'Year 2099', $top ), [ $file ] );
		self::assertSame( [ 'Scrapbook' => 'scrapbook', 'Auto Backup' => 'auto backup' ], $this->contents( [ 'source' => 'albums', 'album' => $top ] )->left_out() );
	}

	/**
	 * A file of a private, draft or protected post is for those who may read it; of a published, deleted or no post for everybody.
	 */
	public function test_hides_what_visitors_may_not_see(): void {
		$posts = array_map( static fn( array $fields ): int => wp_insert_post( [ 'post_title' => 'x', ...$fields ] ), [ [ 'post_status' => 'publish' ], [ 'post_status' => 'private' ], [ 'post_status' => 'draft' ], [ 'post_status' => 'publish', 'post_password' => 'secret' ] ] );
		$files = array_map( fn( int $post ): int => $this->file( "of {$post}", [ 'post_parent' => $post ] ), [ ...$posts, 987654 ] );
		$album = $this->album( 'All', 0, $files );
		$attr  = [ 'source' => 'album', 'album' => $album ];
		$all   = array_map( 'strval', $files );
		$seen  = [ $all[0], $all[4] ];
		self::assertEqualsCanonicalizing( $seen, $this->ids( $attr ) );
		self::assertSame( $seen, array_column( $this->contents( $attr )->items( '0', $all ), 'id' ) );
		self::assertSame( $seen, $this->ids( [ 'items' => array_map( static fn( int $id ): array => [ 'id' => $id ], $files ) ] ) );
		update_term_meta( $album, Albums::COVER, $files[1] );
		$tile = $this->contents( [ 'source' => 'albums' ] )->items( '0', [ "a{$album}" ] )[0];
		self::assertSame( [ 2, '' ], [ $tile->number_items, $tile->thumb->src ] );
		wp_set_current_user( 1 );
		self::assertEqualsCanonicalizing( $all, $this->ids( $attr ) );
	}

	/**
	 * G9: who shows the albums below one that has only pictures is told so, not that it is empty.
	 */
	public function test_tells_albums_below_from_an_empty_album(): void {
		$full  = $this->album( 'Full', 0, array_map( fn( int $n ): int => $this->file( "Picture {$n}" ), range( 1, 10 ) ) );
		$empty = $this->album( 'Empty' );
		$say   = fn( string $source, int $album ): ?string => $this->contents( [ 'source' => $source, 'album' => $album ] )->problem()?->message;
		self::assertSame( 'There are no albums with images inside this one.', $say( 'albums', $full ) );
		self::assertSame( 'There is nothing in this album that visitors can see.', $say( 'albums', $empty ) );
		self::assertNull( $say( 'album', $full ) );
	}

	/**
	 * An album in which a visitor may see nothing is neither named nor counted, wherever somebody asks for it.
	 */
	public function test_hides_albums_without_visible_files(): void {
		$top  = $this->album( 'Top', 0, [ $this->file( 'Open' ) ] );
		$some = $this->album( 'Some', $top );
		$this->album( 'Seen', $some, [ $this->file( 'Seen' ) ] );
		$hidden = [ $this->album( 'Only documents', $top, [ $this->file( 'x', [ 'post_mime_type' => 'application/pdf' ] ) ] ) ];
		foreach ( [ [ 'post_status' => 'private' ], [ 'post_status' => 'draft' ], [ 'post_status' => 'future', 'post_date' => '2099-01-01 00:00:00' ], [ 'post_status' => 'publish', 'post_password' => 'secret' ] ] as $fields ) {
			$post     = wp_insert_post( [ 'post_title' => 'x', ...$fields ] );
			$files    = [ $this->file( "Of {$post}", [ 'post_parent' => $post ] ) ];
			$hidden[] = $this->album( "Hidden {$post}", $top, $files );
			$hidden[] = $this->album( "Above {$post}", $top );
			$hidden[] = $this->album( "Deep {$post}", $hidden[ count( $hidden ) - 1 ], $files );
		}
		$contents = $this->contents( [ 'source' => 'albums' ] );
		self::assertSame( [ "a{$some}" ], $this->ids( [ 'source' => 'albums', 'album' => $top ] ) );
		self::assertSame( 2, $contents->items( '0', [ "a{$top}" ] )[0]->number_items, 'One file and one album.' );
		foreach ( $hidden as $id ) {
			self::assertSame( [ null, [], [] ], [ $contents->album( "a{$id}" ), $contents->path( "a{$id}" ), $contents->items( "a{$id}", [] ) ] );
		}
		self::assertSame( [], $this->ids( [ 'source' => 'album', 'album' => $top ], '0', Query::of( [], 'or', 'hidden' ) ) );

		wp_set_current_user( 1 );
		$all = $this->contents( [ 'source' => 'albums' ] );
		self::assertSame( 'Only documents', get_term( $hidden[0] )->name );
		self::assertNull( $all->album( "a{$hidden[0]}" ) );
		self::assertSame( 10, $all->items( '0', [ "a{$top}" ] )[0]->number_items, 'Whoever may read the posts sees their albums, too.' );
	}

	/**
	 * Files that are older than the plugin are shown by what the media library says, and what it says falsely does not end the page.
	 */
	public function test_shows_files_without_a_row(): void {
		$old    = $this->file( 'Old', [ 'row' => false, 'size' => [ 400, 200 ], 'meta' => [ ItemFields::TAGS => [ 'old' ] ] ] );
		$broken = $this->file( 'Broken', [ 'row' => false ] );
		update_post_meta( $broken, '_wp_attachment_metadata', [ 'width' => 'x', 'height' => -5, 'sizes' => 'none', 'image_meta' => 7 ] );
		$zero = $this->file( 'Zero', [ 'row' => false, 'size' => [ 0, 0 ] ] );
		$attr = [ 'items' => [ [ 'id' => $old ], [ 'id' => $broken ], [ 'id' => $zero ] ] ];
		self::assertSame( [ 2.0, 0.0, 0.0 ], array_column( $this->contents( $attr )->index( '0', Query::all() )->entries, 'ratio' ) );
		self::assertSame( [ 'Old', 'Broken', 'Zero' ], $this->titles( $attr ) );
		self::assertSame( [ "{$old}" ], $this->ids( $attr, '0', Query::of( [ 'old' ] ) ) );
	}

	/**
	 * Any page of any album in at most 8 queries, and as many for 60 files in 30 albums as for 4 in 2.
	 */
	public function test_needs_few_queries(): void {
		global $wpdb;
		$count = function ( int $number ) use ( $wpdb ): int {
			$top = $this->album( "Top {$number}" );
			$way = $top;
			for ( $i = 0; $i < $number; $i++ ) {
				$way = $this->album( "Album {$number} {$i}", $i < 6 ? $way : $top, [ $this->file( "A{$i}" ), $this->file( "B{$i}" ) ] );
			}
			$id = $this->album( "Last {$number}", $way, [ $this->file( 'C' ), $this->file( 'D' ) ] );
			$this->album( 'Below', $id, [ $this->file( 'E' ) ] );
			$id = "a{$id}";
			wp_cache_flush();
			wp_load_alloptions();
			get_option( 'vitrine_posters' );
			_get_term_hierarchy( Albums::TAXONOMY );
			$before   = $wpdb->num_queries;
			$contents = $this->contents( [ 'source' => 'albums', 'album' => $top ] );
			$path     = $contents->path( $id );
			$index    = $contents->index( $id, Query::all( true ) );
			$items    = $contents->items( $id, array_column( $index->entries, 'id' ) );
			self::assertCount( 3, $items );
			self::assertGreaterThan( 1, count( $path ) );
			return $wpdb->num_queries - $before;
		};
		$few = $count( 2 );
		self::assertLessThanOrEqual( 7, $few );
		self::assertSame( $few, $count( 30 ) );
	}

	/**
	 * Unknown albums and ids give nothing, whatever they are.
	 *
	 * @param string $id Id.
	 */
	#[DataProvider( 'nonsense' )]
	public function test_unknown_ids_give_nothing( string $id ): void {
		$file = $this->file( 'F' );
		$this->album( 'A', 0, [ $file ] );
		foreach ( [ [ 'source' => 'albums' ], [ 'source' => 'media', 'items' => [ [ 'id' => $file ] ] ], [ 'source' => 'attached' ], [ 'source' => 'album' ] ] as $attributes ) {
			$contents = $this->contents( $attributes );
			self::assertNull( $contents->album( $id ) );
			self::assertSame( [], $contents->path( $id ) );
			self::assertSame( [], $contents->index( $id, Query::all() )->entries );
			self::assertSame( [], $contents->items( $id, [ "{$file}" ] ) );
			self::assertSame( [], $contents->items( Contents::ROOT, [ $id ] ) );
		}
	}

	/**
	 * To know that an album has something to show, one file is read of it, however many there are. SQLite has no such figures.
	 */
	public function test_of_a_full_album_one_file_is_read(): void {
		global $wpdb;
		if ( getenv( 'VITRINE_TEST_DB' ) !== 'mysql' ) {
			self::markTestSkipped( 'Only MySQL counts what it reads.' );
		}
		$album = $this->album( 'A', 0, array_map( fn( int $n ): int => $this->file( "Photo {$n}" ), range( 1, 40 ) ) );
		$reads = static fn(): int => (int) array_sum( array_column( $wpdb->get_results( "SHOW SESSION STATUS LIKE 'Handler_read%'" ), 'Value' ) );
		$store = Plugin::instance()->library->files();
		$id    = get_term( $album )->term_taxonomy_id;
		$empty = $reads();
		$none  = $reads() - $empty;
		$begun = $reads();
		self::assertSame( [ $id ], $store->filled( [ $id ] ) );
		self::assertLessThan( 20, $reads() - $begun - $none );
	}

	/**
	 * Ids of nothing.
	 *
	 * @return array<string, array{string}>
	 */
	public static function nonsense(): array {
		return array_map( static fn( string $id ): array => [ $id ], [ 'empty' => '', 'letters' => 'x', 'zero' => 'a0', 'sign' => 'a-1', 'large' => 'a999999999999999999999', 'markup' => '<script>', 'gone' => 'a987654', 'space' => ' 0', 'line' => "0\n" ] );
	}
}
