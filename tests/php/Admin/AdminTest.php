<?php
/**
 * The screens of the admin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Tests\HttpTestCase;

/**
 * Who sees the screen and the notices, and that nothing secret or hostile stands in them.
 */
final class AdminTest extends HttpTestCase {

	private const SCREEN = '/wp-admin/options-general.php?page=vitrine';

	/**
	 * The screen is there for managers only.
	 *
	 * @param string $role Role.
	 * @param bool   $may  Whether it may see the screen.
	 */
	#[DataProvider( 'roles' )]
	public function test_screen_is_for_managers( string $role, bool $may ): void {
		$cookies = $role === '' ? '' : self::session( self::add_user( $role ) )['cookies'];
		$answer  = self::ask( 'GET', self::SCREEN, $cookies === '' ? [] : [ 'Cookie' => $cookies ] );
		self::assertSame( $may ? 200 : ( $role === '' ? 302 : 403 ), $answer['status'] );
		self::assertSame( $may, str_contains( $answer['body'], 'id="vitrine-settings"' ) );
		self::assertSame( $may, str_contains( $answer['body'], 'build/admin/settings/index.js' ) );
		if ( $role !== '' ) {
			self::assertSame( $may, str_contains( self::ask( 'GET', '/wp-admin/profile.php', [ 'Cookie' => $cookies ] )['body'], 'options-general.php?page=vitrine' ) );
		}
	}

	/**
	 * Roles.
	 *
	 * @return array<string, array{string, bool}>
	 */
	public static function roles(): array {
		return [
			'anonymous'     => [ '', false ],
			'subscriber'    => [ 'subscriber', false ],
			'contributor'   => [ 'contributor', false ],
			'author'        => [ 'author', false ],
			'editor'        => [ 'editor', false ],
			'administrator' => [ 'administrator', true ],
		];
	}

	/**
	 * The filter that makes others managers opens the screen to them, too.
	 */
	public function test_screen_follows_the_filter(): void {
		$editor = [ 'Cookie' => self::session( self::add_user( 'editor' ) )['cookies'] ];
		$remove = self::with_plugin( "add_filter( 'vitrine_manage_capability', static fn() => 'edit_others_posts' );" );
		try {
			self::assertStringContainsString( 'id="vitrine-settings"', self::ask( 'GET', self::SCREEN, $editor )['body'] );
		} finally {
			$remove();
		}
	}

	/**
	 * The screen brings nothing along: no token, no account, no address of the network; and no parameter of its address is repeated.
	 */
	public function test_screen_tells_nothing(): void {
		self::add_source( [ 'account' => '777000777', 'name' => 'Secret Garden' ], 'EAAVVerySecretToken' );
		$admin = [ 'Cookie' => self::session( self::add_user( 'administrator' ) )['cookies'] ];
		foreach ( [ '', '&cff_a"><script>alert(42)</script>=1', '&type="><script>alert(42)</script>', '&source=%22%3E%3Cscript%3Ealert(42)%3C/script%3E', '&tab[]=%3Cscript%3Ealert(42)', '&feed_id=<img/src=x/onerror=alert(42)>' ] as $query ) {
			$answer = self::ask( 'GET', self::SCREEN . $query, $admin );
			self::assertSame( 200, $answer['status'] );
			foreach ( [ 'EAAV', 'access_token', 'v1:', '777000777', 'Secret Garden', (string) getenv( 'VITRINE_GRAPH_URL' ), 'graph.facebook', 'fbcdn', '<script>alert(42)', 'onerror=alert(42)>' ] as $secret ) {
				self::assertStringNotContainsString( $secret, $answer['body'] );
			}
		}
	}

	/**
	 * The scripts of the screen are on no other screen, and the plugin puts nothing on pages of visitors without its block.
	 */
	public function test_loads_nothing_elsewhere(): void {
		$admin = [ 'Cookie' => self::session( self::add_user( 'administrator' ) )['cookies'] ];
		foreach ( [ '/wp-admin/index.php', '/wp-admin/options-general.php', '/wp-admin/plugins.php' ] as $path ) {
			self::assertStringNotContainsString( 'plugins/vitrine/build/', self::ask( 'GET', $path, $admin )['body'] );
		}
		$body = self::ask( 'GET', '/' )['body'];
		self::assertStringNotContainsString( 'vitrine', str_replace( '<title>Vitrine', '', (string) preg_replace( '~Vitrine|title="[^"]*"~', '', $body ) ) );
	}

