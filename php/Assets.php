<?php
/**
 * What the build has for several blocks.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Brings scripts and styles where a block needs them, and nowhere else. Visitors' modules: ModuleLoader.
 */
final class Assets implements Module {

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'register_editor' ], 5 );
	}

	/**
	 * Registers `vitrine-editor`, which the editor scripts of all blocks share.
	 */
	public function register_editor(): void {
		$editor = self::asset( 'editor/index' );
		if ( $editor !== null ) {
			wp_register_script( 'vitrine-editor', $editor['url'], $editor['dependencies'], $editor['version'], true );
			wp_set_script_translations( 'vitrine-editor', 'vitrine' );
		}
	}

	/**
	 * What the inserter gives new blocks that stored ones lack. Twin: frontend/render/new-blocks.json.
	 *
	 * @param string $slug Slug of the block, possibly of none.
	 * @return array<string, mixed>|null Null where new ones have nothing of it.
	 */
	public static function new_block( string $slug ): ?array {
		$file       = dirname( VITRINE_FILE ) . '/build/new-blocks.json';
		$attributes = ( (array) wp_json_file_decode( $file, [ 'associative' => true ] ) )[ $slug ] ?? null;
		return is_array( $attributes ) ? $attributes : null;
	}

	/**
	 * Brings WordPress's copy of React to pages that may open an island, where islands are built against it: a module
	 * cannot ask for it.
	 *
	 * @template T
	 * @param T $data Data of the island, printed before the classic scripts of the foot.
	 * @return T
	 */
	public static function enqueue_island_scripts( mixed $data ): mixed {
		$file = dirname( VITRINE_FILE ) . '/build/frontend/islands.php';
		/** What the build wrote.
		 *
		 * @var list<non-empty-string> $scripts */
		$scripts = is_readable( $file ) ? require $file : [];
		foreach ( $scripts as $script ) {
			wp_enqueue_script( $script );
		}
		return $data;
	}

	/**
	 * Lets WordPress print our style sheets into the page besides those that it prints anyway: within its limit they
	 * would push a larger sheet of another block, such as core's navigation, into a request that holds up the first
	 * paint. A site whose limit has no room for ours keeps it.
	 *
	 * @param mixed $limit Most bytes of style sheets in a page; other plugins may say anything.
	 */
	public static function add_own_styles( mixed $limit ): mixed {
		$own = 0;
		foreach ( wp_styles()->queue as $handle ) {
			$path = wp_styles()->get_data( $handle, 'path' );
			if (
				str_starts_with( $handle, 'vitrine-' )
				&& is_string( $path )
				&& wp_styles()->registered[ $handle ]->src !== false
			) {
				$own += wp_filesize( $path );
			}
		}
		return is_numeric( $limit ) && $own <= $limit ? $limit + $own : $limit;
	}

	/**
	 * What the build knows about a script.
	 *
	 * @param string $name Such as `frontend/index`.
	 * @return array{
	 *     url: non-empty-string,
	 *     dependencies: list<non-empty-string>,
	 *     version: string,
	 * }|null Null while it is not built.
	 */
	public static function asset( string $name ): ?array {
		$file = dirname( VITRINE_FILE ) . "/build/{$name}.asset.php";
		if ( ! is_readable( $file ) ) {
			return null;
		}
		/** What the build wrote.
		 *
		 * @var array{dependencies: list<non-empty-string>, version: string} $asset */
		$asset = require $file;
		/** An address.
		 *
		 * @var non-empty-string $url */
		$url = plugins_url( "build/{$name}.js", VITRINE_FILE );
		return [ 'url' => $url, ...$asset ];
	}
}
