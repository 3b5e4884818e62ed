<?php
/**
 * The routes of sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Admin\AccountPictures;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Graph\Http\Origins;
use Vitrine\Images\Download;
use Vitrine\Images\Folder;
use Vitrine\Plugin;
use Vitrine\Sealed\Seal;
use Vitrine\Tests\StoredFeed;
use Vitrine\Tests\TestCase;

/**
 * What managers get, in the shape of docs/names.md, and that no answer ever has a token, the API's address or a remote picture in it.
 */
final class SourcesTest extends TestCase {

	use StoredFeed;

	private const GARDEN = '108420116093001';

	/**
	 * Everything that was answered in a test.
	 *
	 * @var string
	 */
	private string $said = '';

	/**
	 * Tokens of the Graph server by label.
	 *
	 * @var array<string, string>
	 */
	private static array $tokens = [];

	/**
	 * Starts with a fresh network, as an administrator, and with few posts to fetch.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'reset' => true ] );
		$this->said = '';
		wp_set_current_user( 1 );
		add_filter( 'vitrine_posts_kept', static fn(): int => 4 );
		if ( self::$tokens === [] ) {
			self::$tokens = array_column( (array) json_decode( (string) file_get_contents( $this->graph_url() . '/__control' ), true )['tokens'], 'value', 'label' );
		}
	}

	/**
	 * Whatever was answered, nothing of it may be known outside.
	 */
	protected function assertPostConditions(): void {
		global $wpdb;
		parent::assertPostConditions();
		$secrets = [
			...array_values( self::$tokens ),
			...$wpdb->get_col( "SELECT token FROM {$wpdb->prefix}vitrine_sources" ),
			...$wpdb->get_col( "SELECT remote_url FROM {$wpdb->prefix}vitrine_images" ),
			'access_token',
			'v1:',
			(string) wp_parse_url( $this->graph_url(), PHP_URL_PORT ),
			'graph.facebook.com',
			'graph.instagram.com',
			'fbcdn',
			ABSPATH,
		];
		foreach ( array_diff( $secrets, [ '' ] ) as $secret ) {
			self::assertFalse( str_contains( $this->said, $secret ), "Somebody was told {$secret}." );
		}
	}

	/**
	 * Takes the files away.
	 */
	protected function tearDown(): void {
		( new Folder() )->remove( null );
		parent::tearDown();
	}

