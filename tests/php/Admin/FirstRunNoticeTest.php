<?php
/**
 * The notice after the first activation.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use Vitrine\Admin\FirstRun\FirstRunNotice;
use Vitrine\Install\Database;
use Vitrine\Tests\HttpTestCase;

/**
 * Owners see three ways to begin until one of them dismisses it; others never do.
 */
final class FirstRunNoticeTest extends HttpTestCase {

	private const MARK = 'vitrine-first-run';

	/**
	 * What the site said before.
	 *
	 * @var mixed
	 */
	private mixed $before;

	/**
	 * Keeps it.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->before = get_option( FirstRunNotice::OPTION );
	}

	/**
	 * Puts it back.
	 */
	protected function tearDown(): void {
		update_option( FirstRunNotice::OPTION, $this->before, true );
		parent::tearDown();
	}

	/**
	 * From the activation to its dismissal, which needs the nonce of somebody who may.
	 */
	public function test_is_shown_until_it_is_dismissed(): void {
		[ 'cookies' => $cookies ] = self::session( self::add_user( 'administrator' ) );
		$owner  = [ 'Cookie' => $cookies ];
		$editor = [ 'Cookie' => self::session( self::add_user( 'editor' ) )['cookies'] ];
		update_option( FirstRunNotice::OPTION, '1', true );
		$html = self::ask( 'GET', '/wp-admin/index.php', $owner )['body'];
		self::assertStringContainsString( self::MARK, $html );
		self::assertStringContainsString( 'post-new.php?post_type=page&#038;vitrine-block=gallery"', $html );
		self::assertStringContainsString( 'post-new.php?post_type=vitrine_popup"', $html );
		self::assertStringContainsString( 'options-general.php?page=vitrine#connect"', $html );
		self::assertStringNotContainsString( self::MARK, self::ask( 'GET', '/wp-admin/index.php', $editor )['body'] );
		self::assertStringNotContainsString( self::MARK, self::ask( 'GET', '/wp-admin/edit.php', $owner )['body'] );

		self::assertSame( 1, preg_match( '~admin-post\.php\?action=vitrine_dismiss_first_run&(?:amp;|#038;)_wpnonce=(\w+)~', $html, $found ) );
		$path = "/wp-admin/admin-post.php?action=vitrine_dismiss_first_run&_wpnonce={$found[1]}";
		foreach ( [ [ $editor, $path ], [ $owner, str_replace( $found[1], 'wrong', $path ) ] ] as [ $headers, $wrong ] ) {
			self::assertSame( 403, self::ask( 'GET', $wrong, $headers )['status'] );
		}
		self::assertStringContainsString( self::MARK, self::ask( 'GET', '/wp-admin/plugins.php', $owner )['body'] );
		self::ask( 'GET', $path, $owner );
		self::assertStringNotContainsString( self::MARK, self::ask( 'GET', '/wp-admin/index.php', $owner )['body'] );
	}

	/**
	 * An update of a site that has been set up brings none.
	 */
	public function test_only_new_sites_have_it(): void {
		update_option( FirstRunNotice::OPTION, '0', true );
		update_option( Database::OPTION, Database::VERSION - 1 );
		( new Database() )->migrate();
		self::assertSame( '0', get_option( FirstRunNotice::OPTION ) );
		delete_option( FirstRunNotice::OPTION );
		delete_option( Database::OPTION );
		( new Database() )->migrate();
		self::assertSame( '1', get_option( FirstRunNotice::OPTION ) );
	}
}
