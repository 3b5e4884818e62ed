<?php
/**
 * What WordPress is handed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\CapabilityModule;
use Vitrine\ModuleLoader;
use Vitrine\Plugin;

/**
 * Visitors' pages are spared what they do not need, and nothing else.
 */
final class ModuleLoaderTest extends TestCase {

	use StoredFeed;

	/**
	 * A pattern that a template names is printed to visitors, who have no list of patterns.
	 */
	public function test_prints_patterns_that_a_template_names(): void {
		$patterns   = \WP_Block_Patterns_Registry::get_instance();
		$categories = \WP_Block_Pattern_Categories_Registry::get_instance();
		foreach ( $patterns->get_all_registered() as $pattern ) {
			if ( str_starts_with( $pattern['name'], 'vitrine/' ) ) {
				$patterns->unregister( $pattern['name'] );
			}
		}
		if ( $categories->is_registered( 'vitrine' ) ) {
			$categories->unregister( 'vitrine' );
		}
		register_block_pattern( 'test/plain', [ 'title' => 'x', 'content' => '<p>Plain</p>' ] );
		self::assertStringContainsString( 'Plain', do_blocks( '<!-- wp:pattern {"slug":"test/plain"} /-->' ) );
		unregister_block_pattern( 'test/plain' );
		self::assertFalse( $patterns->is_registered( 'vitrine/gallery-portfolio' ), 'Other patterns need none of ours.' );

		$html = do_blocks( '<!-- wp:pattern {"slug":"vitrine/gallery-portfolio"} /-->' );
		self::assertStringContainsString( 'Selected work', $html );
	}

	/**
	 * A block without a renderer is rendered by its template.
	 */
	public function test_leaves_templates_to_blocks_without_renderer(): void {
		$build = get_temp_dir() . wp_unique_id( 'vitrine-build-' );
		wp_mkdir_p( "{$build}/new" );
		file_put_contents( "{$build}/new/render.php", '<p><?php echo esc_html( $attributes["word"] . $content ); ?></p>' );
		ModuleLoader::register_block( [ 'name' => 'vitrine/new', 'apiVersion' => 3, 'render' => 'file:./render.php' ], $build );
		self::assertSame( '<p>Hello</p>', do_blocks( '<!-- wp:vitrine/new {"word":"Hello"} /-->' ) );
		unregister_block_type( 'vitrine/new' );
	}

	/**
	 * What other plugins add to block.json is told to WordPress as core tells it: scripts, sheets, hooked blocks, a handle that is taken away.
	 */
	public function test_keeps_what_other_plugins_add(): void {
		$changes = [
			'scripts'       => [ 'script' => 'other-script', 'viewScript' => [ 'other-view', 'other-more' ], 'viewStyle' => 'other-style', 'viewScriptModule' => 'other-module' ],
			'empty handles' => [ 'style' => '', 'editorStyle' => [ '', 'other-editor' ], 'viewScriptModule' => [] ],
			'hooked blocks' => [ 'blockHooks' => [ 'core/post-content' => 'after', 'core/group' => 'lastChild' ] ],
			'words'         => [ 'variations' => [ [ 'name' => 'other', 'title' => 'Other' ] ], 'allowedBlocks' => [ 'core/paragraph' ], 'title' => 'Other' ],
		];
		foreach ( $changes as $what => $change ) {
			$add = static fn( array $metadata ): array => [ ...$metadata, ...( $metadata['name'] === 'vitrine/gallery' ? $change : [] ) ];
			add_filter( 'block_type_metadata', $add );
			[ $core, $ours ] = self::both_ways( 'vitrine/gallery' );
			remove_filter( 'block_type_metadata', $add );
			self::assertSame( self::facts( $core ), self::facts( $ours ), $what );
		}
	}

	/**
	 * An attribute that another plugin adds early arrives.
	 */
	public function test_attributes_of_early_filters_stay(): void {
		$add = static fn( array $metadata ): array => [ ...$metadata, 'attributes' => [ ...$metadata['attributes'] ?? [], 'other' => [ 'type' => 'string' ] ] ];
		add_filter( 'block_type_metadata', $add, -10 );
		[ , $ours ] = self::both_ways( 'vitrine/gallery' );
		remove_filter( 'block_type_metadata', $add, -10 );
		self::assertArrayHasKey( 'other', $ours->get_attributes() );
		self::both_ways( 'vitrine/gallery' );
	}

