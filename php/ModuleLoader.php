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
 * Registers blocks and script modules in every request; all else where somebody uses it.
 *
 * @phpstan-type Registry array{
 *     blocks: list<array<string, mixed>>,
 *     modules: array<non-empty-string, array{
 *         file: string,
 *         dependencies: list<non-empty-string>,
 *         version: string,
 *     }>,
 * }
 */
final class ModuleLoader {

	/** Properties of WP_Block_Type that core makes of fields of block.json. */
	private const PROPERTIES = [
		'apiVersion'      => 'api_version',
		'name'            => 'name',
		'title'           => 'title',
		'category'        => 'category',
		'parent'          => 'parent',
		'ancestor'        => 'ancestor',
		'description'     => 'description',
		'keywords'        => 'keywords',
		'attributes'      => 'attributes',
		'providesContext' => 'provides_context',
		'usesContext'     => 'uses_context',
		'supports'        => 'supports',
		'styles'          => 'styles',
		'example'         => 'example',
	];

	/** The same for fields that name a script or a style sheet. */
	private const HANDLES = [
		'editorScript'     => 'editor_script_handles',
		'editorStyle'      => 'editor_style_handles',
		'style'            => 'style_handles',
		'viewScriptModule' => 'view_script_module_ids',
	];

	/**
	 * Pages are complete without scripts, so that pictures come first: as core does with its blocks since WordPress 6.9
	 * (register_block_script_module_id()); older ones do not read it.
	 */
	private const AFTER_CONTENT = [ 'fetchpriority' => 'low', 'in_footer' => true ];

	/**
	 * Blocks that core registers itself on visitors' pages because a filter changes them: it translates them, too.
	 *
	 * @var array<string, true>
	 */
	private static array $registered_by_core = [];

	/**
	 * What the build has written down, once somebody has asked for it.
	 *
	 * @var Registry|null
	 */
	private ?array $registry = null;

	/**
	 * Renderers of blocks by name, once one is to be rendered.
	 *
	 * @var array<string, \Closure(array<string, mixed>, string, \WP_Block): string>|null
	 */
	private ?array $renderers = null;

	/**
	 * Keeps the modules.
	 *
	 * @param list<CapabilityModule> $modules The modules.
	 */
	public function __construct( private readonly array $modules ) {}

	/**
	 * Adds the hooks; of a plugin that is not built, only those of the site, and the notice that says so.
	 */
	public function register(): void {
		if ( $this->registry()['blocks'] === [] ) {
			add_action( 'admin_notices', [ $this, 'print_not_built' ] );
			foreach ( $this->modules as $module ) {
				if ( $module instanceof SiteModule ) {
					$module->register();
				}
			}
			return;
		}
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
		add_action( 'admin_init', [ $this, 'prepare_admin' ] );
		add_action( 'rest_api_init', [ $this, 'prepare_rest' ] );
		// When everybody has registered blocks.
		add_action( 'wp_loaded', [ $this, 'wrap_pattern_block' ] );
	}

	/**
	 * Prepares the admin, which lists patterns.
	 */
	public function prepare_admin(): void {
		foreach ( $this->modules as $module ) {
			$module->prepare_admin();
		}
		$this->register_patterns();
	}

	/**
	 * Prepares the REST API: what modules need comes before their routes.
	 */
	public function prepare_rest(): void {
		foreach ( $this->modules as $module ) {
			$module->prepare_rest();
		}
		$this->register_patterns();
		$this->translate_blocks();
		foreach ( $this->modules as $module ) {
			foreach ( $module->routes() as $register ) {
				$register();
			}
		}
	}

	/**
	 * What the build has written down for WordPress.
	 *
	 * @return Registry Nothing where there is no build.
	 */
	private function registry(): array {
		/** What the build wrote.
		 *
		 * @var Registry|false $registry */
		// phpcs:ignore WordPress.PHP.NoSilencedErrors -- To ask the disk first takes longer than to read the file.
		$registry = $this->registry ?? @include dirname( VITRINE_FILE ) . '/build/registry.php';
		$this->registry = is_array( $registry ) ? $registry : [ 'blocks' => [], 'modules' => [] ];
		return $this->registry;
	}

	/**
	 * Registers all blocks and script modules of visitors. What their pages need stands in one file of the build.
	 */
	public function register_blocks(): void {
		[ 'blocks' => $types, 'modules' => $modules ] = $this->registry();
		foreach ( $modules as $id => $module ) {
			$url = CapabilityModule::build_url( $module['file'] );
			wp_register_script_module( $id, $url, $module['dependencies'], $module['version'], self::AFTER_CONTENT );
		}
		$build = dirname( VITRINE_FILE ) . '/build';
		if ( is_admin() ) {
			self::let_core_register(
				$types,
				static fn() => wp_register_block_types_from_metadata_collection(
					$build,
					"{$build}/blocks-manifest.php"
				)
			);
		} else {
			foreach ( $types as $metadata ) {
				self::register_block( $metadata, $build );
			}
		}
		$this->register_renderers();
		if ( ! function_exists( 'wp_register_anchor_support' ) ) {
			AnchorSupport::register();
		}
	}

