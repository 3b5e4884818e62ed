<?php
/**
 * Pages with nanogallery2's markup that names a provider.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Compat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Compat\Nanogallery2;
use Vitrine\Compat\ProviderMarkup;
use Vitrine\Tests\ProviderTestCase;

/**
 * G5: the site's connection of the same account shows what the page named, and no other account is opened.
 */
final class ProviderMarkupTest extends ProviderTestCase {

	private const ALBUM = '72157600000000001';

	/**
	 * Content, and the albums of the connections that it opens; `URL` is the address of the provider.
	 *
	 * @return array<string, array{string, string, list<string>}>
	 */
	public static function pages(): array {
		$flickr = '{"kind":"flickr","userID":"' . self::USER . '"';
		return [
			'an account'       => [ 'flickr', "<div data-nanogallery2='{$flickr}}'></div>", [ '' ] ],
			'an album'         => [ 'flickr', "<div data-nanogallery2='{$flickr},\"photoset\":\"" . self::ALBUM . "\"}'></div>", [ self::ALBUM ] ],
			'both'             => [ 'flickr', "<div data-nanogallery2='{$flickr},\"album\":\"" . self::ALBUM . "\"}'></div><div data-nanogallery2='{$flickr}}'></div>", [ '', self::ALBUM ] ],
			'entities'         => [ 'flickr', '<div data-nanogallery2="' . htmlspecialchars( "{$flickr}}" ) . '"></div>', [ '' ] ],
			'a call'           => [ 'flickr', "<script>jQuery('#g').nanogallery2({ kind: 'flickr', userID: '" . self::USER . "' });</script>", [ '' ] ],
			'another account'  => [ 'flickr', "<div data-nanogallery2='{\"kind\":\"flickr\",\"userID\":\"1" . self::USER . "\"}'></div>", [] ],
			'another kind'     => [ 'flickr', "<div data-nanogallery2='{\"kind\":\"google2\",\"userID\":\"" . self::USER . "\"}'></div>", [] ],
			'a name in a text' => [ 'flickr', '<div data-nanogallery2></div><p>We are "' . self::USER . '" on flickr, kind people.</p>', [] ],
			'nano'             => [ 'nano_photos_provider2', "<div data-nanogallery2='{\"kind\":\"nano_photos_provider2\",\"dataProvider\":\"URL/nano/nano_photos_provider2.php\"}'></div>", [ '' ] ],
			'slashes of JSON'  => [ 'nano_photos_provider2', "<div data-nanogallery2='{\"kind\":\"nano_photos_provider2\",\"dataProvider\":\"URL\\/nano\\/nano_photos_provider2.php\"}'></div>", [ '' ] ],
			'google'           => [ 'google', "<div data-nanogallery2='{\"kind\":\"google2\",\"userID\":\"hollinbank\",\"google2URL\":\"URL/google/nanogp2.php\"}'></div>", [ '' ] ],
			'not its secret'   => [ 'google', "<div data-nanogallery2='{\"kind\":\"google2\",\"userID\":\"hollin\",\"google2URL\":\"URL/google/nanogp2.php\"}'></div>", [] ],
		];
	}

	/**
	 * What content names is opened, and nothing else.
	 *
	 * @param string       $provider Name of the provider that is connected.
	 * @param string       $content  Content.
	 * @param list<string> $albums   Albums.
	 */
	#[DataProvider( 'pages' )]
	public function test_what_content_names_is_opened( string $provider, string $content, array $albums ): void {
		$this->connect( $provider );
		$found = $this->markup()->connected( str_replace( 'URL', $this->url(), $content ) );
		self::assertSame( $albums, array_column( $found, 'album' ) );
		foreach ( $found as $one ) {
			self::assertStringNotContainsString( 'hollinbank', (string) wp_json_encode( $one ), 'what is kept like a key is not said' );
		}
	}

	public function test_visitors_get_the_albums_by_the_proof_and_no_other(): void {
		$connection = $this->connect( 'flickr', [], true );
		$this->contents( $connection, [ 'providerAlbum' => self::ALBUM ] )->index( '0', \Vitrine\Gallery\Contents\Query::all() );
		$this->refresh( $connection );
		[ [ 'rest' => $rest ] ] = $this->markup()->connected( "<div data-nanogallery2='{\"kind\":\"flickr\",\"userID\":\"" . self::USER . '","album":"' . self::ALBUM . "\"}'></div>" );
		wp_parse_str( (string) wp_parse_url( $rest, PHP_URL_QUERY ), $query );
		$ask = static function ( string $album ) use ( $query ): \WP_REST_Response {
			$request = new \WP_REST_Request( 'GET', '/vitrine/v1/gallery' );
			$request->set_query_params( [ 'gallery' => $query['gallery'], 'album' => $album, 'after' => '', 'number' => 100 ] );
			return rest_do_request( $request );
		};
		$answer = $ask( '0' );
		self::assertSame( 200, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertStringContainsString( 'data-item', (string) $answer->get_data()['html'] );
		self::assertSame( 404, $ask( '72157600000000002' )->get_status() );
	}

	public function test_the_module_is_told(): void {
		$this->connect( 'flickr' );
		$module = new Nanogallery2( fn(): ProviderMarkup => $this->markup() );
		self::assertArrayNotHasKey( 'connected', $module->add_words( [] ) );
		$module->find( "<div data-nanogallery2='{\"kind\":\"flickr\",\"userID\":\"" . self::USER . "\"}'></div>" );
		self::assertSame( [ [ 'flickr', self::USER ] ], array_map( static fn( array $one ): array => [ $one['kind'], $one['account'] ], $module->add_words( [] )['connected'] ) );
	}

	/**
	 * As the plugin makes it.
	 */
	private function markup(): ProviderMarkup {
		return new ProviderMarkup( $this->plugin->providers->connections(), $this->plugin->gallery->sealed() );
	}
}
