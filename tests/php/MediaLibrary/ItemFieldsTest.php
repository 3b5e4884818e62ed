<?php
/**
 * What the owner says about a file.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\MediaLibrary;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Gallery\Contents\TextRules;
use Vitrine\MediaLibrary\Tags;
use Vitrine\Gallery\Settings\GallerySettings;
use Vitrine\MediaLibrary\ItemFields;
use Vitrine\Tests\Gallery\Library;
use Vitrine\Tests\TestCase;

/**
 * "title, description, tags (list or hash-words, any script), author, destination URL, download URL, featured, custom data"; hostile fields.
 */
final class ItemFieldsTest extends TestCase {

	use Library;

	/**
	 * Tags as people type them.
	 *
	 * @param mixed        $typed    What was typed.
	 * @param list<string> $expected Tags.
	 */
	#[DataProvider( 'tags' )]
	public function test_reads_tags( mixed $typed, array $expected ): void {
		self::assertSame( $expected, Tags::of( $typed ) );
	}

	/**
	 * Tags.
	 *
	 * @return array<string, array{mixed, list<string>}>
	 */
	public static function tags(): array {
		return [
			'spaces'     => [ 'sea  sun', [ 'sea', 'sun' ] ],
			'commas'     => [ 'sea,sun, , beach', [ 'sea', 'sun', 'beach' ] ],
			'hash-words' => [ '#sea#sun #été', [ 'sea', 'sun', 'été' ] ],
			'scripts'    => [ '#море #海辺、#ชายหาด', [ 'море', '海辺', 'ชายหาด' ] ],
			'twice'      => [ 'Sea sea SEA ÉTÉ été', [ 'Sea', 'ÉTÉ' ] ],
			'markup'     => [ '<script>alert(1)</script>sea <b>sun</b>', [ 'sea', 'sun' ] ],
			'a list'     => [ [ 'two words', '#one', 5, [], null, '' ], [ 'two words', 'one', '5' ] ],
			'many'       => [ implode( ' ', range( 1, 500 ) ), array_map( 'strval', range( 1, 50 ) ) ],
			'nothing'    => [ null, [] ],
			'an object'  => [ (object) [ 'a' => 1 ], [] ],
			'bad UTF-8'  => [ "a\xFFb", [ 'a?b' ] ],
		];
	}

	/**
	 * Keyword of featured items, hash-words in titles and descriptions, titles of file names.
	 *
	 * @param array<string, mixed>                        $attributes Attributes of the block.
	 * @param array{string, string}                       $written    Title and description.
	 * @param array{string, string, list<string>, bool} $expected   Title, description, tags, whether it is featured.
	 */
	#[DataProvider( 'texts' )]
	public function test_applies_the_rules_for_texts( array $attributes, array $written, array $expected ): void {
		$texts = ( new TextRules( GallerySettings::of( $attributes ) ) )->apply( $written[0], $written[1], [ 'own' ] );
		self::assertSame( $expected, [ $texts->title, $texts->description, $texts->tags, $texts->featured ] );
	}

	/**
	 * Texts.
	 *
	 * @return array<string, array{array<string, mixed>, array{string, string}, array{string, string, list<string>, bool}}>
	 */
	public static function texts(): array {
		$file = [ 'titleFrom' => 'filename' ];
		return [
			'plain'           => [ [], [ 'Tom &amp; Jerry', 'a <a href="x">link</a>' ], [ 'Tom & Jerry', 'a link', [ 'own' ], false ] ],
			'featured'        => [ [], [ 'Sunset *FEATURED', 'x' ], [ 'Sunset', 'x', [ 'own' ], true ] ],
			'in description'  => [ [], [ 'Sunset', '*featured at sea' ], [ 'Sunset', 'at sea', [ 'own' ], true ] ],
			'other keyword'   => [ [ 'featuredKeyword' => '(★)' ], [ 'Sunset (★) *featured', '' ], [ 'Sunset *featured', '', [ 'own' ], true ] ],
			'no keyword'      => [ [ 'featuredKeyword' => '' ], [ 'Sunset *featured', '' ], [ 'Sunset *featured', '', [ 'own' ], false ] ],
			'tags in title'   => [ [ 'tagsFrom' => 'title' ], [ 'C# at #Été & #море#x', '#no' ], [ 'C# at Été & море#x', '#no', [ 'Été', 'море' ], false ] ],
			'in descriptions' => [ [ 'tagsFrom' => 'description' ], [ '#no', 'By the #sea.' ], [ '#no', 'By the sea.', [ 'sea' ], false ] ],
			'black list'      => [ [ 'tagsFrom' => 'title', 'tagBlackList' => [ 'SEA' ] ], [ '#sea #sun', '' ], [ 'sea sun', '', [ 'sun' ], false ] ],
			'file'            => [ $file, [ '/2024/My_holiday-by-the_sea-scaled.jpg', '' ], [ 'My holiday by the sea', '', [ 'own' ], false ] ],
			'with both'       => [ $file, [ '010==Beach_day$$With-friends.jpeg', 'old' ], [ 'Beach day', 'With friends', [ 'own' ], false ] ],
			'cover'           => [ $file, [ '@@@@@Cover.webp', '' ], [ 'Cover', '', [ 'own' ], false ] ],
			'hostile file'    => [ $file, [ "..\\<img src=x onerror=alert(1)>x\x00.jpg", '' ], [ 'x', '', [ 'own' ], false ] ],
		];
	}

