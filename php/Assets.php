<?php
/**
 * Scripts that several blocks share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine;

defined( 'ABSPATH' ) || exit;

/**
 * Registers them; WordPress prints them where a block needs them, and nowhere else.
 */
final class Assets implements Module {

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'init', [ $this, 'register_shared' ], 5 );
	}

	/**
	 * Registers `@vitrine/frontend` for visitors, and `vitrine-editor` for the editor.
	 */
	public function register_shared(): void {
		$frontend = self::asset( 'frontend/index' );
		if ( $frontend !== null ) {
			wp_register_script_module( '@vitrine/frontend', $frontend['url'], [], $frontend['version'] );
		}
		$editor = is_admin() ? self::asset( 'editor/index' ) : null;
		if ( $editor !== null ) {
			wp_register_script( 'vitrine-editor', $editor['url'], $editor['dependencies'], $editor['version'], true );
			wp_set_script_translations( 'vitrine-editor', 'vitrine' );
		}
	}

	/**
	 * What the build knows about a script.
	 *
	 * @param string $name Such as `frontend/index`.
	 * @return array{url: non-empty-string, dependencies: list<non-empty-string>, version: string}|null Null while it is not built.
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
