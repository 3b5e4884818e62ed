<?php
/**
 * The patterns of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\ModuleLoader;
use Vitrine\Plugin;
use Vitrine\Popup\PopupPosts;

/**
 * What a popup that begins with a pattern says and does when nothing is changed.
 */
final class PopupPatternsTest extends PopupTestCase {

	/**
	 * One that opens by itself has a place; visitors read no instruction, and nobody is led to `#` by the newsletter.
	 */
	public function test_patterns_can_be_published_as_they_are(): void {
		( new ModuleLoader( Plugin::instance()->modules ) )->register_patterns();
		$patterns = array_filter( \WP_Block_Patterns_Registry::get_instance()->get_all_registered(), static fn( array $pattern ): bool => str_starts_with( $pattern['name'], 'vitrine/popup-' ) );
		self::assertCount( 24, $patterns );
		foreach ( $patterns as $pattern ) {
			$settings = PopupPosts::settings( $pattern['content'] );
			self::assertSame( $settings->triggers !== [], $settings->conditions !== [], $pattern['name'] );
		}
		// The date that is written is the one to which it counts.
		$event = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/popup-event' )['content'];
		self::assertSame( 1, preg_match( '/"date":"([^"]+)T19:00:00"/', $event, $found ) );
		self::assertStringContainsString( ( new \DateTimeImmutable( $found[1] ) )->format( '>l, F j · 7 \p\m<' ), $event );
		$newsletter = \WP_Block_Patterns_Registry::get_instance()->get_registered( 'vitrine/popup-newsletter' );
		self::assertStringContainsString( '<!-- wp:vitrine/sign-up ', $newsletter['content'] );
		$id    = self::add_post( [ 'post_type' => PopupPosts::TYPE, 'post_content' => $newsletter['content'] ] );
		$visit = $this->visit( [ 'page_id' => self::add_post( [] ) ] );
		self::assertSame( [ "popup-{$id}" ], self::dialogs( $visit['html'] ) );
		$dialog = substr( $visit['html'], (int) strpos( $visit['html'], '<dialog' ) );
		self::assertStringNotContainsString( 'href="#"', $dialog );
		self::assertStringNotContainsStringIgnoringCase( 'form', wp_strip_all_tags( $dialog ) );
	}
}
