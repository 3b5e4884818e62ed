<?php
/**
 * Who may use which route.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Cursor;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\MediaLibrary\Albums;
use Vitrine\Popup\PopupPosts;
use Vitrine\Tests\HttpTestCase;

/**
 * Every route, every role, with and without a nonce, over real HTTP.
 */
final class PermissionsTest extends HttpTestCase {

	/** Roles by what they may do. */
	private const ROLES = [
		'anonymous'     => 0,
		'subscriber'    => 1,
		'contributor'   => 2,
		'author'        => 3,
		'editor'        => 4,
		'administrator' => 5,
	];

	private const TOKEN = 'EAAVSomebodysSecretToken';

	/**
	 * Every role gets what it may have, and everybody else the same refusal, which tells nothing.
	 *
	 * @param string $route Route.
	 * @param string $role  Role.
	 * @param int    $least What is needed.
	 */
	#[DataProvider( 'roles' )]
	public function test_roles( string $route, string $role, int $least ): void {
		$source  = self::add_source( [ 'account' => '777000777', 'error' => '["token",190,463,1]', 'state' => 'reconnect' ], self::TOKEN );
		$headers = [];
		if ( $role !== 'anonymous' ) {
			$session = self::session( self::add_user( $role ) );
			$headers = [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ];
		}
		$answer = self::route( $route, $source, $headers );
		if ( self::ROLES[ $role ] >= $least ) {
			self::assertContains( $answer['status'], self::SUCCESSES[ $route ], $answer['body'] );
		} else {
			self::assert_refused( $answer, $role === 'anonymous' ? 401 : 403, $source );
		}
		self::assertStringNotContainsString( self::TOKEN, $answer['body'] );
	}

	/** What a route answers to those who may use it; the Graph server refuses the invented token with 422. */
	private const SUCCESSES = [
		'feed'     => [ 200 ],
		'preview'  => [ 200 ],
		'list'     => [ 200 ],
		'connect'  => [ 422 ],
		'delete'   => [ 200 ],
		'refresh'  => [ 200 ],
		'test'     => [ 200 ],
		'accounts' => [ 422 ],
		'apps'     => [ 200 ],
		'app'      => [ 200 ],
		'login'    => [ 422 ],
		'logged in' => [ 422 ],
		'choose'   => [ 422 ],
		'log out'  => [ 200 ],
		'imports'  => [ 400 ],
		'plugins'  => [ 200 ],
		'plugin account' => [ 404 ],
		'plugin feeds' => [ 200 ],
		'feeds'    => [ 422 ],
		'website'  => [ 422 ],
		'contents' => [ 200 ],
		'content'  => [ 404, 422 ],
		'places'   => [ 200 ],
		'shortcode' => [ 200 ],
		'dismiss'  => [ 200 ],
	];

	/** Not public: it is refused before anybody is asked. */
	private const NO_WEBSITE = 'http://127.0.0.1:9/feed';

	/** What everybody may call: what a page has printed, or who sends it, is proof enough. */
	private const PUBLIC = [
		'GET comments',
		'GET feed',
		'GET feed/page',
		'GET feed/posts',
		'GET film',
		'GET gallery',
		'GET loop',
		'GET search',
		'GET visitor',
		'GET webhooks/facebook',
		'POST popups/statistics',
		'POST refresh-loop',
		'POST sign-up',
		'POST webhooks/facebook',
	];

	/** Routes of other capabilities, as in least(); %d is a row of theirs. */
	private const OTHERS = [
		'GET albums'                => 2,
		'GET albums/%d/items'       => 3,
		'POST albums/%d/items'      => 3,
		'PUT albums/%d/order'       => 4,
		'POST gallery/preview'      => 2,
		'GET elementor/%d'          => 4,
		'GET gallery-places'        => 5,
		'GET gallery-places/preview' => 5,
		'POST gallery-places/convert' => 5,
		'GET loop/options'          => 2,
		'GET menus'                 => 5,
		'GET menus/%d'              => 5,
		'GET popups/%d/export'      => 4,
		'GET popups/%d/mentions'    => 4,
		'POST popups/%d/duplicate'  => 4,
		'POST popups/import'        => 4,
		'GET popups/statistics'     => 4,
		'GET providers'             => 2,
		'POST providers'            => 5,
		'GET providers/kinds'       => 5,
		'PUT providers/%d'          => 5,
		'PATCH providers/%d'        => 5,
		'DELETE providers/%d'       => 5,
		'POST providers/%d/refresh' => 5,
		'POST providers/%d/test'    => 5,
		'GET providers/%d/albums'   => 2,
	];