	/**
	 * From the token to the posts: list accounts, connect, list, refresh, test, preview, read, forget.
	 */
	public function test_a_whole_life(): void {
		$accounts = $this->ask( 'POST', '/sources/accounts', [ 'network' => 'facebook', 'token' => "  {$this->token( 'user' )}\n" ] );
		self::assertSame( 200, $accounts->get_status() );
		self::assertSame( [ 'id', 'name', 'handle', 'picture', 'network', 'tasks', 'connected', 'expires' ], array_keys( $accounts->get_data()[0] ) );
		self::assertSame( [ [ self::GARDEN, false ], [ '108420116093002', false ] ], array_map( static fn( array $one ): array => [ $one['id'], $one['connected'] ], $accounts->get_data() ) );

		$created = $this->ask( 'POST', '/sources', [ 'network' => 'facebook', 'account' => self::GARDEN, 'token' => $this->token( 'user' ) ] );
		self::assertSame( 201, $created->get_status() );
		$id = $created->get_data()['id'];
		self::assertTrue( $this->ask( 'POST', '/sources/accounts', [ 'network' => 'facebook', 'token' => $this->token( 'user' ) ] )->get_data()[0]['connected'] );

		$refreshed = $this->ask( 'POST', "/sources/{$id}/refresh" );
		self::assertSame( 200, $refreshed->get_status() );
		self::assertTrue( $refreshed->get_data()['complete'] );
		$source = $refreshed->get_data()['source'];
		$keys   = [ 'id', 'network', 'name', 'state', 'stateLabel', 'account', 'address', 'picture', 'posts', 'pictures', 'pictureTotal', 'pictureProblem', 'scopes', 'features', 'expires', 'daysLeft', 'lastSuccess', 'nextRefresh', 'quota', 'progress', 'error', 'notices' ];
		self::assertEqualsCanonicalizing( $keys, array_keys( $source ) );
		self::assertSame( [ 'facebook', self::GARDEN, 'Hollin Bank Gardens', 'ok', 'Connected', 4, null, null ], [ $source['network'], $source['account'], $source['name'], $source['state'], $source['stateLabel'], $source['posts'], $source['progress'], $source['error'] ] );
		self::assertStringStartsWith( content_url( "uploads/vitrine/{$id}/" ), $source['picture'] );
		self::assertGreaterThan( 0, $source['pictures'] );
		self::assertContains( 'pages_read_engagement', $source['scopes'] );
		self::assertSame( [ 'name', 'label', 'missing', 'refused' ], array_keys( $source['features'][0] ) );
		self::assertIsInt( rest_parse_date( $source['lastSuccess'] ) );
		self::assertGreaterThan( time(), rest_parse_date( $source['nextRefresh'] ) );

		self::assertSame( [ $source ], $this->ask( 'GET', '/sources' )->get_data() );
		$tested = $this->ask( 'POST', "/sources/{$id}/test" );
		self::assertSame( [ 'ok', 'message', 'source' ], array_keys( $tested->get_data() ) );
		self::assertTrue( $tested->get_data()['ok'] );

		self::assertCount( 4, $this->ask( 'GET', '/feed/preview', [ 'source' => $id ] )->get_data()['posts'] );
		$this->ask( 'GET', '/feed', [ 'cursor' => (string) Plugin::instance()->feed->feed()->first( FeedSettings::of( [ 'source' => $id, 'number' => 1 ] ) )->next ] );
		$this->said .= do_blocks( self::block( [ 'source' => $id ] ) );

		self::assertNotSame( [], glob( ( new Folder() )->path( (string) $id ) . '/*' ) );
		$deleted = $this->ask( 'DELETE', "/sources/{$id}" );
		self::assertSame( [ 'deleted' => true, 'previous' => [ 'id' => $id, 'network' => 'facebook', 'name' => 'Hollin Bank Gardens', 'state' => 'ok', 'stateLabel' => 'Connected' ] ], $deleted->get_data() );
		self::assertSame( [], $this->ask( 'GET', '/sources' )->get_data() );
		self::assertDirectoryDoesNotExist( ( new Folder() )->path( (string) $id ) );
		self::assertFalse( wp_next_scheduled( 'vitrine_refresh_sources' ) );
		foreach ( [ [ 'DELETE', '' ], [ 'POST', '/refresh' ], [ 'POST', '/test' ] ] as [ $method, $path ] ) {
			self::assert_error( $this->ask( $method, "/sources/{$id}{$path}" ), 404, 'vitrine_source_unknown' );
		}
	}

	/**
	 * The same for an Instagram account with its own token.
	 */
	public function test_instagram(): void {
		$accounts = $this->ask( 'POST', '/sources/accounts', [ 'network' => 'instagram', 'token' => $this->token( 'instagram' ) ] )->get_data();
		self::assertCount( 1, $accounts );
		$created = $this->ask( 'POST', '/sources', [ 'network' => 'instagram', 'account' => $accounts[0]['id'], 'token' => $this->token( 'instagram' ) ] );
		self::assertSame( 201, $created->get_status() );
		self::assertNull( $created->get_data()['scopes'], 'Instagram does not say.' );
		$this->ask( 'POST', "/sources/{$created->get_data()['id']}/refresh", [ 'seconds' => 25 ] );
		self::assertCount( 4, $this->ask( 'GET', '/feed/preview', [ 'source' => $created->get_data()['id'] ] )->get_data()['posts'] );
	}

	/**
	 * Editors see names and states, also of a source in trouble.
	 */
	public function test_editors_see_names_and_states(): void {
		$source = self::add_source( [ 'account' => '777000777', 'state' => 'reconnect', 'error' => '["token",190,463,1]', 'expires_at' => 5, 'quota' => 77 ] );
		$editor = wp_insert_user( [ 'user_login' => 'editor', 'user_pass' => 'x', 'role' => 'editor' ] );
		self::assertIsInt( $editor );
		wp_set_current_user( $editor );
		self::assertSame( [ [ 'id' => $source, 'network' => 'facebook', 'name' => 'Hollin Bank Gardens', 'state' => 'reconnect', 'stateLabel' => 'Reconnect this account' ] ], $this->ask( 'GET', '/sources' )->get_data() );
	}