	/**
	 * Lets core read block.json; of attributes it is told types only.
	 *
	 * @param list<array<string, mixed>> $types    What the build has made of the files.
	 * @param \Closure(): mixed          $register Calls core.
	 */
	private static function let_core_register( array $types, \Closure $register ): void {
		$attributes = array_column( $types, 'attributes', 'name' );
		$types_only = static fn( array $metadata ): array => [
			...$metadata,
			'attributes' => $attributes[ $metadata['name'] ] ?? $metadata['attributes'] ?? [],
		];
		add_filter( 'block_type_metadata', $types_only, PHP_INT_MIN );
		$register();
		remove_filter( 'block_type_metadata', $types_only, PHP_INT_MIN );
	}

	/**
	 * Gives each block its renderer, which modules are asked for when they have one to render.
	 */
	public function register_renderers(): void {
		$registry = \WP_Block_Type_Registry::get_instance();
		foreach ( $this->registry()['blocks'] as $metadata ) {
			$block = isset( $metadata['render'] ) ? $registry->get_registered( $metadata['name'] ) : null;
			if ( $block !== null ) {
				// block.json names the template; what it prints is made here.
				$template               = $block->render_callback;
				$block->render_callback = function ( mixed ...$given ) use ( $metadata, $template ): string {
					$this->renderers ??= array_merge(
						...array_map( static fn( CapabilityModule $one ): array => $one->blocks(), $this->modules )
					);
					return ( $this->renderers[ $metadata['name'] ] ?? $template )( ...$given );
				};
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
		$metadata['file'] = "{$build}/{$slug}/block.json";
		// phpcs:disable WordPress.NamingConventions.PrefixAllGlobals -- hooks of core.
		if ( apply_filters( 'block_type_metadata', $metadata ) !== $metadata ) {
			self::$registered_by_core[ $metadata['name'] ] = true;
			// Another plugin adds scripts, hooked blocks, variations …: core knows what to make of them.
			self::let_core_register(
				[ $metadata ],
				static fn() => register_block_type_from_metadata( "{$build}/{$slug}" )
			);
			return;
		}
		unset( self::$registered_by_core[ $metadata['name'] ] );
		if ( isset( $metadata['style'] ) ) {
			$sheet  = "{$slug}/style-index";
			$url    = CapabilityModule::build_url( "{$sheet}.css" );
			$styles = wp_styles();
			$styles->add( $metadata['style'], $url, [], $metadata['version'] );
			CapabilityModule::mirror( $metadata['style'], $sheet );
			// Where core takes short ones from, to print them into the page.
			$styles->add_data( $metadata['style'], 'path', "{$build}/" . CapabilityModule::sheet( $sheet ) );
		}
		$settings = [];
		foreach ( $metadata as $field => $value ) {
			if ( isset( self::PROPERTIES[ $field ] ) ) {
				$settings[ self::PROPERTIES[ $field ] ] = $value;
			} elseif ( isset( self::HANDLES[ $field ] ) ) {
				$settings[ self::HANDLES[ $field ] ] = [ $value ];
			}
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
		\WP_Block_Type_Registry::get_instance()->register( $settings['name'] ?? $metadata['name'], $settings );
	}

	/**
	 * Translates what the blocks say of themselves; core has done so with those that it registered.
	 */
	public function translate_blocks(): void {
		if ( ! is_admin() ) {
			BlockTranslations::translate( self::$registered_by_core );
		}
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
	 * Makes core/pattern register our patterns before it renders one of them, as templates of themes do.
	 */
	public function wrap_pattern_block(): void {
		$type   = \WP_Block_Type_Registry::get_instance()->get_registered( 'core/pattern' );
		$render = $type?->render_callback;
		if ( is_callable( $render ) ) {
			$type->render_callback = function ( array $attributes, mixed ...$more ) use ( $render ): mixed {
				if ( str_starts_with( (string) ( $attributes['slug'] ?? '' ), 'vitrine/' ) ) {
					$this->register_patterns();
				}
				return $render( $attributes, ...$more );
			};
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
				__( 'is not built. Run "npm ci" and "npm run build" in its folder, or install its zip.', 'vitrine' )
			);
		}
	}
}
