<?php
/**
 * What a page costs that uses nothing of the plugin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests;

use Vitrine\Plugin;

/**
 * Asked over HTTP, as a visitor does: of capabilities such a page reads the modules alone, and it prints nothing of them.
 */
final class IdleTest extends TestCase {

	/** Files beside those of the modules: each capability adds only its own. */
	private const MAX_SHARED_FILES = 8;

	/** Says in headers which files of the plugin were read, and how many queries there were. */
	private const PROBE = '<?php
		isset( $_SERVER["HTTP_X_WITHOUT"] ) && add_filter( "option_active_plugins", "__return_empty_array" );
		ob_start( static function ( $html ) {
			$own = defined( "VITRINE_FILE" ) ? dirname( VITRINE_FILE ) . "/" : "-";
			$own = array_filter( get_included_files(), static fn( $file ) => preg_match( "~^{$own}(php|build|plugin\.php)~", $file ) );
			header( "X-Files: " . implode( " ", array_map( "basename", $own ) ) );
			header( "X-Queries: " . get_num_queries() );
			return $html;
		} );';

	/**
	 * Files, queries and bytes.
	 */
	public function test_page_that_uses_nothing(): void {
		$site = Site::start();
		try {
			wp_mkdir_p( "{$site->folder}/wp-content/mu-plugins" );
			file_put_contents( "{$site->folder}/wp-content/mu-plugins/probe.php", self::PROBE );
			$url = $site->run( 'return get_permalink( wp_insert_post( [ "post_type" => "page", "post_status" => "publish", "post_title" => "Idle", "post_content" => "<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->" ] ) );' );
			$ask = static fn( array $headers = [] ): array => (array) wp_remote_get( $url, [ 'headers' => $headers, 'timeout' => 60 ] );
			// The first views of a site fill what WordPress keeps.
			$ask();
			$ask( [ 'X-Without' => '1' ] );
			[ $with, $without ] = [ $ask(), $ask( [ 'X-Without' => '1' ] ) ];
			// WordPress before 7.0 has no such support for blocks that PHP renders.
			$anchors            = function_exists( 'wp_register_anchor_support' ) ? [] : [ 'AnchorSupport.php' ];
			$files              = explode( ' ', implode( ' ', (array) wp_remote_retrieve_header( $with, 'X-Files' ) ) );
			self::assertContains( 'PopupModule.php', $files );
			self::assertLessThanOrEqual( self::MAX_SHARED_FILES + count( $anchors ) + count( Plugin::instance()->modules ), count( $files ), implode( ' ', $files ) );
			preg_match_all( "~^\t+'(?:\w+/)*(\w+)',$~m", (string) file_get_contents( Site::root() . '/php/autoload.php' ), $listed );
			self::assertEqualsCanonicalizing(
				[ 'plugin.php', 'Requirements.php', 'autoload.php', 'registry.php', ...$anchors, ...array_map( static fn( string $name ): string => "{$name}.php", $listed[1] ) ],
				$files,
				'php/autoload.php reads at once what every request needs, and nothing else.'
			);
			self::assertSame( wp_remote_retrieve_header( $without, 'X-Queries' ), wp_remote_retrieve_header( $with, 'X-Queries' ) );
			self::assertSame( wp_remote_retrieve_body( $without ), wp_remote_retrieve_body( $with ) );
		} finally {
			$site->stop();
		}
	}
}
