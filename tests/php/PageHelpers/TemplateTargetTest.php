<?php
/**
 * The template that an address names.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\PageHelpers;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\PageHelpers\TemplateTarget;
use Vitrine\Tests\TestCase;

/**
 * What is on the page anyway is marked, and nothing else is shown.
 */
final class TemplateTargetTest extends TestCase {

	/**
	 * A synced pattern, a template part, and one that is not on the page.
	 */
	public function test_marks(): void {
		$pattern = self::post( 'wp_block', 'pattern' );
		$part    = self::post( 'wp_template_part', 'side' );
		wp_set_object_terms( $part, get_stylesheet(), 'wp_theme' );
		$draft = self::post( 'wp_block', 'secret', 'draft' );
		$page  = "<!-- wp:block {\"ref\":{$pattern}} /--><!-- wp:template-part {\"slug\":\"side\"} /--><!-- wp:block {\"ref\":{$draft}} /-->";

		$plain = do_blocks( $page );
		self::assertStringContainsString( 'Words of pattern', $plain );
		self::assertStringContainsString( 'Words of side', $plain );
		self::assertStringNotContainsString( 'data-vitrine-template', $plain );

		TemplateTarget::register( (string) $pattern );
		self::assertMatchesRegularExpression( "~<p[^>]* data-vitrine-template=\"{$pattern}\"[^>]*>Words of pattern~", do_blocks( $page ) );
		TemplateTarget::register( (string) $part );
		self::assertMatchesRegularExpression( "~<div[^>]* data-vitrine-template=\"{$part}\"[^>]*>\\s*<p[^>]*>Words of side~", do_blocks( $page ) );

		TemplateTarget::register( (string) $draft );
		TemplateTarget::register( (string) self::post( 'wp_block', 'elsewhere' ) );
		$html = do_blocks( $page );
		self::assertStringNotContainsString( 'secret', $html );
		self::assertStringNotContainsString( 'elsewhere', $html );
		self::assertSame( 2, substr_count( $html, 'data-vitrine-template' ) );
	}

	/**
	 * What is no id adds no hook.
	 *
	 * @param mixed $given Parameter.
	 */
	#[DataProvider( 'nonsense' )]
	public function test_nonsense( mixed $given ): void {
		$before = has_filter( 'render_block_core/block' );
		TemplateTarget::register( $given );
		self::assertSame( $before, has_filter( 'render_block_core/block' ) );
	}

	/**
	 * Parameters.
	 *
	 * @return list<array{mixed}>
	 */
	public static function nonsense(): array {
		return [ [ '' ], [ '0' ], [ '-1' ], [ '1x' ], [ "1\n" ], [ [ '1' ] ], [ '1"><b>' ], [ '99999999999999999999' ] ];
	}

	/**
	 * Makes a post.
	 *
	 * @param string $type   Type.
	 * @param string $slug   Slug, said in its words.
	 * @param string $status Status.
	 */
	private static function post( string $type, string $slug, string $status = 'publish' ): int {
		return wp_insert_post(
			[
				'post_type'    => $type,
				'post_status'  => $status,
				'post_name'    => $slug,
				'post_title'   => $slug,
				'post_content' => "<!-- wp:paragraph --><p>Words of {$slug}</p><!-- /wp:paragraph -->",
			]
		);
	}
}