	/**
	 * REST translates what visitors' pages have left out, and what core has translated is left alone.
	 */
	public function test_translates_once(): void {
		$mark = static fn( string $text, string $given, string $context, string $domain ): string => $domain === 'vitrine' ? "{$given} [{$context}]" : $text;
		$add  = static fn( array $metadata ): array => [ ...$metadata, ...( $metadata['name'] === 'vitrine/gallery' ? [ 'viewScript' => 'other-view' ] : [] ) ];
		add_filter( 'gettext_with_context', $mark, 10, 4 );
		add_filter( 'block_type_metadata', $add );
		self::both_ways( 'vitrine/gallery' );
		remove_filter( 'block_type_metadata', $add );
		self::both_ways( 'vitrine/social-feed' );
		( new ModuleLoader( Plugin::instance()->modules ) )->translate_blocks();
		$said = [];
		foreach ( [ 'vitrine/gallery', 'vitrine/social-feed' ] as $name ) {
			$block         = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			$said[ $name ] = [ $block->title, $block->description, ...$block->keywords ];
		}
		remove_filter( 'gettext_with_context', $mark );
		foreach ( ( require Site::root() . '/build/registry.php' )['blocks'] as $metadata ) {
			self::both_ways( $metadata['name'] );
		}
		foreach ( $said as $name => $words ) {
			foreach ( $words as $word ) {
				self::assertSame( 1, preg_match_all( '/ \[block \w+\]/', $word ), "{$name}: {$word}" );
			}
		}
	}

	/**
	 * Another plugin reads and changes the name as with core.
	 */
	public function test_settings_have_the_name(): void {
		$names  = [];
		$rename = static function ( array $settings ) use ( &$names ): array {
			$names[] = $settings['name'];
			return [ ...$settings, 'name' => 'other/gallery' ];
		};
		add_filter( 'block_type_metadata_settings', $rename );
		[ $core, $ours ] = self::both_ways( 'vitrine/gallery' );
		remove_filter( 'block_type_metadata_settings', $rename );
		unregister_block_type( 'other/gallery' );
		self::assertSame( [ 'vitrine/gallery', 'vitrine/gallery' ], $names );
		self::assertSame( self::facts( $core ), self::facts( $ours ) );
		self::both_ways( 'vitrine/gallery' );
	}

	/**
	 * Every renderer of a module is that of a block with a template, and it runs also for those who give attributes and content alone.
	 */
	public function test_modules_render_blocks_with_templates(): void {
		$templates = array_column( array_filter( ( require Site::root() . '/build/registry.php' )['blocks'], static fn( array $block ): bool => isset( $block['render'] ) ), 'name' );
		$renderers = array_merge( ...array_map( static fn( CapabilityModule $module ): array => array_keys( $module->blocks() ), Plugin::instance()->modules ) );
		self::assertEqualsCanonicalizing( $templates, $renderers );
		$feed = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/social-feed' );
		self::assertNotNull( $feed );
		$source = self::add_source();
		self::add_posts( $source, 1 );
		$html = do_blocks( '<!-- wp:vitrine/social-feed {"source":' . $source . '} /-->' );
		self::assertStringContainsString( 'Post 1', $html );
		// As core does around each block.
		\WP_Block_Supports::$block_to_render = [ 'blockName' => 'vitrine/social-feed', 'attrs' => [ 'source' => $source ] ];
		try {
			self::assertSame( $html, $feed->render( [ 'source' => $source ], '' ) );
		} finally {
			\WP_Block_Supports::$block_to_render = null;
		}
	}

	/**
	 * Without a build the plugin says so, and no block of it runs; its events still end with it.
	 */
	public function test_says_when_it_is_not_built(): void {
		$site = Site::start();
		try {
			$plugin = "{$site->folder}/wp-content/plugins/vitrine";
			// The plugin is where plugin.php is, which links into the checkout.
			unlink( "{$plugin}/plugin.php" );
			copy( Site::root() . '/plugin.php', "{$plugin}/plugin.php" );
			unlink( "{$plugin}/build" );
			$home = wp_remote_get( $site->url, [ 'timeout' => 60 ] );
			self::assertSame( 200, wp_remote_retrieve_response_code( $home ) );
			$said = $site->run(
				'wp_insert_post( [ "post_type" => "vitrine_popup", "post_status" => "publish", "post_title" => "One", "post_content" => "<!-- wp:vitrine/popup --><!-- /wp:vitrine/popup -->" ] );
				ob_start(); do_action( "admin_notices" ); return ob_get_clean();'
			);
			self::assertIsString( $said );
			self::assertStringContainsString( 'npm run build', $said );
			self::assertTrue( $site->run( 'return (bool) has_action( "deactivate_" . plugin_basename( VITRINE_FILE ) );' ) );
		} finally {
			$site->stop();
		}
	}