	/**
	 * Every route and role.
	 *
	 * @return array<string, array{string, string, int}>
	 */
	public static function roles(): array {
		$cases = [];
		foreach ( self::least() as $route => $least ) {
			foreach ( array_keys( self::ROLES ) as $role ) {
				$cases[ "{$route}, {$role}" ] = [ $route, $role, $least ];
			}
		}
		return $cases;
	}

	/**
	 * CSRF: the cookies of an administrator without the right nonce open nothing; what everybody may read stays open.
	 *
	 * @param string $route Route.
	 * @param string $nonce Which nonce.
	 */
	#[DataProvider( 'nonces' )]
	public function test_nonces( string $route, string $nonce ): void {
		$source  = self::add_source( [ 'account' => '777000777' ], self::TOKEN );
		$session = self::session( self::add_user( 'administrator' ) );
		$headers = [ 'Cookie' => $session['cookies'] ];
		$headers = match ( $nonce ) {
			'none'            => $headers,
			'wrong'           => [ ...$headers, 'X-WP-Nonce' => 'abcdef1234' ],
			'somebody else’s' => [ ...$headers, 'X-WP-Nonce' => self::session( self::add_user( 'administrator' ) )['nonce'] ],
			'other session’s' => [ ...$headers, 'X-WP-Nonce' => self::session( (int) get_users( [ 'orderby' => 'ID', 'order' => 'DESC', 'number' => 1 ] )[0]->ID )['nonce'] ],
			'without cookies' => [ 'X-WP-Nonce' => $session['nonce'] ],
			default           => self::fail( "No such nonce: {$nonce}" ),
		};
		$answer = self::route( $route, $source, $headers );
		if ( $nonce === 'none' && $route === 'feed' ) {
			self::assertSame( 200, $answer['status'], 'Nobody needs a nonce to read on.' );
		} elseif ( $nonce === 'none' ) {
			self::assert_refused( $answer, 401, $source );
		} else {
			self::assertSame( 403, $answer['status'], $answer['body'] );
			self::assertSame( 'rest_cookie_invalid_nonce', $answer['json']['code'] );
		}
		self::assertStringNotContainsString( '777000777', $answer['body'] );
		self::assertNotNull( \Vitrine\Plugin::instance()->feed->sources()->get( $source ), 'Nothing was deleted.' );
	}

	/**
	 * Every route with every nonce that is not right.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function nonces(): array {
		$cases = [];
		foreach ( array_keys( self::least() ) as $route ) {
			foreach ( [ 'none', 'wrong', 'somebody else’s', 'other session’s', 'without cookies' ] as $nonce ) {
				$cases[ "{$route}, {$nonce}" ] = [ $route, $nonce ];
			}
		}
		return $cases;
	}

	/**
	 * Forms of other sites, which send no JSON, and overridden methods change nothing either.
	 */
	public function test_forms_and_overrides_change_nothing(): void {
		$source  = self::add_source( [], self::TOKEN );
		$session = self::session( self::add_user( 'administrator' ) );
		$path    = "/wp-json/vitrine/v1/sources/{$source}";
		foreach ( [ $path . '?_method=DELETE', "/?rest_route=/vitrine/v1/sources/{$source}&_method=DELETE" ] as $address ) {
			self::assertContains( self::ask( 'POST', $address, [ 'Cookie' => $session['cookies'], 'Content-Type' => 'application/x-www-form-urlencoded' ] )['status'], [ 401, 403 ] );
			self::assertContains( self::ask( 'GET', $address, [ 'Cookie' => $session['cookies'] ] )['status'], [ 401, 403, 404 ] );
		}
		self::assertContains( self::ask( 'POST', $path, [ 'Cookie' => $session['cookies'], 'X-HTTP-Method-Override' => 'DELETE' ] )['status'], [ 401, 403 ] );
		self::assertNotNull( \Vitrine\Plugin::instance()->feed->sources()->get( $source ) );
	}

