<?php
/**
 * Hands WordPress what the modules have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Registers blocks and script modules in every request; parts of the admin, routes and patterns where somebody uses
 * them.
 */
final class ModuleLoader {

	/** Fields of block.json, by the property of WP_Block_Type that core makes of each. */
	private const PROPERTIES = [
		'api_version'      => 'apiVersion',
		'title'            => 'title',
		'category'         => 'category',
		'parent'           => 'parent',
		'ancestor'         => 'ancestor',
		'icon'             => 'icon',
		'description'      => 'description',
		'keywords'         => 'keywords',
		'attributes'       => 'attributes',
		'provides_context' => 'providesContext',
		'uses_context'     => 'usesContext',
		'selectors'        => 'selectors',
		'supports'         => 'supports',
		'styles'           => 'styles',
		'variations'       => 'variations',
		'example'          => 'example',
		'allowed_blocks'   => 'allowedBlocks',
	];

	/** The same for fields that name scripts and style sheets: one, or several. */
	private const HANDLES = [
		'editor_script_handles'  => 'editorScript',
		'editor_style_handles'   => 'editorStyle',
		'style_handles'          => 'style',
		'view_script_module_ids' => 'viewScriptModule',
	];

	/**
	 * What the build has written down, once somebody has asked for it.
	 *
	 * @var array<string, array<mixed>>|null
	 */
	private ?array $registry = null;