	/**
	 * Over REST whoever may edit the file sets what is valid; nothing hostile is kept.
	 */
	public function test_meta_over_rest(): void {
		do_action( 'rest_api_init' );
		$id      = $this->file( 'F' );
		$request = new \WP_REST_Request( 'POST', "/wp/v2/media/{$id}" );
		$request->set_body_params( [ 'meta' => [ ItemFields::AUTHOR => '<b>Ann</b>', ItemFields::TAGS => [ '#sea', 'two words', '<i>x</i>' ], ItemFields::DESTINATION => 'javascript:alert(1)', ItemFields::DOWNLOAD => '/file.zip', ItemFields::FEATURED => true, ItemFields::VIDEO => 'https://evil.example/watch?v=dQw4w9WgXcQ', ItemFields::CUSTOM => [ 'price' => 5, '__proto__' => [ 'x' => 1 ] ] ] ] );
		self::assertSame( 401, rest_do_request( $request )->get_status() );
		wp_set_current_user( 1 );
		$answer = rest_do_request( $request );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		$meta = $answer->get_data()['meta'];
		self::assertSame( [ 'Ann', [ 'sea', 'two words', 'x' ], '', '/file.zip', true, '' ], [ $meta[ ItemFields::AUTHOR ], $meta[ ItemFields::TAGS ], $meta[ ItemFields::DESTINATION ], $meta[ ItemFields::DOWNLOAD ], $meta[ ItemFields::FEATURED ], $meta[ ItemFields::VIDEO ] ] );
		self::assertSame( [ 'price' => 5 ], (array) $meta[ ItemFields::CUSTOM ] );
	}

	/**
	 * Custom data have bounds.
	 */
	public function test_custom_data_are_bounded(): void {
		self::assertNull( ItemFields::custom( 'x' ) );
		self::assertNull( ItemFields::custom( [ 'a' => str_repeat( 'x', 5000 ) ] ) );
		self::assertNull( ItemFields::custom( [ 'a' => [ [ [ [ [ [ 1 ] ] ] ] ] ] ] ) );
		self::assertNull( ItemFields::custom( [ 1, 2 ] ) );
		self::assertNull( ItemFields::custom( [ 'a' => "\xFF" ] ) );
		self::assertSame( [ 'a' => [ 1 ] ], ItemFields::custom( (object) [ 'a' => [ 1 ], 'constructor' => 2 ] ) );
	}

	/**
	 * Attachment details have the fields; what is typed is kept and printed without danger.
	 */
	public function test_fields_in_attachment_details(): void {
		wp_set_current_user( 1 );
		$id   = $this->file( 'F', [ 'meta' => [ ItemFields::TAGS => [ 'sea', 'sun' ] ] ] );
		$form = get_compat_media_markup( $id )['item'];
		self::assertStringContainsString( "value='sea, sun'", $form );
		self::assertStringContainsString( "attachments[{$id}][" . ItemFields::FEATURED . ']', $form );
		apply_filters( 'attachment_fields_to_save', [ 'ID' => $id ], [ ItemFields::TAGS => 'hill "onfocus="x', ItemFields::FEATURED => '1', ItemFields::DESTINATION => 'javascript:x', ItemFields::AUTHOR => 'O\'Neil "A" \\ <b>b</b>' ] );
		self::assertSame( '1', get_post_meta( $id, ItemFields::FEATURED, true ) );
		self::assertSame( '', get_post_meta( $id, ItemFields::DESTINATION, true ) );
		self::assertSame( 'O\'Neil "A" \\ b', get_post_meta( $id, ItemFields::AUTHOR, true ) );
		self::assertStringNotContainsString( '"onfocus=', get_compat_media_markup( $id )['item'] );
		apply_filters( 'attachment_fields_to_save', [ 'ID' => $id ], [ ItemFields::TAGS => '', ItemFields::FEATURED => '0' ] );
		self::assertFalse( metadata_exists( 'post', $id, ItemFields::TAGS ) );
		self::assertFalse( metadata_exists( 'post', $id, ItemFields::FEATURED ) );
		$sheet = $this->file( 'S', [ 'post_mime_type' => 'application/pdf', 'row' => false ] );
		self::assertStringNotContainsString( ItemFields::TAGS, get_compat_media_markup( $sheet )['item'] );
	}
}
