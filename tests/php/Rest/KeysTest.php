<?php
/**
 * Sites whose keys are missing or change.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Tests\Site;
use Vitrine\Tests\TestCase;

/**
 * Without keys of its own a site keeps no token, and says so; with new ones it goes on showing what it has.
 */
#[Group( 'environment-agnostic' )]
final class KeysTest extends TestCase {

	/** Asks a route as the administrator, and tells what the Graph server was asked. */
	private const ASK = '
		$ask = static function ( string $method, string $route, array $params = [] ): array {
			$request = new WP_REST_Request( $method, "/vitrine/v1{$route}" );
			$request->set_body_params( $params );
			$response = rest_do_request( $request );
			return [ $response->get_status(), $response->get_data() ];
		};
		$token = array_column( json_decode( file_get_contents( VITRINE_GRAPH_URL . "/__control" ), true )["tokens"], "value", "label" )["page-garden"];
		$asked = static fn(): int => count( json_decode( file_get_contents( VITRINE_GRAPH_URL . "/__log" ), true )["requests"] );
		add_filter( "vitrine_posts_kept", static fn() => 4 );
	';

	/**
	 * With the phrase of wp-config-sample.php for salts nothing is connected, nobody is asked, and the answer names the remedy; VITRINE_KEY is one. With other salts the account asks for a new token while its posts and cursors stay.
	 */
	public function test_keys_missing_and_changed(): void {
		$this->graph_control( [ 'reset' => true ] );
		$site   = Site::start();
		$config = "{$site->folder}/wp-config.php";
		$good   = (string) file_get_contents( $config );
		$with   = static fn( string $value, string $code = '' ): int|false => file_put_contents( $config, str_replace( '<?php', "<?php\n{$code}", (string) preg_replace( "/(define\( '[A-Z_]+_(?:KEY|SALT)', )'[^']*'/", "$1'{$value}'", $good ) ) );
		$new    = '[ "network" => "facebook", "account" => "108420116093001", "token" => $token ]';
		try {
			$with( 'put your unique phrase here' );
			[ [ $status, $data ], $asked, $sources ] = $site->run( self::ASK . "return [ \$ask( 'POST', '/sources', {$new} ), \$asked(), \$ask( 'GET', '/sources' )[1] ];" );
			self::assertSame( [ 500, 'vitrine_key_missing' ], [ $status, $data['code'] ] );
			self::assertStringContainsString( 'VITRINE_KEY', $data['data']['remedy'] );
			self::assertSame( [ 0, [] ], [ $asked, $sources ] );

			$with( 'put your unique phrase here', "define( 'VITRINE_KEY', 'a key of this site, long enough to be one' );" );
			self::assertSame( 201, $site->run( self::ASK . "return \$ask( 'POST', '/sources', {$new} );" )[0] );
			self::assertSame( 'ok', $site->run( self::ASK . 'return $ask( "POST", "/sources/1/refresh" );' )[1]['source']['state'] );

			file_put_contents( $config, $good );
			$first  = '$view = Vitrine\Plugin::instance()->feed->feed()->first( Vitrine\Feed\Settings\FeedSettings::of( [ "source" => 1, "number" => 2 ] ) ); return [ count( $view->posts ), $view->next ];';
			$before = $site->run( $first );
			$state  = $site->run( self::ASK . '$before = $asked(); return [ $ask( "POST", "/sources/1/refresh" )[1]["source"], $ask( "POST", "/sources/1/test" )[1], $asked() - $before ];' );
			self::assertSame( [ 'reconnect', 'key', false, 0 ], [ $state[0]['state'], $state[0]['error']['code'], $state[1]['ok'], $state[2] ] );
			$with( hash( 'sha256', 'other' ) );
			self::assertSame( $before, $site->run( $first ), 'Posts and cursors are as they were.' );
			self::assertSame( 200, (int) wp_remote_retrieve_response_code( wp_remote_get( "{$site->url}/wp-json/vitrine/v1/feed?cursor={$before[1]}" ) ) );

			file_put_contents( $config, $good );
			self::assertSame( [ 201, 1 ], $site->run( self::ASK . "return [ \$ask( 'POST', '/sources', {$new} )[0], count( \$ask( 'GET', '/sources' )[1] ) ];" ), 'Connected again, it is the same account.' );
		} finally {
			$site->stop();
		}
	}
}