	/**
	 * Keeps the modules.
	 *
	 * @param list<CapabilityModule> $modules The modules.
	 */
	public function __construct( private readonly array $modules ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'register_script_modules' ], 5 );
		add_action( 'init', [ $this, 'register_blocks' ] );
		add_filter( 'block_categories_all', [ $this, 'add_category' ] );
		foreach ( $this->modules as $module ) {
			$module->register();
			foreach ( $module->events() as $hook => $job ) {
				add_action( $hook, $job );
			}
			if ( is_admin() ) {
				foreach ( $module->admin() as $make ) {
					$make()->register();
				}
			}
		}
		// Core lists patterns in the admin and in the REST API, and prints those that a template names.
		add_action( 'admin_init', [ $this, 'register_patterns' ] );
		add_action( 'rest_api_init', [ $this, 'register_patterns' ] );
		add_filter( 'pre_render_block', [ $this, 'register_patterns_to_print' ], 10, 2 );
		add_action( 'rest_api_init', [ $this, 'translate_blocks' ] );
		// After the tables were migrated.
		add_action( 'rest_api_init', [ $this, 'register_routes' ], 20 );
	}

	/**
	 * Registers the script modules of visitors; WordPress prints those that a page needs.
	 */
	public function register_script_modules(): void {
		foreach ( $this->registry()['modules'] as $id => $module ) {
			$url = CapabilityModule::build_url( $module['file'] );
			wp_register_script_module( $id, $url, $module['dependencies'], $module['version'] );
		}
	}

	/**
	 * What the build has written down for WordPress.
	 *
	 * @return array{
	 *     blocks: list<array<string, mixed>>,
	 *     modules: array<non-empty-string, array{
	 *         file: string,
	 *         dependencies: list<non-empty-string>,
	 *         version: string,
	 *     }>,
	 * } Nothing where there is no build.
	 */
	private function registry(): array {
		$file = dirname( VITRINE_FILE ) . '/build/registry.php';
		return $this->registry ??= is_readable( $file ) ? require $file : [ 'blocks' => [], 'modules' => [] ];
	}

	/**
	 * Registers all blocks. The build has written down what visitors' pages need, so that
	 * core looks at no block's files.
	 */
	public function register_blocks(): void {
		$build = dirname( VITRINE_FILE ) . '/build';
		$types = $this->registry()['blocks'];
		if ( $types === [] ) {
			add_action( 'admin_notices', [ $this, 'print_not_built' ] );
			return;
		}
		if ( is_admin() ) {
			$attributes = array_column( $types, 'attributes', 'name' );
			$types_only = static fn( array $metadata ): array => [
				...$metadata,
				'attributes' => $attributes[ $metadata['name'] ] ?? $metadata['attributes'] ?? [],
			];
			add_filter( 'block_type_metadata', $types_only, 0 );
			wp_register_block_types_from_metadata_collection( $build, "{$build}/blocks-manifest.php" );
			remove_filter( 'block_type_metadata', $types_only, 0 );
		} else {
			foreach ( $types as $metadata ) {
				self::register_block( $metadata, $build );
			}
		}
		$this->register_renderers();
	}

	/**
	 * Gives each block its renderer.
	 */
	public function register_renderers(): void {
		foreach ( $this->modules as $module ) {
			foreach ( $module->blocks() as $name => $renderer ) {
				$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
				if ( $block !== null ) {
					// block.json names the template; what it prints is made here.
					$block->render_callback = $renderer;
				}
			}
		}
	}

	/**
	 * Registers a block as register_block_type_from_metadata() does, filters and all, without translations and without
	 * scripts of the editor.
	 *
	 * @param array<string, mixed> $metadata What the build has made of block.json.
	 * @param string               $build    Folder of the build.
	 */
	public static function register_block( array $metadata, string $build ): void {
		$slug = substr( $metadata['name'], strlen( 'vitrine/' ) );
		if ( isset( $metadata['style'] ) ) {
			$url = CapabilityModule::build_url( "{$slug}/style-index.css" );
			wp_register_style( $metadata['style'], $url, [], $metadata['version'] );
			wp_style_add_data( $metadata['style'], 'rtl', 'replace' );
			// Where core takes short ones from, to print them into the page.
			$sheet = is_rtl() ? 'style-index-rtl.css' : 'style-index.css';
			wp_style_add_data( $metadata['style'], 'path', "{$build}/{$slug}/{$sheet}" );
		}
		$metadata['file'] = "{$build}/{$slug}/block.json";
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- hooks of core.
		$metadata = apply_filters( 'block_type_metadata', $metadata );
		$settings         = [];
		foreach ( self::PROPERTIES as $property => $field ) {
			if ( isset( $metadata[ $field ] ) ) {
				$settings[ $property ] = $metadata[ $field ];
			}
		}
		foreach ( self::HANDLES as $property => $field ) {
			$settings[ $property ] = (array) ( $metadata[ $field ] ?? [] );
		}
		if ( isset( $metadata['render'] ) ) {
			$settings['render_callback'] = static function (
				array $attributes,
				string $content,
				\WP_Block $block
			) use ( $build, $slug ): string {
				ob_start();
				require "{$build}/{$slug}/render.php";
				return (string) ob_get_clean();
			};
		}
		$settings = apply_filters( 'block_type_metadata_settings', $settings, $metadata );
		// phpcs:enable
		\WP_Block_Type_Registry::get_instance()->register( $metadata['name'], $settings );
	}

	/**
	 * Translates what the blocks say of themselves, which visitors' pages leave out.
	 */
	public function translate_blocks(): void {
		// phpcs:disable WordPress.WP.I18n -- What core calls while it registers a block; block.json holds the words.
		foreach ( \WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $block ) {
			if ( str_starts_with( (string) $name, 'vitrine/' ) && ! is_admin() ) {
				$block->title       = translate_with_gettext_context( $block->title, 'block title', 'vitrine' );
				$block->description = $block->description === ''
					? ''
					: translate_with_gettext_context( $block->description, 'block description', 'vitrine' );
				$block->keywords    = array_map(
					static fn( string $word ): string => translate_with_gettext_context(
						$word,
						'block keyword',
						'vitrine'
					),
					$block->keywords
				);
			}
		}
		// phpcs:enable
	}

	/**
	 * Adds the category of our blocks.
	 *
	 * @param array<int, array<string, mixed>> $categories Categories.
	 * @return array<int, array<string, mixed>>
	 */
	public function add_category( array $categories ): array {
		$categories[] = [
			'slug'  => 'vitrine',
			'title' => 'Vitrine',
			'icon'  => null,
		];
		return $categories;
	}

	/**
	 * Registers category and patterns, once.
	 */
	public function register_patterns(): void {
		if ( \WP_Block_Pattern_Categories_Registry::get_instance()->is_registered( 'vitrine' ) ) {
			return;
		}
		register_block_pattern_category( 'vitrine', [ 'label' => 'Vitrine' ] );
		foreach ( $this->modules as $module ) {
			foreach ( $module->patterns() as $name => $pattern ) {
				register_block_pattern( $name, $pattern );
			}
		}
	}

	/**
	 * Registers the patterns where a page prints one by its name, as templates of themes do.
	 *
	 * @param mixed                $html  What another filter prints instead.
	 * @param array<string, mixed> $block The block.
	 */
	public function register_patterns_to_print( mixed $html, array $block ): mixed {
		if (
			$block['blockName'] === 'core/pattern'
			&& str_starts_with( (string) ( $block['attrs']['slug'] ?? '' ), 'vitrine/' )
		) {
			$this->register_patterns();
		}
		return $html;
	}

	/**
	 * Registers the routes.
	 */
	public function register_routes(): void {
		foreach ( $this->modules as $module ) {
			foreach ( $module->routes() as $register ) {
				$register();
			}
		}
	}

	/**
	 * Tells developers what is missing.
	 */
	public function print_not_built(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			AdminNotice::print(
				'error',
				'Vitrine',
				__( 'is not built: run "npm ci" and "npm run build" in its folder, or install its zip.', 'vitrine' )
			);
		}
	}
}
