<?php
/**
 * The blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Registers all blocks from the manifest in one call, and gives each its renderer.
 */
final class Blocks implements Module {

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
	 * Keeps what renders the blocks.
	 *
	 * @param array<string, \Closure(array<string, mixed>, string, \WP_Block): string> $renderers By name of the block.
	 */
	public function __construct( private readonly array $renderers ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'register_blocks' ] );
		add_filter( 'block_categories_all', [ $this, 'categories' ] );
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
	 * Registers the blocks.
	 */
	public function register_blocks(): void {
		$build    = dirname( VITRINE_FILE ) . '/build';
		$manifest = $build . '/blocks-manifest.php';
		if ( ! is_readable( $manifest ) ) {
			add_action( 'admin_notices', [ $this, 'not_built' ] );
			return;
		}
		add_filter( 'block_type_metadata', [ $this, 'types_only' ] );
		wp_register_block_types_from_metadata_collection( $build, $manifest );
		remove_filter( 'block_type_metadata', [ $this, 'types_only' ] );
		foreach ( $this->renderers as $name => $renderer ) {
			$block = \WP_Block_Type_Registry::get_instance()->get_registered( $name );
			if ( $block !== null ) {
				// block.json names the template; what it prints is made here.
				$block->render_callback = $renderer;
			}
		}
	}

	/**
	 * Adds the category of our blocks.
	 *
	 * @param array<int, array<string, mixed>> $categories Categories.
	 * @return array<int, array<string, mixed>>
	 */
	public function categories( array $categories ): array {
		$categories[] = [
			'slug'  => 'vitrine',
			'title' => 'Vitrine',
			'icon'  => null,
		];
		return $categories;
	}

	/**
	 * Tells developers what is missing.
	 */
	public function not_built(): void {
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