	/**
	 * Who may manage is a filter: it can open the sources to editors, and close them to administrators.
	 */
	public function test_managers_can_be_others(): void {
		$source = self::add_source( [ 'account' => '777000777' ], self::TOKEN );
		$editor = self::session( self::add_user( 'editor' ) );
		$admin  = self::session( self::add_user( 'administrator' ) );
		$author = self::session( self::add_user( 'author' ) );
		$keys   = static fn( array $session ): array => array_keys( self::ask( 'GET', '/wp-json/vitrine/v1/sources', [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] )['json'][0] );
		$brief  = [ 'id', 'network', 'name', 'state', 'stateLabel' ];
		self::assertSame( $brief, $keys( $editor ), 'Names and states only.' );
		self::assertContains( 'account', $keys( $admin ) );

		$remove = self::with_plugin( "add_filter( 'vitrine_manage_capability', static fn() => 'edit_others_posts' );" );
		try {
			self::assertContains( 'account', $keys( $editor ) );
			self::assertSame( $brief, $keys( $author ) );
		} finally {
			$remove();
		}

		$remove = self::with_plugin( "add_filter( 'vitrine_manage_capability', static fn() => 'do_not_allow' );" );
		try {
			self::assertSame( $brief, $keys( $admin ) );
			self::assert_refused( self::route( 'delete', $source, [ 'Cookie' => $admin['cookies'], 'X-WP-Nonce' => $admin['nonce'] ] ), 403, $source );
		} finally {
			$remove();
		}

		foreach ( [ "''", 'null', '[]', '5' ] as $nonsense ) {
			$remove = self::with_plugin( "add_filter( 'vitrine_manage_capability', static fn() => {$nonsense} );" );
			try {
				self::assertSame( $brief, $keys( $editor ), 'A filter that answers nonsense opens nothing.' );
				self::assertContains( 'account', $keys( $admin ) );
			} finally {
				$remove();
			}
		}
	}