	/**
	 * Blocks of visitors' pages are what core makes of block.json, but for bounds and choices of attributes.
	 */
	public function test_registers_blocks_as_core_does(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		$seen     = [];
		foreach ( [ 'block_type_metadata', 'block_type_metadata_settings' ] as $filter ) {
			add_filter(
				$filter,
				static function ( array $given ) use ( &$seen, $filter ): array {
					$seen[ $filter ][] = $given['name'] ?? $given['title'];
					return $given;
				}
			);
		}
		$blocks = ( require Site::root() . '/build/registry.php' )['blocks'];
		foreach ( $blocks as $metadata ) {
			unregister_block_type( $metadata['name'] );
			wp_deregister_style( $metadata['style'] ?? '' );
			$core = register_block_type_from_metadata( Site::root() . '/build/' . substr( $metadata['name'], 8 ) );
			self::assertInstanceOf( \WP_Block_Type::class, $core );
			$of_core = wp_styles()->registered[ $metadata['style'] ?? '' ] ?? null;
			unregister_block_type( $metadata['name'] );
			wp_deregister_style( $metadata['style'] ?? '' );
			ModuleLoader::register_block( $metadata, Site::root() . '/build' );
			$sheet = wp_styles()->registered[ $metadata['style'] ?? '' ] ?? null;
			$ours = $registry->get_registered( $metadata['name'] );
			self::assertNotNull( $ours );
			self::assertSame( self::facts( $core ), self::facts( $ours ) );
			self::assertSame( $core->get_uses_context(), $ours->get_uses_context() );
			self::assertSame( is_callable( $core->render_callback ), is_callable( $ours->render_callback ) );
			self::assertSame( array_keys( $core->get_attributes() ), array_keys( $ours->get_attributes() ) );
			self::assertSame( array_column( $core->get_attributes(), 'default' ), array_column( $ours->get_attributes(), 'default' ) );
			self::assertSame( $of_core?->src, $sheet?->src );
			self::assertSame( $of_core?->ver, $sheet?->ver );
			self::assertSame( $of_core?->extra['path'] ?? '', $sheet?->extra['path'] ?? '' );
		}
		self::assertCount( 2 * count( $blocks ), $seen['block_type_metadata'] );
		self::assertCount( 2 * count( $blocks ), $seen['block_type_metadata_settings'] );
		( new ModuleLoader( Plugin::instance()->modules ) )->register_renderers();
	}

	/**
	 * Registers a block as core does, and then as visitors' pages do, which stays.
	 *
	 * @param string $name Name of the block.
	 * @return array{\WP_Block_Type, \WP_Block_Type}
	 */
	private static function both_ways( string $name ): array {
		$metadata = array_column( ( require Site::root() . '/build/registry.php' )['blocks'], null, 'name' )[ $name ];
		if ( \WP_Block_Type_Registry::get_instance()->is_registered( $name ) ) {
			unregister_block_type( $name );
		}
		$core = register_block_type_from_metadata( Site::root() . '/build/' . substr( $name, 8 ) );
		self::assertInstanceOf( \WP_Block_Type::class, $core );
		unregister_block_type( $core->name );
		ModuleLoader::register_block( $metadata, Site::root() . '/build' );
		$ours = \WP_Block_Type_Registry::get_instance()->get_registered( $core->name );
		self::assertNotNull( $ours );
		( new ModuleLoader( Plugin::instance()->modules ) )->register_renderers();
		return [ $core, $ours ];
	}

	/**
	 * All properties but attributes, which core is told with bounds and choices, and the renderer.
	 *
	 * @param \WP_Block_Type $type The type.
	 * @return array<string, mixed>
	 */
	private static function facts( \WP_Block_Type $type ): array {
		return array_diff_key( get_object_vars( $type ), [ 'attributes' => 0, 'render_callback' => 0 ] );
	}
}
