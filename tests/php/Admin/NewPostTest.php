<?php
/**
 * Links to a new post with a block.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\Admin\FirstRun\NewPost;
use Vitrine\Plugin;
use Vitrine\Tests\TestCase;

/**
 * An address can ask for two blocks, and brings nothing of its own into a post.
 */
final class NewPostTest extends TestCase {

	/**
	 * New posts have the block, as the inserter gives it.
	 */
	public function test_begins_with_a_block(): void {
		self::assertStringStartsWith( '<!-- wp:vitrine/gallery {', self::content( [ 'vitrine-block' => 'gallery' ] ) );
		self::assertStringContainsString( '"detailsFromFile":true', self::content( [ 'vitrine-block' => 'gallery' ] ) );
		$blocks = parse_blocks( self::content( [ 'vitrine-block' => 'social-feed' ] ) );
		self::assertCount( 1, $blocks );
		self::assertSame( 'vitrine/social-feed', $blocks[0]['blockName'] );
		self::assertSame( 'viewer', $blocks[0]['attrs']['openPosts'] );
		self::assertArrayNotHasKey( 'source', $blocks[0]['attrs'] );
	}

	/**
	 * A feed shows the account that is asked for, where there is one.
	 */
	public function test_chooses_an_account(): void {
		$sources   = Plugin::instance()->feed->sources();
		$facebook  = $sources->add_account( 'facebook', '1', [ 'name' => 'Page' ] )->id ?? 0;
		$instagram = $sources->add_account( 'instagram', '2', [ 'name' => 'Account' ] )->id ?? 0;
		$attrs     = static fn( mixed $id ): array => parse_blocks(
			self::content( [ 'vitrine-block' => 'social-feed', 'vitrine-source' => $id ] )
		)[0]['attrs'];
		self::assertSame( $facebook, $attrs( (string) $facebook )['source'] );
		self::assertArrayNotHasKey( 'layout', $attrs( (string) $facebook ) );
		self::assertSame( 'tiles', $attrs( (string) $instagram )['layout'] );
		foreach ( [ '999999', '-1', '1" onload', [ '1' ], '' ] as $hostile ) {
			self::assertArrayNotHasKey( 'source', $attrs( $hostile ) );
		}
	}

	/**
	 * What is not on the list gives an empty post.
	 *
	 * @param mixed $name What the address says.
	 */
	#[DataProvider( 'others' )]
	public function test_ignores_others( mixed $name ): void {
		self::assertSame( '', self::content( [ 'vitrine-block' => $name ] ) );
	}

	/**
	 * Names that are no block of the list.
	 *
	 * @return array<string, array{mixed}>
	 */
	public static function others(): array {
		return [
			'empty'         => [ '' ],
			'another block' => [ 'popup' ],
			'whole name'    => [ 'vitrine/gallery' ],
			'of another'    => [ 'core/html' ],
			'markup'        => [ '<script>alert(42)</script>' ],
			'list'          => [ [ 'gallery' ] ],
		];
	}

	/**
	 * A post that begins with something else keeps it, and one without the block editor stays empty.
	 */
	public function test_leaves_other_contents(): void {
		$_GET = [ 'vitrine-block' => 'gallery' ];
		$post = new NewPost( Plugin::instance()->feed->sources( ... ) );
		$page = get_post( wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'New' ] ) );
		self::assertInstanceOf( \WP_Post::class, $page );
		self::assertNotSame( '', $post->add( '', $page ) );
		self::assertSame( 'Theirs', $post->add( 'Theirs', $page ) );
		add_filter( 'use_block_editor_for_post', '__return_false' );
		self::assertSame( '', $post->add( '', $page ) );
	}

	/**
	 * The content of a new page.
	 *
	 * @param array<string, mixed> $query What its address says.
	 */
	private static function content( array $query ): string {
		$_GET = wp_slash( $query );
		( new NewPost( Plugin::instance()->feed->sources( ... ) ) )->register();
		require_once ABSPATH . 'wp-admin/includes/post.php';
		return get_default_post_to_edit( 'page', true )->post_content;
	}
}