	/**
	 * Only the methods that the contract names exist.
	 */
	public function test_no_other_routes(): void {
		$source  = self::add_source();
		$session = self::session( self::add_user( 'administrator' ) );
		$headers = [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ];
		foreach ( [ [ 'GET', "sources/{$source}" ], [ 'PUT', "sources/{$source}" ], [ 'PATCH', "sources/{$source}" ], [ 'POST', "sources/{$source}" ], [ 'DELETE', 'sources' ], [ 'GET', "sources/{$source}/refresh" ], [ 'GET', "sources/{$source}/test" ], [ 'GET', 'sources/accounts' ], [ 'POST', 'feed' ], [ 'POST', 'feed/preview' ], [ 'DELETE', 'feed' ], [ 'GET', 'sources/0x1' ], [ 'GET', 'settings' ], [ 'GET', 'tokens' ] ] as [ $method, $path ] ) {
			self::assertSame( 404, self::ask( $method, "/wp-json/vitrine/v1/{$path}", $headers )['status'], "{$method} {$path}" );
		}
		$routes = rest_get_server()->get_routes( 'vitrine/v1' );
		self::assertSame(
			[
				'/vitrine/v1',
				'/vitrine/v1/albums',
				'/vitrine/v1/albums/(?P<id>[1-9]\d{0,15})/items',
				'/vitrine/v1/albums/(?P<id>[1-9]\d{0,15})/order',
				'/vitrine/v1/apps',
				'/vitrine/v1/apps/(?P<network>facebook|instagram)',
				'/vitrine/v1/comments',
				'/vitrine/v1/elementor/(?P<id>[\d]+)',
				'/vitrine/v1/feed',
				'/vitrine/v1/feed-places',
				'/vitrine/v1/feed-plugins',
				'/vitrine/v1/feed-plugins/(?P<plugin>custom-facebook-feed|instagram-feed)/accounts',
				'/vitrine/v1/feed-plugins/(?P<plugin>custom-facebook-feed|instagram-feed)/feeds',
				'/vitrine/v1/feed/page',
				'/vitrine/v1/feed/posts',
				'/vitrine/v1/feed/preview',
				'/vitrine/v1/film',
				'/vitrine/v1/gallery',
				'/vitrine/v1/gallery-places',
				'/vitrine/v1/gallery-places/convert',
				'/vitrine/v1/gallery-places/preview',
				'/vitrine/v1/gallery/preview',
				'/vitrine/v1/imports',
				'/vitrine/v1/incidents/dismissal',
				'/vitrine/v1/logins',
				'/vitrine/v1/logins/(?P<handle>[\w-]{1,100})',
				'/vitrine/v1/loop',
				'/vitrine/v1/loop/options',
				'/vitrine/v1/menus',
				'/vitrine/v1/menus/(?P<id>[\d]+)',
				'/vitrine/v1/popups/(?P<id>[1-9]\d{0,15})/duplicate',
				'/vitrine/v1/popups/(?P<id>[1-9]\d{0,15})/export',
				'/vitrine/v1/popups/(?P<id>[1-9]\d{0,15})/mentions',
				'/vitrine/v1/popups/import',
				'/vitrine/v1/popups/statistics',
				'/vitrine/v1/providers',
				'/vitrine/v1/providers/(?P<id>\d+)',
				'/vitrine/v1/providers/(?P<id>\d+)/albums',
				'/vitrine/v1/providers/(?P<id>\d+)/refresh',
				'/vitrine/v1/providers/(?P<id>\d+)/test',
				'/vitrine/v1/providers/kinds',
				'/vitrine/v1/refresh-loop',
				'/vitrine/v1/search',
				'/vitrine/v1/shortcode',
				'/vitrine/v1/sign-up',
				'/vitrine/v1/sources',
				'/vitrine/v1/sources/(?P<id>\d+)',
				'/vitrine/v1/sources/(?P<id>\d+)/contents',
				'/vitrine/v1/sources/(?P<id>\d+)/refresh',
				'/vitrine/v1/sources/(?P<id>\d+)/test',
				'/vitrine/v1/sources/accounts',
				'/vitrine/v1/sources/feeds',
				'/vitrine/v1/sources/websites',
				'/vitrine/v1/visitor',
				'/vitrine/v1/webhooks/(?P<network>facebook|instagram)',
			],
			( static function ( array $names ): array {
				sort( $names );
				return $names;
			} )( array_keys( $routes ) )
		);
	}

	/**
	 * Nothing is reached by a route that no test knows: each is everybody's, or has its least role above or in OTHERS.
	 */
	public function test_every_route_is_known(): void {
		$known = array_flip( [ ...self::PUBLIC, ...array_keys( self::OTHERS ) ] );
		foreach ( array_keys( self::least() ) as $name ) {
			[ $method, $path ]             = self::call( $name, 1 );
			$known[ strtok( "{$method} {$path}", '?' ) ] = true;
		}
		$found = [];
		foreach ( self::handlers() as $route => $handlers ) {
			foreach ( array_keys( $handlers ) as $method ) {
				$matching = preg_grep( "~^{$method} " . substr( $route, strlen( '/vitrine/v1/' ) ) . '$~D', array_map( static fn( string $one ): string => sprintf( $one, 1 ), array_keys( $known ) ) );
				if ( $matching === [] ) {
					$found[] = "{$method} {$route}";
				}
			}
		}
		self::assertSame( [], $found );
	}