	/**
	 * An account that needs somebody is told to managers on the dashboard and beside the plugins, and to nobody else.
	 */
	public function test_notice_for_ill_sources(): void {
		self::add_source( [ 'name' => 'Fine <b>Garden', 'state' => 'ok' ] );
		self::add_source( [ 'name' => 'Ill <script>alert(42)</script>', 'state' => 'reconnect', 'error' => '["token",190,460,1]' ], 'EAAVSecretToken' );
		self::add_source( [ 'name' => 'Unpermitted', 'state' => 'permission', 'error' => null ] );
		self::add_source( [ 'name' => 'Waiting', 'state' => 'throttled', 'error' => '["throttled",4,0,1]' ] );
		$admin  = [ 'Cookie' => self::session( self::add_user( 'administrator' ) )['cookies'] ];
		$editor = [ 'Cookie' => self::session( self::add_user( 'editor' ) )['cookies'] ];
		foreach ( [ '/wp-admin/index.php', '/wp-admin/plugins.php' ] as $path ) {
			$body = self::ask( 'GET', $path, $admin )['body'];
			self::assertSame( 2, substr_count( $body, 'Social feed of' ), $path );
			self::assertStringContainsString( 'Ill &lt;script&gt;alert(42)&lt;/script&gt;:', $body );
			self::assertStringContainsString( 'password was changed. (190/460)', $body );
			self::assertStringContainsString( 'Missing permission', $body );
			self::assertStringNotContainsString( 'EAAV', $body );
		}
		self::assertStringNotContainsString( 'Social feed of', self::ask( 'GET', '/wp-admin/edit.php', $admin )['body'] );
		self::assertStringNotContainsString( 'Social feed of', self::ask( 'GET', '/wp-admin/index.php', $editor )['body'] );
	}

	/**
	 * Both patterns can be inserted, show samples only, and hold attributes that the block knows.
	 */
	public function test_patterns(): void {
		( new \Vitrine\ModuleLoader( \Vitrine\Plugin::instance()->modules ) )->register_patterns();
		( new \Vitrine\ModuleLoader( \Vitrine\Plugin::instance()->modules ) )->register_patterns();
		self::assertTrue( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'vitrine' ) );
		$known = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/social-feed' )->attributes ?? [];
		foreach ( [ 'social-feed-news', 'social-feed-timeline' ] as $name ) {
			$pattern = \WP_Block_Patterns_Registry::get_instance()->get_registered( "vitrine/{$name}" );
			self::assertIsArray( $pattern );
			self::assertSame( [ 'vitrine' ], $pattern['categories'] );
			self::assertSame( serialize_blocks( parse_blocks( $pattern['content'] ) ), $pattern['content'] );
			$feeds = array_values( array_filter( self::all_blocks( parse_blocks( $pattern['content'] ) ), static fn( array $block ): bool => $block['blockName'] === 'vitrine/social-feed' ) );
			self::assertCount( 1, $feeds );
			self::assertTrue( $feeds[0]['attrs']['sample'] );
			self::assertSame( [], FeedSettings::of( $feeds[0]['attrs'] )->query->sources );
			foreach ( $feeds[0]['attrs'] as $attribute => $value ) {
				self::assertTrue( rest_validate_value_from_schema( $value, $known[ $attribute ], $attribute ) );
			}
			self::assertStringNotContainsString( 'wp-block-vitrine-social-feed', do_blocks( $pattern['content'] ), 'Visitors see no samples.' );
		}
		$session = self::session( self::add_user( 'editor' ) );
		$names   = array_column( self::ask( 'GET', '/wp-json/wp/v2/block-patterns/patterns', [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] )['json'], 'name' );
		self::assertContains( 'vitrine/social-feed-news', $names );
	}

	/**
	 * The plugin's row links to its screen.
	 */
	public function test_links_from_the_list_of_plugins(): void {
		$page = new \Vitrine\Admin\SettingsPage();
		self::assertSame( [ 'x' ], $page->link( [ 'x' ] ), 'Not for visitors.' );
		wp_set_current_user( 1 );
		self::assertStringContainsString( 'options-general.php?page=vitrine', $page->link( [ 'x' ] )[0] );
	}

	/**
	 * Blocks with those inside them.
	 *
	 * @param array<array-key, array<string, mixed>> $blocks Blocks.
	 * @return list<array<string, mixed>>
	 */
	private static function all_blocks( array $blocks ): array {
		$all = [];
		foreach ( $blocks as $block ) {
			array_push( $all, $block, ...self::all_blocks( $block['innerBlocks'] ) );
		}
		return $all;
	}
}
