<?php
/**
 * What browsers keep, told to consent tools and privacy policies.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Consent;

use Vitrine\Consent\Consent;
use Vitrine\Consent\StoredKeys;
use Vitrine\Privacy\PrivacyText;
use Vitrine\Tests\TestCase;

/**
 * Nothing is stored where a consent tool has not allowed it.
 */
final class ConsentTest extends TestCase {

	/**
	 * The WP Consent API asks each plugin by a filter with its file.
	 */
	public function test_declares_support(): void {
		self::assertTrue( apply_filters( 'wp_consent_api_registered_' . plugin_basename( VITRINE_FILE ), false ) );
	}

	/**
	 * Without the WP Consent API there is no tool, unless somebody says so.
	 */
	public function test_says_whether_a_tool_is_there(): void {
		self::assertFalse( Consent::has_tool() );
		add_filter( 'vitrine_has_consent_tool', '__return_true' );
		self::assertTrue( Consent::has_tool() );
		Consent::declare_keys();
	}

	/**
	 * Every key that the scripts write is listed, with a category of the WP Consent API, and nothing else is.
	 */
	public function test_lists_every_key(): void {
		$names = array_column( StoredKeys::all(), 'name' );
		foreach ( StoredKeys::all() as $key ) {
			self::assertContains( $key['purpose'], [ 'functional', 'preferences' ] );
			self::assertSame( str_ends_with( $key['name'], '.disable' ) || str_contains( $key['name'], 'gallery' ) ? 'functional' : 'preferences', $key['purpose'], $key['name'] );
		}
		preg_match_all( '/^\| (`popup\..*?) \|/m', (string) file_get_contents( dirname( VITRINE_FILE ) . '/docs/popup.md' ), $rows );
		preg_match_all( '/`((?:popup)?\.[^`]+)`/', implode( ' ', $rows[1] ), $found );
		$documented = array_map( static fn( string $key ): string => 'vitrine.' . str_replace( '{id}', '{popup}', str_starts_with( $key, '.' ) ? "popup.{id}.times{$key}" : $key ), $found[1] );
		self::assertGreaterThan( 8, count( $documented ) );
		self::assertEqualsCanonicalizing( array_unique( $documented ), array_values( array_filter( $names, static fn( string $name ): bool => str_starts_with( $name, 'vitrine.popup' ) ) ), 'docs/popup.md, "What a browser keeps"' );
	}

	/**
	 * What scripts of the site keep is listed beside ours; other plugins may say anything.
	 */
	public function test_lists_what_scripts_of_the_site_keep(): void {
		$own = StoredKeys::all();
		$key = [ 'name' => 'offer_seen', 'purpose' => 'preferences', 'lifetime' => '30 days', 'meaning' => 'that <b>an offer</b> was seen', 'is_cookie' => true ];
		add_filter( 'vitrine_stored_keys', static fn(): array => [ $key, 'nonsense', [ 'name' => [] ] ] );
		self::assertSame( [ ...$own, $key ], StoredKeys::all() );
		self::assertStringContainsString( '<code>offer_seen</code></td><td>that &lt;b&gt;an offer', PrivacyText::text() );
		add_filter( 'vitrine_stored_keys', static fn(): string => 'nonsense', 20 );
		self::assertSame( $own, StoredKeys::all() );
	}

	/**
	 * Cookies of scripts wait where any tool is on the site.
	 */
	public function test_what_cookies_go_by(): void {
		$data = static fn(): array => (array) apply_filters( 'script_module_data_@vitrine/cookies', [] ); // phpcs:ignore WordPress.NamingConventions.ValidHookName -- core's.
		self::assertSame( [ 'tool' => false, 'path' => '/' ], $data() );
		add_filter( 'vitrine_consent_tool', static fn(): string => 'klaro' );
		self::assertTrue( $data()['tool'] );
	}

	/**
	 * The suggested text of the privacy policy names every key.
	 */
	public function test_offers_a_text_for_the_privacy_policy(): void {
		$text = PrivacyText::text();
		foreach ( StoredKeys::all() as $key ) {
			self::assertStringContainsString( "<code>{$key['name']}</code>", $text );
		}
		foreach ( [ 'exported or erased', 'popups.reset()', 'consent' ] as $words ) {
			self::assertStringContainsString( $words, $text );
		}
		self::assertSame( $text, wp_kses_post( $text ), 'Nothing of it is lost in a post.' );
	}
}