	/**
	 * Routes of other capabilities: whoever has less than the least role is refused, whoever has it is not, and the cookies of an administrator without the right nonce open nothing.
	 */
	public function test_routes_of_other_capabilities(): void {
		$popup = wp_insert_post( [ 'post_type' => PopupPosts::TYPE, 'post_status' => 'publish', 'post_title' => 'Popup' ] );
		$album = (int) ( (array) wp_insert_term( 'Album', Albums::TAXONOMY ) )['term_id'];
		$users = array_map( self::add_user( ... ), array_combine( array_slice( array_keys( self::ROLES ), 1 ), array_slice( array_keys( self::ROLES ), 1 ) ) );
		$wrong = [ 'Cookie' => self::session( $users['administrator'] )['cookies'], 'X-WP-Nonce' => 'abcdef1234' ];
		try {
			foreach ( self::OTHERS as $call => $least ) {
				$id               = preg_match( '/popups|elementor/', $call ) === 1 ? $popup : $album;
				[ $method, $path ] = explode( ' ', sprintf( $call, $id ) );
				$request          = new \WP_REST_Request( $method, "/vitrine/v1/{$path}" );
				$request->set_url_params( [ 'id' => $id, 'popup' => $popup ] );
				foreach ( self::ROLES as $role => $level ) {
					wp_set_current_user( $users[ $role ] ?? 0 );
					$answer = self::handler( $method, "/vitrine/v1/{$path}" )( $request );
					if ( $level >= $least ) {
						self::assertTrue( $answer, "{$call}, {$role}" );
					} else {
						self::assertInstanceOf( \WP_Error::class, $answer, "{$call}, {$role}" );
						self::assertSame( [ 'vitrine_forbidden', $level === 0 ? 401 : 403 ], [ $answer->get_error_code(), $answer->get_error_data()['status'] ], "{$call}, {$role}" );
					}
				}
				$refused = self::ask( $method, "/wp-json/vitrine/v1/{$path}?popup={$popup}", $wrong );
				self::assertSame( [ 403, 'rest_cookie_invalid_nonce' ], [ $refused['status'], $refused['json']['code'] ], $call );
			}
		} finally {
			wp_delete_term( $album, Albums::TAXONOMY );
		}
	}

	/**
	 * Who may call what: the permission callbacks of our routes.
	 *
	 * @return array<string, array<string, callable>> By route and method.
	 */
	private static function handlers(): array {
		$found = [];
		foreach ( rest_get_server()->get_routes( 'vitrine/v1' ) as $route => $handlers ) {
			foreach ( $route === '/vitrine/v1' ? [] : $handlers as $handler ) {
				foreach ( array_keys( $handler['methods'] ) as $method ) {
					$found[ (string) $route ][ (string) $method ] = $handler['permission_callback'];
				}
			}
		}
		return $found;
	}

	/**
	 * The permission callback of a call.
	 *
	 * @param string $method Method.
	 * @param string $path   Path.
	 */
	private static function handler( string $method, string $path ): callable {
		foreach ( self::handlers() as $route => $handlers ) {
			if ( isset( $handlers[ $method ] ) && preg_match( "~^{$route}$~D", $path ) === 1 ) {
				return $handlers[ $method ];
			}
		}
		self::fail( "No such route: {$method} {$path}" );
	}

	/**
	 * What each route needs: what the least of ROLES has.
	 *
	 * @return array<string, int>
	 */
	private static function least(): array {
		return [
			'feed'     => 0,
			'preview'  => 2,
			'list'     => 2,
			'connect'  => 5,
			'delete'   => 5,
			'refresh'  => 5,
			'test'     => 5,
			'accounts' => 5,
			'apps'     => 5,
			'app'      => 5,
			'login'    => 5,
			'logged in' => 5,
			'choose'   => 5,
			'log out'  => 5,
			'imports'  => 5,
			'plugins'  => 5,
			'plugin account' => 5,
			'plugin feeds' => 5,
			'feeds'    => 5,
			'website'  => 5,
			'contents' => 3,
			'content'  => 3,
			'places'   => 5,
			'shortcode' => 2,
			'dismiss'  => 5,
		];
	}