	/**
	 * Every way in which the network refuses has its code, its status and a remedy, and repeats nothing of what the network said.
	 *
	 * @param array<string, mixed> $fault  Fault of the Graph server.
	 * @param int                  $status Status.
	 * @param string               $code   Code.
	 */
	#[DataProvider( 'faults' )]
	public function test_errors_of_the_network( array $fault, int $status, string $code ): void {
		$token  = $this->token( 'page-garden' );
		$source = self::add_source( [ 'account' => self::GARDEN ], $token );
		$this->graph_control( $fault );
		foreach ( [ [ '/sources/accounts', [] ], [ '/sources', [ 'account' => self::GARDEN ] ] ] as [ $path, $more ] ) {
			$answer = $this->ask( 'POST', $path, [ 'network' => 'facebook', 'token' => $token, ...$more ] );
			self::assert_error( $answer, $status, $code );
			self::assertNotSame( '', $answer->as_error()?->get_error_message() );
			self::assertNotSame( '', $answer->get_data()['data']['remedy'] );
		}
		$test = $this->ask( 'POST', "/sources/{$source}/test" )->get_data();
		self::assertFalse( $test['ok'] );
		self::assertNotSame( '', $test['message'] );
		$refresh = $this->ask( 'POST', "/sources/{$source}/refresh", [ 'seconds' => 5 ] );
		self::assertSame( 200, $refresh->get_status() );
		self::assertSame( [ 'code', 'message', 'remedy', 'since' ], array_keys( $refresh->get_data()['source']['error'] ) );
		self::assertNotSame( 'ok', $refresh->get_data()['source']['state'] );
		$this->ask( 'GET', '/sources' );
		$this->ask( 'GET', '/feed/preview', [ 'source' => $source ] );
	}

	/**
	 * Faults.
	 *
	 * @return array<string, array{array<string, mixed>, int, string}>
	 */
	public static function faults(): array {
		return [
			'expired'      => [ [ 'fail' => 'expired' ], 422, 'vitrine_token_invalid' ],
			'password'     => [ [ 'fail' => 'password_changed' ], 422, 'vitrine_token_invalid' ],
			'throttled'    => [ [ 'fail' => 'page_limit' ], 503, 'vitrine_throttled' ],
			'blocked'      => [ [ 'fail' => 'blocked' ], 503, 'vitrine_throttled' ],
			'HTML'         => [ [ 'fail' => 'html503' ], 502, 'vitrine_network_failed' ],
			'broken JSON'  => [ [ 'fail' => 'truncated' ], 502, 'vitrine_network_failed' ],
			'no answer'    => [ [ 'fail' => 'drop' ], 502, 'vitrine_network_failed' ],
			'echoes token' => [ [ 'fail' => [ 'code' => 190, 'message' => 'Malformed access token EAAVPageGarden00000000000000000000000000000000ZDZD <script>alert(1)</script>', 'status' => 400 ] ], 422, 'vitrine_token_invalid' ],
		];
	}

	/**
	 * A token that lacks a permission, or is nobody's, or is not for this account, says so.
	 */
	public function test_tokens_that_do_not_fit(): void {
		self::assert_error( $this->connect( 'user', '999' ), 404, 'vitrine_account_unknown' );
		self::assert_error( $this->connect( 'page-garden', '108420116093002' ), 404, 'vitrine_account_unknown' );
		self::assert_error( $this->connect( 'page-expired', self::GARDEN ), 422, 'vitrine_token_invalid' );
		self::assert_error( $this->ask( 'POST', '/sources', [ 'network' => 'facebook', 'account' => self::GARDEN, 'token' => 'EAAVNobody' ] ), 422, 'vitrine_token_invalid' );
		self::assertSame( [], Plugin::instance()->feed->sources()->all() );
	}

