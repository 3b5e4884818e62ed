<?php
/**
 * Hands WordPress what the modules have.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

use Vitrine\Support\Sites;

defined( 'ABSPATH' ) || exit;

/**
 * Registers blocks and script modules in every request; parts of the admin, routes and patterns where somebody uses
 * them.
 */
final class ModuleLoader {

	/** Keywords of an attribute that WordPress is told. */
	private const KEYWORDS = [ 'type', 'default', 'source', 'selector', 'attribute', 'role' ];

	/** Types of values that Support\Schema can use although they are of another one than is asked for. */
	private const TYPES = [
		'integer' => [ 'number', 'string' ],
		'number'  => [ 'number', 'string' ],
		'boolean' => [ 'boolean', 'number', 'string' ],
		'string'  => [ 'string', 'number' ],
	];

	/**
	 * Renderers, once somebody has asked for them.
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
		register_deactivation_hook(
			VITRINE_FILE,
			fn( bool $network_wide ) => Sites::each( $network_wide, [ $this, 'clear_events' ] )
		);
	}

	/**
	 * Registers the script modules of visitors; WordPress prints those that a page needs.
	 */
	public function register_script_modules(): void {
		$file = dirname( VITRINE_FILE ) . '/build/modules.php';
		/** What the build wrote.
		 *
		 * @var array<non-empty-string, array{
		 *     file: string,
		 *     dependencies: list<non-empty-string>,
		 *     version: string,
		 * }> $modules */
		$modules = is_readable( $file ) ? require $file : [];
		$build   = plugins_url( 'build/', VITRINE_FILE );
		foreach ( $modules as $id => $module ) {
			wp_register_script_module( $id, $build . $module['file'], $module['dependencies'], $module['version'] );
		}
	}

	/**
	 * Registers all blocks from the manifest, and gives each its renderer.
	 */
	public function register_blocks(): void {
		$build    = dirname( VITRINE_FILE ) . '/build';
		$manifest = "{$build}/blocks-manifest.php";
		if ( ! is_readable( $manifest ) ) {
			add_action( 'admin_notices', [ $this, 'print_not_built' ] );
			return;
		}
		add_filter( 'block_type_metadata', [ $this, 'types_only' ] );
		if ( ! is_admin() ) {
			add_filter( 'block_type_metadata', [ $this, 'leave_out' ] );
		}
		wp_register_block_types_from_metadata_collection( $build, $manifest );
		remove_filter( 'block_type_metadata', [ $this, 'leave_out' ] );
		remove_filter( 'block_type_metadata', [ $this, 'types_only' ] );
		foreach ( $this->renderers() as $name => $renderer ) {
			$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( $block !== null ) {
				// block.json names the template; what it prints is made here.
				$block->render_callback = $renderer;
			}
		}
	}

	/**
	 * What renders the blocks of all modules.
	 *
	 * @return array<string, \Closure(array<string, mixed>, string, \WP_Block): string> Renderers by name of the block.
	 */
	private function renderers(): array {
		return $this->renderers ??= array_merge(
			...array_map( static fn( CapabilityModule $module ): array => $module->blocks(), $this->modules )
		);
	}

	/**
	 * The metadata of a block as WordPress is told them: without bounds and choices. WordPress drops a whole attribute
	 * for one value beyond them, on the page and in the editor each by rules of its own; Support\Schema brings each
	 * value within them alone.
	 *
	 * @param array<string, mixed> $metadata Content of block.json.
	 * @return array<string, mixed>
	 */
	public function types_only( array $metadata ): array {
		$keywords = array_flip( self::KEYWORDS );
		foreach ( $metadata['attributes'] ?? [] as $name => $node ) {
			$node                            = array_intersect_key( $node, $keywords );
			$node['type']                    = self::TYPES[ $node['type'] ] ?? $node['type'];
			$metadata['attributes'][ $name ] = $node;
		}
		return $metadata;
	}

	/**
	 * Leaves out of a block what visitors' pages do not need: translations, and files that core would look at. Scripts
	 * are named by their handles: visitors need none of the editor's, and their own modules are registered. A template
	 * is left out where a module has a renderer.
	 *
	 * @param array{name: non-falsy-string, ...} $metadata A block.json.
	 * @return array<string, mixed>
	 */
	public function leave_out( array $metadata ): array {
		foreach ( [ 'editorScript', 'editorStyle', 'viewScriptModule' ] as $field ) {
			if ( isset( $metadata[ $field ] ) ) {
				$metadata[ $field ] = generate_block_asset_handle( $metadata['name'], $field );
			}
		}
		unset( $metadata['textdomain'] );
		if ( isset( $this->renderers()[ $metadata['name'] ] ) ) {
			unset( $metadata['render'] );
		}
		return $metadata;
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
	 * Takes the events of the current site away.
	 */
	public function clear_events(): void {
		foreach ( $this->modules as $module ) {
			$module->clear_events();
		}
	}

	/**
	 * Tells developers what is missing.
	 */
	public function print_not_built(): void {
		if ( current_user_can( 'activate_plugins' ) ) {
			printf(
				'<div class="notice notice-error"><p><strong>Vitrine</strong> %s</p></div>',
				esc_html__(
					'is not built: run "npm ci" and "npm run build" in its folder, or install its zip.',
					'vitrine'
				)
			);
		}
	}
}
