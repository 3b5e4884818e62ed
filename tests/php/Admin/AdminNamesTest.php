<?php
/**
 * Names that somebody else chose, on the screens of the admin.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Admin;

use PHPUnit\Framework\Attributes\DataProvider;
use Vitrine\MediaLibrary\Albums;
use Vitrine\Plugin;
use Vitrine\Popup\PopupPosts;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\Webhook;
use Vitrine\Tests\HttpTestCase;

/**
 * Whatever editors call albums, popups, files and connections: administrators read it as text. Core prints some of what plugins hand it as it is.
 */
final class AdminNamesTest extends HttpTestCase {

	/** Once stored, core's filters leave all three as they are. */
	private const NAMES = [
		'entities' => '&lt;img src=x onerror=alert(42)&gt;',
		'doubled'  => '&amp;lt;img src=x onerror=alert(42)&amp;gt;',
		'quotes'   => '&quot;&gt;&lt;/option&gt;&lt;/select&gt;&#60;img src=x onerror=alert(42)&#62;&#039; onfocus=&quot;alert(42)',
	];

	/**
	 * What the test has stored.
	 *
	 * @var array{album: int, file: int, popup: int, copy: int, connection: int}
	 */
	private array $made;

	/**
	 * Names of an editor, and of a connection.
	 */
	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( self::add_user( 'editor' ) );
		$album  = 0;
		$popups = [];
		$file   = wp_insert_attachment( wp_slash( [ 'post_title' => implode( ' ', self::NAMES ), 'post_excerpt' => self::NAMES['entities'], 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ] ) );
		update_post_meta( $file, '_wp_attached_file', 'x.png' );
		foreach ( self::NAMES as $name ) {
			$term = wp_insert_term( wp_slash( $name ), Albums::TAXONOMY, [ 'parent' => $album, 'description' => wp_slash( $name ) ] );
			self::assertIsArray( $term, is_wp_error( $term ) ? $term->get_error_message() : '' );
			$album = $term['term_id'];
			wp_set_object_terms( $file, [ $album ], Albums::TAXONOMY, true );
			$popups[] = wp_insert_post( wp_slash( [ 'post_type' => PopupPosts::TYPE, 'post_status' => 'draft', 'post_title' => $name, 'post_content' => '<!-- wp:vitrine/popup ' . serialize_block_attributes( [ 'label' => $name, 'conditions' => [ [ 'type' => 'include', 'name' => 'archive', 'sub_name' => 'category', 'sub_id' => $name ] ], 'timing' => [ 'current_url' => [ 'current_url_url' => $name ] ] ] ) . ' /-->' ] ) );
		}
		update_post_meta( $popups[1], '_vitrine_popup_refused', 1 );
		wp_set_current_user( 0 );
		$plugin   = Plugin::instance();
		$provider = $plugin->providers->services()->get( 'nano_photos_provider2' );
		self::assertNotNull( $provider );
		$connection = $plugin->providers->connections()->add( $provider, implode( ' ', self::NAMES ), [ 'url' => 'https://photos.example/nano.php' ], false );
		$plugin->providers->connections()->update( $connection, [ 'next_refresh_at' => time() + DAY_IN_SECONDS, 'state' => 'failing', 'error' => (string) wp_json_encode( [ 'refused', implode( ' ', self::NAMES ), '1', '', time() ] ) ] );
		self::add_source( [ 'name' => implode( ' ', self::NAMES ), 'state' => 'reconnect' ] );
		global $wpdb;
		update_option( Webhook::OPTION, 'https://example.org/hook' );
		$wpdb->insert( $wpdb->prefix . SignUps::TABLE, [ 'email' => 'names@example.org', 'digest' => 'names', 'name' => implode( ' ', self::NAMES ), 'state' => 'left', 'secret' => '', 'leave_key' => '', 'consent' => self::NAMES['entities'], 'page' => '', 'asked_at' => 1, 'next' => '', 'hook_event' => 'confirmed', 'hook_problem' => '<img src=x onerror=alert(42)>' ] );
		$this->made = [ 'album' => $album, 'file' => $file, 'popup' => $popups[0], 'copy' => $popups[1], 'connection' => $connection->id ];
	}

	/**
	 * Takes away what no other test's end does.
	 */
	protected function tearDown(): void {
		foreach ( (array) get_terms( [ 'taxonomy' => Albums::TAXONOMY, 'hide_empty' => false, 'fields' => 'ids' ] ) as $id ) {
			wp_delete_term( (int) $id, Albums::TAXONOMY );
		}
		global $wpdb;
		delete_option( Webhook::OPTION );
		$wpdb->delete( $wpdb->prefix . SignUps::TABLE, [ 'digest' => 'names' ] );
		$providers = Plugin::instance()->providers;
		$providers->albums()->forget( $this->made['connection'] );
		$providers->connections()->delete( $this->made['connection'] );
		parent::tearDown();
	}

	/**
	 * No element and no attribute comes out of a name.
	 *
	 * @param string $path Path, with the names of what was made in braces.
	 * @param string $says What the screen has to show of the names, as readers see it; '' = it shows none.
	 */
	#[DataProvider( 'screens' )]
	public function test_names_stay_text( string $path, string $says ): void {
		$path   = (string) preg_replace_callback( '/\{(\w+)\}/', fn( array $found ): string => (string) $this->made[ $found[1] ], $path );
		$answer = self::ask( 'GET', $path, [ 'Cookie' => self::session( self::add_user( 'administrator' ) )['cookies'] ] );
		self::assertSame( 200, $answer['status'] );
		// Core's script puts these names into the page as HTML.
		preg_match( '/var vitrineAlbums = (.+);$/m', $answer['body'], $script );
		$names = array_column( (array) json_decode( $script[1] ?? '[]', true ), 1 );
		$page  = new \DOMDocument();
		self::assertTrue( $page->loadHTML( '<?xml encoding="UTF-8">' . $answer['body'] . implode( '', $names ), LIBXML_NOERROR ) );
		$found = ( new \DOMXPath( $page ) )->query( '//*[@src="x" or contains(@onerror, "42") or contains(@onfocus, "42")]' );
		self::assertInstanceOf( \DOMNodeList::class, $found );
		$outside = '';
		foreach ( $found as $element ) {
			self::assertInstanceOf( \DOMNode::class, $element );
			$outside .= $page->saveHTML( $element );
		}
		self::assertSame( '', $outside );
		self::assertStringContainsString( $says, $page->textContent, 'The screen shows the names.' );
	}

	/**
	 * Screens that show such names.
	 *
	 * @return array<string, array{string, string}>
	 */
	public static function screens(): array {
		$name = '<img src=x onerror=alert(42)>';
		return [
			'files'          => [ '/wp-admin/upload.php?mode=list', "— {$name}" ],
			'grid of files'  => [ '/wp-admin/upload.php?mode=grid', "— {$name}" ],
			'a file'         => [ '/wp-admin/post.php?post={file}&action=edit', $name ],
			'albums'         => [ '/wp-admin/edit-tags.php?taxonomy=vitrine_album&post_type=attachment', $name ],
			'an album'       => [ '/wp-admin/term.php?taxonomy=vitrine_album&post_type=attachment&tag_ID={album}', $name ],
			'popups'         => [ '/wp-admin/edit.php?post_type=vitrine_popup', 'was kept as a draft' ],
			'a copied popup' => [ '/wp-admin/edit.php?post_type=vitrine_popup&vitrine_copy={popup}', "“{$name}” was created" ],
			'a popup'        => [ '/wp-admin/post.php?post={popup}&action=edit', '' ],
			'dashboard'      => [ '/wp-admin/index.php', $name ],
			'plugins'        => [ '/wp-admin/plugins.php', $name ],
			'sign-ups'       => [ '/wp-admin/tools.php?page=vitrine-sign-ups', "Failed: {$name}" ],
			'settings'       => [ '/wp-admin/options-general.php?page=vitrine', '' ],
			'privacy guide'  => [ '/wp-admin/options-privacy.php?tab=policyguide', '' ],
			'health'         => [ '/wp-admin/site-health.php?tab=debug', '' ],
		];
	}
}
