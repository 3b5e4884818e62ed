<?php
/**
 * Answers of networks with something wrong in them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Feed;

use PHPUnit\Framework\Attributes\Group;
use Vitrine\Tests\Mutated\MutatedAnswers;
use Vitrine\Tests\Mutated\MutatedFeed;
use Vitrine\Tests\SourceTestCase;

/**
 * Ten thousand of them are read or refused, and what is read becomes text, addresses of the web, and nothing else. What Chromium makes of such pages is asked in tests/e2e/hostile-payloads.spec.ts.
 */
#[Group( 'environment-agnostic' )]
final class MutatedPayloadsTest extends SourceTestCase {

	private const PAYLOADS = 10_000;

	/** What is changed, each as often as the others. */
	private const CONTENTS = [
		'facebook posts', 'facebook photos', 'facebook videos', 'facebook albums', 'facebook events', 'facebook reviews', 'facebook tagged',
		'instagram posts', 'instagram tagged', 'instagram hashtag', 'instagram hashtag-top', 'instagram stories',
		'facebook comments', 'instagram comments', 'facebook profile', 'instagram profile',
		'website RSS', 'website Atom', 'website JSON Feed', 'website profile', 'import CSV', 'import JSON', 'import XML',
	];

	/** What a feed prints. */
	private const ELEMENTS = 'A ARTICLE BDI BLOCKQUOTE BUTTON DETAILS DIV FOOTER H2 HEADER IMG LI MENU P SCRIPT SPAN SUMMARY TIME UL';

	/** With which attributes. */
	private const ATTRIBUTES = 'alt aria-current aria-expanded aria-hidden aria-label aria-live aria-roledescription class data-films data-pictures data-plays data-post data-vitrine datetime decoding dir fetchpriority height hidden href id loading popover popovertarget rel role sizes src srcset style tabindex target type value width';

	/** Declarations that our own numbers and colors make. */
	private const STYLE = '/^(?:(?:background-color:#[0-9a-f]{6}|--_?[a-z-]+:[0-9a-z.%]+)(?:;|$))+$/D';

	/**
	 * Nothing is complained of, and nothing but the feed's own markup comes out.
	 */
	public function test_ten_thousand_answers(): void {
		$feed = new MutatedFeed( new MutatedAnswers( $this->token( 'page-garden' ), self::GARDEN, $this->token( 'instagram' ), self::IG_GARDEN ) );
		$complaints = [];
		// phpcs:ignore WordPress.PHP.DevelopmentFunctions.error_log_set_error_handler -- a notice is a finding.
		set_error_handler(
			static function ( int $level, string $message, string $file, int $line ) use ( &$complaints ): bool {
				$complaints[ "{$message} in {$file}:{$line}" ] = true;
				return true;
			}
		);
		try {
			$found = [];
			foreach ( $feed->feeds( self::PAYLOADS ) as $html ) {
				$found += self::strangers( $html );
			}
		} finally {
			restore_error_handler();
		}
		self::assertSame( [], array_keys( $complaints ) );
		self::assertSame( [], array_slice( array_keys( $found ), 0, 10 ) );
		self::assertSame( self::CONTENTS, array_keys( $feed->outcomes ) );
		foreach ( $feed->outcomes as $content => [ $refused, $read ] ) {
			// A content of which everything is refused, or nothing, says nothing.
			self::assertGreaterThan( 100, $read, "{$content}: {$refused} refused" );
			self::assertGreaterThan( str_ends_with( $content, 'profile' ) ? 0 : 5, $refused, $content );
		}
	}

	/**
	 * Elements, attributes and addresses that a feed does not print.
	 *
	 * @param string $html HTML.
	 * @return array<string, true>
	 */
	private static function strangers( string $html ): array {
		$elements   = explode( ' ', self::ELEMENTS );
		$attributes = explode( ' ', self::ATTRIBUTES );
		$found      = [];
		$tags       = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag() ) {
			$tag = (string) $tags->get_tag();
			if ( ! in_array( $tag, $elements, true ) || $tag === 'SCRIPT' && $tags->get_attribute( 'type' ) !== 'application/json' ) {
				$found[ "<{$tag}>" ] = true;
			}
			foreach ( $tags->get_attribute_names_with_prefix( '' ) ?? [] as $name ) {
				$value = $tags->get_attribute( $name );
				if ( ! in_array( $name, $attributes, true ) ) {
					$found[ "<{$tag} {$name}>" ] = true;
				} elseif ( in_array( $name, [ 'href', 'src' ], true ) && preg_match( $name === 'src' ? '~^https?://~' : '~^(https?://|mailto:|tel:)~', (string) $value ) !== 1 ) {
					$found[ "{$name}={$value}" ] = true;
				} elseif ( $name === 'style' && preg_match( self::STYLE, (string) $value ) !== 1 ) {
					$found[ "style={$value}" ] = true;
				} elseif ( preg_match( '~access_token|EAAV|IGAAV|graph\.(facebook|instagram)\.com~', (string) $value ) === 1 ) {
					$found[ "{$name}={$value}" ] = true;
				}
			}
		}
		if ( preg_match( '//u', $html ) !== 1 || preg_match( '/[\x00-\x08\x0B\x0C\x0E-\x1F]/', $html ) === 1 ) {
			$found['bytes that are no text'] = true;
		}
		return $found;
	}
}