	/**
	 * Asks a route.
	 *
	 * @param string                $route   Route.
	 * @param int                   $source  Source.
	 * @param array<string, string> $headers Headers.
	 * @return array{status: int, headers: array<string, string>, body: string, json: mixed}
	 */
	private static function route( string $route, int $source, array $headers ): array {
		[ $method, $path, $body ] = self::call( $route, $source );
		return self::ask( $method, "/wp-json/vitrine/v1/{$path}", $headers, $body );
	}

	/**
	 * How a route is called.
	 *
	 * @param string $route  Route.
	 * @param int    $source Source.
	 * @return array{string, string, array<string, mixed>|null} Method, path and body.
	 */
	private static function call( string $route, int $source ): array {
		$cursor = Cursor::of_site()->seal( FeedSettings::of( [ 'source' => $source ] ), [ 1, 1 ] );
		$new    = [ 'network' => 'facebook', 'account' => '777000778', 'token' => self::TOKEN ];
		return match ( $route ) {
			'feed'     => [ 'GET', "feed?cursor={$cursor}", null ],
			'preview'  => [ 'GET', "feed/preview?source={$source}", null ],
			'list'     => [ 'GET', 'sources', null ],
			'connect'  => [ 'POST', 'sources', $new ],
			'delete'   => [ 'DELETE', "sources/{$source}", null ],
			'refresh'  => [ 'POST', "sources/{$source}/refresh", [ 'seconds' => 1 ] ],
			'test'     => [ 'POST', "sources/{$source}/test", [] ],
			'accounts' => [ 'POST', 'sources/accounts', array_diff_key( $new, [ 'account' => 0 ] ) ],
			'apps'     => [ 'GET', 'apps', null ],
			'app'      => [ 'PUT', 'apps/facebook', [ 'id' => '' ] ],
			'login'    => [ 'POST', 'logins', [ 'network' => 'facebook', 'by' => 'facebook' ] ],
			'logged in' => [ 'GET', 'logins/handle', null ],
			'choose'   => [ 'POST', 'logins/handle', [ 'account' => '777000778' ] ],
			'log out'  => [ 'DELETE', 'logins/handle', null ],
			'imports'  => [ 'POST', 'imports', [ 'preview' => true ] ],
			'plugins'  => [ 'GET', 'feed-plugins', null ],
			'plugin account' => [ 'POST', 'feed-plugins/instagram-feed/accounts', [ 'account' => '777000778' ] ],
			'plugin feeds' => [ 'POST', 'feed-plugins/instagram-feed/feeds', [] ],
			'feeds'    => [ 'POST', 'sources/feeds', [ 'url' => self::NO_WEBSITE ] ],
			'website'  => [ 'POST', 'sources/websites', [ 'url' => self::NO_WEBSITE ] ],
			'contents' => [ 'GET', "sources/{$source}/contents", null ],
			'content'  => [ 'POST', "sources/{$source}/contents", [ 'content' => 'post', 'item' => 'javascript:1' ] ],
			'places'   => [ 'GET', 'feed-places', null ],
			'shortcode' => [ 'GET', 'shortcode?text=' . rawurlencode( '[instagram-feed]' ), null ],
			'dismiss'  => [ 'POST', 'incidents/dismissal', [] ],
			default    => self::fail( "No such route: {$route}" ),
		};
	}

	/**
	 * A refusal is our own, and tells nothing of the source.
	 *
	 * @param array{status: int, headers: array<string, string>, body: string, json: mixed} $answer Answer.
	 * @param int                                                                            $status Status.
	 * @param int                                                                            $source Source.
	 */
	private static function assert_refused( array $answer, int $status, int $source ): void {
		self::assertSame( $status, $answer['status'], $answer['body'] );
		self::assertSame( [ 'code' => 'vitrine_forbidden', 'message' => 'Sorry, you are not allowed to do that.', 'data' => [ 'status' => $status ] ], $answer['json'] );
		self::assertNotNull( \Vitrine\Plugin::instance()->feed->sources()->get( $source ), 'Nothing was deleted.' );
		self::assertCount( 1, \Vitrine\Plugin::instance()->feed->sources()->all(), 'Nothing was connected.' );
	}
}
