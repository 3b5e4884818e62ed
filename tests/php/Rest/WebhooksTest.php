<?php
/**
 * Webhooks over real HTTP.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Rest;

use Vitrine\Feed\Webhooks\Webhooks;
use Vitrine\Plugin;
use Vitrine\Tests\HttpTestCase;
use Vitrine\Tests\SourceTestCase;

/**
 * As Facebook sends them, to a site whose wp-config.php has the secret.
 */
final class WebhooksTest extends HttpTestCase {

	/**
	 * Takes the plugin away that has the secret.
	 *
	 * @var callable(): void
	 */
	private $remove;

	/**
	 * Gives the site the secret.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->graph_control( [ 'reset' => true ] );
		$this->remove = self::with_plugin( "define( 'VITRINE_FACEBOOK_APP_SECRET', 'vitrine-app-secret' ); add_filter( 'vitrine_posts_kept', static fn() => 3 );" );
	}

	/**
	 * Takes it away.
	 */
	protected function tearDown(): void {
		( $this->remove )();
		parent::tearDown();
	}

	/**
	 * A new post comes onto the page by itself, and the answer waits for none of it.
	 */
	public function test_a_new_post_comes_onto_the_page(): void {
		add_filter( 'vitrine_posts_kept', static fn(): int => 3 );
		$feed   = Plugin::instance()->feed;
		$source = $feed->connections()->connect( 'facebook', SourceTestCase::GARDEN, 'EAAVPageGarden00000000000000000000000000000000ZDZD' );
		$feed->refresh()->run( $source->id );
		$page = (string) get_permalink( wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Feed', 'post_content' => "<!-- wp:vitrine/social-feed {\"source\":{$source->id}} /-->" ] ) );
		self::assertStringNotContainsString( 'Told at once', self::ask( 'GET', $page )['body'] );
		$to  = home_url( '/wp-json/vitrine/v1/webhooks/facebook' );
		$new = $this->graph_control( [ 'add' => [ 'account' => SourceTestCase::GARDEN, 'kind' => 'photo', 'text' => 'Told at once', 'photos' => [ 'poppy' ] ] ] )['added'][0];
		$answered = fn(): int => count( array_filter( $this->graph_log()['requests'], static fn( array $request ): bool => $request['kind'] === 'api' && $request['status'] !== null ) );
		$before   = $answered();
		// What is asked of the network first takes a while.
		$this->graph_control( [ 'stall' => 5000, 'times' => 1 ] );
		$answer = $this->graph_control( [ 'webhook' => [ 'to' => $to, 'id' => $new ] ] )['webhook'];
		self::assertSame( [ 200, '{"received":true}' ], [ $answer['status'], $answer['body'] ] );
		self::assertSame( $before, $answered(), 'No call to the network is waited for.' );
		$until = time() + 30;
		do {
			usleep( 100_000 );
			$is_there = str_contains( self::ask( 'GET', $page )['body'], 'Told at once' );
		} while ( ! $is_there && time() < $until );
		self::assertTrue( $is_there );
	}

	/**
	 * The challenge comes back as text; who does not have the word gets nothing, by whichever way he asks.
	 */
	public function test_challenge_and_refusals(): void {
		$to   = home_url( '/wp-json/vitrine/v1/webhooks/facebook' );
		$done = $this->graph_control( [ 'webhook' => [ 'to' => $to, 'verify' => Webhooks::verify_token(), 'challenge' => '1158201444' ] ] )['webhook'];
		self::assertSame( [ 200, '1158201444', true ], [ $done['status'], $done['body'], $done['accepted'] ] );
		self::assertFalse( $this->graph_control( [ 'webhook' => [ 'to' => $to, 'verify' => 'guess' ] ] )['webhook']['accepted'] );
		self::assertSame( 403, $this->graph_control( [ 'webhook' => [ 'to' => $to, 'signature' => false ] ] )['webhook']['status'] );
		self::assertSame( 403, $this->graph_control( [ 'webhook' => [ 'to' => $to, 'secret' => 'guess' ] ] )['webhook']['status'] );
		$session = self::session( self::add_user( 'administrator' ) );
		foreach ( [ [], [ 'Cookie' => $session['cookies'], 'X-WP-Nonce' => $session['nonce'] ] ] as $headers ) {
			foreach ( [ [ 'POST', 'webhooks/facebook' ], [ 'POST', 'webhooks/instagram' ], [ 'GET', 'webhooks/facebook' ], [ 'GET', 'webhooks/facebook?hub.mode=subscribe&hub.challenge=1' ] ] as [ $method, $path ] ) {
				self::assertSame( 403, self::ask( $method, "/wp-json/vitrine/v1/{$path}", $headers, $method === 'POST' ? [ 'object' => 'page', 'entry' => [] ] : null )['status'], $path );
			}
			self::assertSame( 404, self::ask( 'GET', '/wp-json/vitrine/v1/webhooks/other', $headers )['status'] );
		}
		self::assertStringNotContainsString( Webhooks::verify_token(), self::ask( 'GET', '/wp-json/vitrine/v1' )['body'] );
	}
}