	/**
	 * F9: what cannot work is told by the token itself, before anything is sent.
	 *
	 * @param string $network Network.
	 * @param string $token   What is pasted.
	 * @param string $says    Part of the message.
	 * @param string $remedy  Part of the remedy.
	 */
	#[DataProvider( 'tokens_of_no_use' )]
	public function test_tokens_that_tell_by_themselves( string $network, string $token, string $says, string $remedy ): void {
		$asked = 0;
		add_filter(
			'pre_http_request',
			static function ( mixed $answer ) use ( &$asked ): mixed {
				++$asked;
				return $answer;
			}
		);
		foreach ( [ [ '/sources/accounts', [] ], [ '/sources', [ 'account' => self::GARDEN ] ] ] as [ $path, $more ] ) {
			$answer = $this->ask( 'POST', $path, [ 'network' => $network, 'token' => $token, ...$more ] );
			self::assert_error( $answer, 422, 'vitrine_token_invalid' );
			self::assertStringContainsString( $says, (string) $answer->as_error()?->get_error_message() );
			self::assertStringContainsString( $remedy, $answer->get_data()['data']['remedy'] );
		}
		self::assertSame( 0, $asked );
	}

	/**
	 * Such tokens.
	 *
	 * @return array<string, array{string, string, string, string}>
	 */
	public static function tokens_of_no_use(): array {
		return [
			'Instagram for a page' => [ 'facebook', 'IGAAVInstagram00000000000000000000000000000000ZDZD', 'an Instagram token', 'connect an Instagram account' ],
			'garbage'              => [ 'facebook', 'garbage', 'This is not an access token.', 'begin with EA' ],
			'garbage, Instagram'   => [ 'instagram', 'garbage', 'This is not an access token.', 'begin with EA' ],
			'an address'           => [ 'facebook', 'https://developers.facebook.com/tools/explorer/', 'This is not an access token.', 'Copy the whole token' ],
			'a token of the app'   => [ 'facebook', '2048620934001177|vitrine-app-secret', 'This is not an access token.', 'Copy the whole token' ],
		];
	}

	/**
	 * F9: a token that only the network can tell is nobody's; nothing is said of permissions.
	 */
	public function test_a_token_that_the_network_does_not_know(): void {
		$answer = $this->ask( 'POST', '/sources/accounts', [ 'network' => 'facebook', 'token' => 'a-token-of-another-service-0123456789' ] );
		self::assert_error( $answer, 422, 'vitrine_token_invalid' );
		self::assertSame( 'The network does not know this access token. (190)', $answer->as_error()?->get_error_message() );
		self::assertStringContainsString( 'begin with EA', $answer->get_data()['data']['remedy'] );
	}

	/**
	 * F9: all pages of a user, over several answers, with what tells them apart; their pictures come from this site.
	 */
	public function test_many_pages(): void {
		$this->graph_control( [ 'shortpages' => 25 ] );
		$accounts = $this->ask( 'POST', '/sources/accounts', [ 'network' => 'facebook', 'token' => $this->token( 'user-many' ) ] )->get_data();
		self::assertCount( 34, $accounts );
		self::assertSame( [ 'hollinbanknurseryaldermere', 'Hollin Bank Nursery Aldermere' ], [ $accounts[0]['handle'], $accounts[0]['name'] ] );
		self::assertCount( 2, array_keys( array_column( $accounts, 'name' ), 'Seeds & Bulbs', true ) );
		self::assertContains( null, array_column( $accounts, 'handle' ), 'A page without one.' );

		$pictures = new AccountPictures( new Download( Origins::of_site() ) );
		foreach ( [ $accounts[0], $accounts[33] ] as $account ) {
			self::assertStringStartsWith( admin_url( 'admin-post.php?' ), $account['picture'] );
			wp_parse_str( (string) wp_parse_url( $account['picture'], PHP_URL_QUERY ), $query );
			self::assertIsString( $query['picture'] );
			self::assertSame( 'image/png', $pictures->fetch( $query['picture'] )['type'] ?? null );
		}
		self::assertNull( $pictures->fetch( 'https://example.org/' ) );
		self::assertNull( $pictures->fetch( Seal::of_site( 'another' )->close( $this->graph_url() ) ) );
		$own = $this->ask( 'POST', '/sources/accounts', [ 'network' => 'instagram', 'token' => $this->token( 'user' ) ] )->get_data()[0];
		self::assertSame( 'hollinbankgardens', $own['handle'] );
		self::assertNotNull( $own['picture'] );
	}

