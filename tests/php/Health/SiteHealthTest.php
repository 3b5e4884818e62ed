<?php
/**
 * Tools → Site Health.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Health;

use Vitrine\Tests\SourceTestCase;

/**
 * Each test says what it finds and what mends it, in plain words, and asks nobody.
 */
final class SiteHealthTest extends SourceTestCase {

	/**
	 * Runs a test as core does.
	 *
	 * @param string $name Name.
	 * @return array<string, mixed>
	 */
	private function outcome( string $name ): array {
		$tests = apply_filters( 'site_status_tests', [ 'direct' => [], 'async' => [] ] );
		self::assertArrayHasKey( $name, $tests['direct'] );
		$asked  = count( $this->asked );
		$result = ( $tests['direct'][ $name ]['test'] )();
		self::assertCount( $asked, $this->asked, 'No network is asked.' );
		self::assertSame( $name, $result['test'] );
		if ( $result['status'] !== 'good' ) {
			self::assertStringContainsString( 'options-general.php?page=vitrine', $result['actions'] );
		}
		return $result;
	}

	/**
	 * Without accounts there is nothing to say.
	 */
	public function test_no_account(): void {
		self::assertSame( [ 'direct' => [ 'a' => 1 ] ], apply_filters( 'site_status_tests', [ 'direct' => [ 'a' => 1 ] ] ) );
	}

	/**
	 * An account that works.
	 */
	public function test_all_is_well(): void {
		$this->with_own_editor();
		$this->fetched();
		$this->plugin->feed->schedule()->ensure();
		foreach ( [ 'vitrine_accounts', 'vitrine_tokens', 'vitrine_quota', 'vitrine_schedule', 'vitrine_pictures' ] as $name ) {
			self::assertSame( 'good', $this->outcome( $name )['status'], $name );
		}
	}

	/**
	 * An account that does not, and one that has not for days; names are text.
	 */
	public function test_accounts(): void {
		$source = $this->fetched();
		$this->edit_source( $source->id, [ 'name' => '<img src=x onerror=alert(1)>', 'state' => 'reconnect', 'error' => '["token",190,460,1]' ] );
		$result = $this->outcome( 'vitrine_accounts' );
		self::assertSame( 'critical', $result['status'] );
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;: The account’s password was changed. (190/460) Generate a new token', $result['description'] );
		self::assertStringNotContainsString( '<img', $result['description'] );
		$this->edit_source( $source->id, [ 'name' => 'Roses', 'state' => 'ok', 'error' => null, 'last_success_at' => time() - 3 * DAY_IN_SECONDS ] );
		$result = $this->outcome( 'vitrine_accounts' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'Roses: the last successful refresh was 3 days ago.', $result['description'] );
	}

	/**
	 * Days that a token has left.
	 */
	public function test_tokens(): void {
		$source = $this->fetched();
		$this->edit_source( $source->id, [ 'expires_at' => time() + 5 * DAY_IN_SECONDS + 60 ] );
		$result = $this->outcome( 'vitrine_tokens' );
		self::assertSame( 'recommended', $result['status'] );
		self::assertStringContainsString( 'the access token expires in 5 days.', $result['description'] );
		$this->edit_source( $source->id, [ 'expires_at' => time() - 5 ] );
		self::assertSame( 'critical', $this->outcome( 'vitrine_tokens' )['status'] );
		$this->edit_source( $source->id, [ 'expires_at' => null, 'state' => 'reconnect' ] );
		self::assertSame( 'critical', $this->outcome( 'vitrine_tokens' )['status'] );
	}

	/**
	 * A limit of calls, and refreshes that nobody runs.
	 */
	public function test_quota_and_schedule(): void {
		$source = $this->fetched();
		$this->edit_source( $source->id, [ 'quota' => 88 ] );
		self::assertStringContainsString( '88% of the network’s rate limit', $this->outcome( 'vitrine_quota' )['description'] );
		$this->plugin->feed->schedule()->ensure();
		$this->edit_source( $source->id, [ 'next_refresh_at' => time() - HOUR_IN_SECONDS ] );
		self::assertStringContainsString( 'they do not run', $this->outcome( 'vitrine_schedule' )['description'] );
		$this->plugin->feed->schedule()->clear();
		self::assertStringContainsString( 'No refresh is scheduled.', $this->outcome( 'vitrine_schedule' )['description'] );
	}

	/**
	 * A server that cannot make pictures smaller, and a folder that cannot be written to.
	 */
	public function test_pictures(): void {
		$this->fetched();
		add_filter( 'wp_image_editors', '__return_empty_array' );
		self::assertSame( 'critical', $this->outcome( 'vitrine_pictures' )['status'] );
		remove_filter( 'wp_image_editors', '__return_empty_array' );
		add_filter( 'upload_dir', static fn( array $dir ): array => [ ...$dir, 'basedir' => '/nowhere' ] );
		self::assertStringContainsString( 'uploads folder is not writable', $this->outcome( 'vitrine_pictures' )['description'] );
	}

	/**
	 * What is copied for a forum has no name and no token.
	 */
	public function test_information(): void {
		$source = $this->fetched();
		$fields = apply_filters( 'debug_information', [] )['vitrine']['fields'];
		self::assertTrue( $fields[ "name_{$source->id}" ]['private'] );
		$facts = $fields[ "account_{$source->id}" ]['value'];
		self::assertSame( [ 'facebook', 'ok', '–', '2' ], [ $facts['network'], $facts['state'], $facts['error'], $facts['posts'] ] );
		$text = (string) wp_json_encode( $fields );
		self::assertStringNotContainsString( substr( $this->token( 'page-garden' ), 0, 12 ), $text );
		unset( $fields[ "name_{$source->id}" ] );
		self::assertStringNotContainsString( $source->name, (string) wp_json_encode( $fields ) );
	}

	/**
	 * A folder of pictures that cannot be written to.
	 */
	public function test_folder(): void {
		$this->fetched();
		$base = get_temp_dir() . 'vitrine-health';
		wp_mkdir_p( "{$base}/vitrine" );
		add_filter( 'upload_dir', static fn( array $dir ): array => [ ...$dir, 'basedir' => $base ] );
		chmod( "{$base}/vitrine", 0500 );
		// Nothing keeps root from writing.
		$is_root = wp_is_writable( "{$base}/vitrine" );
		if ( ! $is_root ) {
			self::assertStringContainsString( 'uploads/vitrine', $this->outcome( 'vitrine_pictures' )['description'] );
		}
		chmod( "{$base}/vitrine", 0700 );
		rmdir( "{$base}/vitrine" );
		rmdir( $base );
		self::assertFalse( is_dir( $base ) );
	}
}
