<?php
/**
 * Consent tools of a site.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Consent;

use Vitrine\Consent\Tools;
use Vitrine\Tests\Site;
use Vitrine\Tests\TestCase;

/**
 * Asked over HTTP: which modules a page has, by what the site's tools define.
 */
final class ToolsTest extends TestCase {

	/** Defines what the tools define, prints an embed, sets the pixel: as headers say. */
	private const PROBE = <<<'PHP'
		<?php
		$code = base64_decode( $_SERVER['HTTP_X_CODE'] ?? '' );
		$code === '' || eval( $code );
		isset( $_SERVER['HTTP_X_PIXEL'] ) && add_filter( 'alloptions', static fn( $all ) => $all + [ 'vitrine_pixel' => '123456789012345' ] );
		isset( $_SERVER['HTTP_X_EMBED'] ) && add_filter( 'the_content', static function ( $content ) {
			\Vitrine\Consent\Embeds\EmbedPrinter::enqueue();
			return $content . \Vitrine\Consent\Embeds\EmbedPrinter::html( \Vitrine\Consent\Embeds\EmbedLinks::of( 'https://youtu.be/dQw4w9WgXcQ' ), \Vitrine\Consent\Mode::of( $_SERVER['HTTP_X_EMBED'] ) );
		} );
		PHP;

	/** What each tool defines. */
	private const PLUGINS = [
		'wpconsent'          => 'function WPConsent() {}',
		'cookieyes'          => 'define( "CKY_APP_ASSETS_URL", "x" );',
		'webtoffee'          => 'class Cookie_Law_Info {}',
		'cookie-notice'      => 'class Cookie_Notice {}',
		'complianz'          => 'class COMPLIANZ {}',
		'cookiebot'          => 'class Cookiebot_WP {}',
		'borlabs'            => 'define( "BORLABS_COOKIE_VERSION", "3.2" );',
		'moove'              => 'function gdpr_cookie_is_accepted() {}',
		'real-cookie-banner' => 'define( "RCB_ROOT_SLUG", "x" );',
		'iubenda'            => 'class iubenda {}',
		'wp-consent-api'     => 'function wp_has_consent() {} function wp_add_cookie_info() {}',
	];

	private const API = 'function wp_has_consent() {} function wp_add_cookie_info() {} ';

	/**
	 * Which adapter a page gets, in which cases none, and what of the pixel.
	 */
	public function test_a_page_gets_the_adapter_of_its_tool_alone(): void {
		$site = Site::start();
		try {
			wp_mkdir_p( "{$site->folder}/wp-content/mu-plugins" );
			file_put_contents( "{$site->folder}/wp-content/mu-plugins/probe.php", self::PROBE );
			$url = $site->run( 'return get_permalink( wp_insert_post( [ "post_type" => "page", "post_status" => "publish", "post_title" => "Page", "post_content" => "<p>Words</p>" ] ) );' );
			$ask = static function ( string $code, array $headers = [ 'X-Embed' => 'auto' ] ) use ( $url ): array {
				$html = wp_remote_retrieve_body( wp_remote_get( $url, [ 'headers' => $headers + [ 'X-Code' => base64_encode( $code ) ], 'timeout' => 60 ] ) );
				preg_match_all( '~<script(?=[^>]*\stype="module")[^>]*/frontend/([\w-]+)\.js~', $html, $scripts );
				// In whichever order: each waits for what it needs.
				rsort( $scripts[1] );
				return [ 'scripts' => $scripts[1], 'html' => $html, 'tool' => str_contains( $html, '{"tool":true}' ) ];
			};

			foreach ( self::PLUGINS as $tool => $code ) {
				self::assertSame( [ [ 'embed', "consent-{$tool}" ], true ], [ $ask( $code )['scripts'], $ask( $code )['tool'] ], $tool );
			}
			$with_api = array_map( static fn( string $tool ): array => $ask( self::API . self::PLUGINS[ $tool ] )['scripts'], [ 'complianz', 'cookie-notice' ] );
			self::assertSame( [ [ 'embed', 'consent-wp-consent-api' ], [ 'embed', 'consent-cookie-notice' ] ], $with_api, 'The API is asked where the tool speaks to it.' );

			$onetrust = 'add_action( "wp_enqueue_scripts", static fn() => wp_enqueue_script( "ot", "https://cdn.cookielaw.org/scripttemplates/otSDKStub.js" ) );';
			self::assertSame( [ 'embed', 'consent-onetrust' ], $ask( $onetrust )['scripts'], 'By its script.' );
			$filter = 'add_filter( "vitrine_consent_tool", static fn() => "osano" );';
			self::assertSame( [ 'embed', 'consent-osano' ], $ask( $filter )['scripts'], 'By the filter.' );
			$own = 'add_action( "init", static fn() => wp_register_script_module( "own", "/frontend/own.js", [ "@vitrine/consent" ] ) ); add_filter( "vitrine_consent_tool", static fn() => "own" );';
			self::assertSame( [ 'own', 'embed' ], $ask( $own )['scripts'], 'A module of the site.' );
			self::assertMatchesRegularExpression( '~"@vitrine\\\\?/consent":~', $ask( $own )['html'] );

			$none = $ask( '' );
			self::assertSame( [ [ 'embed' ], false ], [ $none['scripts'], $none['tool'] ] );
			self::assertStringNotContainsString( 'frontend/consent.js?', (string) preg_replace( '~{"imports".*?</script>~s', '', $none['html'] ), 'Nothing of it is fetched without a tool.' );
			$plain = $ask( self::PLUGINS['complianz'], [] );
			self::assertSame( [], $plain['scripts'], 'Nothing is asked on this page.' );
			self::assertStringNotContainsString( 'frontend/consent', $plain['html'] );

			$pixel = [ 'X-Pixel' => '1' ];
			self::assertSame( [ 'pixel', 'consent-complianz' ], $ask( self::PLUGINS['complianz'], $pixel )['scripts'] );
			self::assertSame( [], $ask( '', $pixel )['scripts'], 'Nobody can allow it.' );
			$free = $ask( 'add_filter( "vitrine_pixel_needs_consent", "__return_false" );', $pixel );
			self::assertSame( [ 'pixel' ], $free['scripts'] );
			self::assertStringContainsString( '{"id":"123456789012345","tool":false}', $free['html'] );
			self::assertStringNotContainsString( 'connect.facebook.net', $free['html'] );
		} finally {
			$site->stop();
		}
	}

	/**
	 * Answers of a filter that are no name are none.
	 */
	public function test_filter_may_say_anything(): void {
		self::assertSame( '', Tools::active() );
		add_filter( 'vitrine_consent_tool', static fn(): array => [ 'x' ] );
		self::assertSame( '', Tools::active() );
	}

	/**
	 * Every adapter has a name in PHP.
	 */
	public function test_names_are_those_of_the_adapters(): void {
		$files = glob( Site::root() . '/frontend/consent/tools/{plugins,services}/*.ts', GLOB_BRACE );
		self::assertEqualsCanonicalizing( Tools::NAMES, array_map( static fn( mixed $file ): string => basename( (string) $file, '.ts' ), (array) $files ) );
	}
}