	/**
	 * Hostile input is refused before anybody is asked, and is not repeated.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path.
	 * @param array<string, mixed> $params Parameters.
	 * @param int                  $status Status.
	 */
	#[DataProvider( 'hostile' )]
	public function test_refuses_hostile_input( string $method, string $path, array $params, int $status ): void {
		$answer = $this->ask( $method, $path, $params );
		self::assertSame( $status, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertStringNotContainsString( 'NEEDLE', $this->said );
		self::assertStringNotContainsString( '<script', $this->said );
		self::assertSame( [], $this->graph_log()['requests'] );
		self::assertSame( [], Plugin::instance()->feed->sources()->all() );
	}

	/**
	 * Hostile input.
	 *
	 * @return array<string, array{string, string, array<string, mixed>, int}>
	 */
	public static function hostile(): array {
		$new   = [ 'network' => 'facebook', 'account' => '1', 'token' => 'EAAVx' ];
		$cases = [
			'no token'            => [ 'token' => null ],
			'empty token'         => [ 'token' => '' ],
			'spaces for a token'  => [ 'token' => "  \n" ],
			'token with spaces'   => [ 'token' => 'EAAV NEEDLE' ],
			'token with a header' => [ 'token' => "EAAV\r\nX-NEEDLE: 1" ],
			'token not ASCII'     => [ 'token' => 'EAAVé' ],
			'token as a list'     => [ 'token' => [ 'NEEDLE' ] ],
			'token as a number'   => [ 'token' => 5 ],
			'huge token'          => [ 'token' => str_repeat( 'NEEDLE', 1000 ) ],
			'token with NUL'      => [ 'token' => "EAAV\0NEEDLE" ],
			'other network'       => [ 'network' => 'myspace<script>NEEDLE' ],
			'network as a list'   => [ 'network' => [ 'facebook' ] ],
			'no network'          => [ 'network' => null ],
			'path in account'     => [ 'account' => '1/../../NEEDLE' ],
			'markup in account'   => [ 'account' => '<script>NEEDLE' ],
			'query in account'    => [ 'account' => '1?fields=NEEDLE' ],
			'account as a list'   => [ 'account' => [ 'NEEDLE' ] ],
			'negative account'    => [ 'account' => -1 ],
			'line in account'     => [ 'account' => "1\n" ],
			'no account'          => [ 'account' => null ],
			'huge account'        => [ 'account' => str_repeat( '1', 65 ) ],
		];
		$all   = [];
		foreach ( $cases as $name => $params ) {
			$all[ $name ] = [ 'POST', '/sources', array_filter( [ ...$new, ...$params ], static fn( mixed $value ): bool => $value !== null ), 400 ];
		}
		return [
			...$all,
			'accounts, no token'    => [ 'POST', '/sources/accounts', [ 'network' => 'facebook' ], 400 ],
			'accounts, token lines' => [ 'POST', '/sources/accounts', [ 'network' => 'facebook', 'token' => "a\nNEEDLE" ], 400 ],
			'id 0'                  => [ 'DELETE', '/sources/0', [], 400 ],
			'huge id'               => [ 'DELETE', '/sources/99999999999999999999999999', [], 404 ],
			'large id'              => [ 'DELETE', '/sources/' . PHP_INT_MAX, [], 404 ],
			'id of nobody'          => [ 'POST', '/sources/424242/test', [], 404 ],
			'no id'                 => [ 'DELETE', '/sources/NEEDLE', [], 404 ],
			'id in the body'        => [ 'POST', '/sources/424242/refresh', [ 'id' => [ 'NEEDLE' ] ], 400 ],
			'seconds 0'             => [ 'POST', '/sources/424242/refresh', [ 'seconds' => 0 ], 400 ],
			'seconds 26'            => [ 'POST', '/sources/424242/refresh', [ 'seconds' => 26 ], 400 ],
			'seconds NEEDLE'        => [ 'POST', '/sources/424242/refresh', [ 'seconds' => 'NEEDLE' ], 400 ],
			'seconds as a list'     => [ 'POST', '/sources/424242/refresh', [ 'seconds' => [ 5 ] ], 400 ],
		];
	}

	/**
	 * While somebody else refreshes, a short refresh answers that it is not done, and that nothing is wrong.
	 */
	public function test_busy_sources(): void {
		$source = self::add_source( [ 'account' => self::GARDEN ], $this->token( 'page-garden' ) );
		$lease  = Plugin::instance()->feed->sources()->queue->lease( $source );
		self::assertNotNull( $lease );
		$answer = $this->ask( 'POST', "/sources/{$source}/refresh", [ 'seconds' => 1 ] );
		self::assertSame( 200, $answer->get_status() );
		self::assertFalse( $answer->get_data()['complete'] );
		self::assertNull( $answer->get_data()['source']['error'] );
	}

	/**
	 * Where the salts have changed, everything says so and nobody is asked with anything.
	 */
	public function test_changed_keys(): void {
		$source = self::add_source( [ 'account' => self::GARDEN, 'token' => 'v1:000000000000:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' ] );
		$test   = $this->ask( 'POST', "/sources/{$source}/test" )->get_data();
		self::assertFalse( $test['ok'] );
		self::assertStringContainsString( 'secret keys', $test['message'] );
		$refresh = $this->ask( 'POST', "/sources/{$source}/refresh", [ 'seconds' => 1 ] )->get_data();
		self::assertSame( [ 'reconnect', 'key' ], [ $refresh['source']['state'], $refresh['source']['error']['code'] ] );
		self::assertSame( [], $this->graph_log()['requests'] );
	}

	/**
	 * The schema of a source names what managers get.
	 */
	public function test_schema_names_every_field(): void {
		$source = self::add_source();
		$answer = $this->ask( 'GET', '/sources' )->get_data()[0];
		$schema = rest_get_server()->get_route_options( '/vitrine/v1/sources' );
		self::assertIsCallable( $schema['schema'] ?? null );
		self::assertSame( $source, $answer['id'] );
		foreach ( ( $schema['schema'] )()['properties'] as $name => $field ) {
			self::assertArrayHasKey( $name, $answer );
			self::assertTrue( rest_validate_value_from_schema( $answer[ $name ], $field, $name ) );
		}
		self::assertSame( [], array_diff_key( $answer, ( $schema['schema'] )()['properties'] ) );
	}

	/**
	 * Asks a route in this process.
	 *
	 * @param string               $method Method.
	 * @param string               $path   Path behind the namespace.
	 * @param array<string, mixed> $params Parameters.
	 */
	private function ask( string $method, string $path, array $params = [] ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/vitrine/v1{$path}" );
		$method === 'GET' ? $request->set_query_params( $params ) : $request->set_body_params( $params );
		$response    = rest_do_request( $request );
		$this->said .= wp_json_encode( [ $response->get_data(), $response->get_headers() ], JSON_UNESCAPED_SLASHES ) . "\n";
		return $response;
	}

	/**
	 * Connects an account.
	 *
	 * @param string $token   Label of the token.
	 * @param string $account Id.
	 */
	private function connect( string $token, string $account ): \WP_REST_Response {
		return $this->ask( 'POST', '/sources', [ 'network' => 'facebook', 'account' => $account, 'token' => $this->token( $token ) ] );
	}

	/**
	 * A token of the Graph server.
	 *
	 * @param string $label Its name.
	 */
	private function token( string $label ): string {
		return self::$tokens[ $label ];
	}

	/**
	 * An answer is an error of the contract.
	 *
	 * @param \WP_REST_Response $answer Answer.
	 * @param int               $status Status.
	 * @param string            $code   Code.
	 */
	private static function assert_error( \WP_REST_Response $answer, int $status, string $code ): void {
		self::assertSame( [ $status, $code ], [ $answer->get_status(), $answer->get_data()['code'] ?? null ], (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( [ 'code', 'message', 'data' ], array_keys( $answer->get_data() ) );
		self::assertSame( $status, $answer->get_data()['data']['status'] );
	}
}
