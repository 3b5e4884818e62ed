<?php
/**
 * What tests of popups share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Tests\Popup;

use Vitrine\Plugin;
use Vitrine\Popup\PopupPosts;
use Vitrine\Tests\TestCase;

/**
 * Popups, and visits of pages that know nothing of one another.
 */
abstract class PopupTestCase extends TestCase {

	protected const EVERYWHERE = [ [ 'type' => 'include', 'name' => 'general' ] ];

	/**
	 * What makes the page that is visited.
	 *
	 * @var Plugin
	 */
	protected Plugin $plugin;

	/**
	 * Begins a page.
	 */
	protected function setUp(): void {
		parent::setUp();
		$this->new_page();
	}

	/**
	 * Begins a page: what another one had is forgotten.
	 */
	protected function new_page(): void {
		$this->plugin = new Plugin();
		$block        = \WP_Block_Type_Registry::get_instance()->get_registered( 'vitrine/popup' );
		self::assertNotNull( $block, 'The plugin has to be built: npm run build.' );
		$block->render_callback = fn( array $attributes, string $content, \WP_Block $block ): string => $this->plugin->popup->block()->render( $attributes, $content, $block );
		wp_dequeue_script_module( '@vitrine/popup' );
		wp_dequeue_style( 'vitrine-popup-style' );
	}

	/**
	 * A block as it is saved.
	 *
	 * @param array<string, mixed> $attributes Attributes.
	 * @param string               $inside     Its inner blocks, '' = one paragraph.
	 */
	protected static function block( array $attributes = [], string $inside = '' ): string {
		$json = $attributes === [] ? '' : serialize_block_attributes( $attributes ) . ' ';
		return "<!-- wp:vitrine/popup {$json}-->" . ( $inside === '' ? self::paragraph( 'Inside' ) : $inside ) . '<!-- /wp:vitrine/popup -->';
	}

	/**
	 * A paragraph as it is saved.
	 *
	 * @param string $text HTML.
	 */
	protected static function paragraph( string $text ): string {
		return "<!-- wp:paragraph --><p>{$text}</p><!-- /wp:paragraph -->";
	}

	/**
	 * Adds a popup.
	 *
	 * @param array<string, mixed> $attributes Attributes of its block.
	 * @param string               $inside     Its inner blocks.
	 * @param array<string, mixed> $post       What else its post has.
	 */
	protected static function add_popup( array $attributes = [ 'conditions' => self::EVERYWHERE ], string $inside = '', array $post = [] ): int {
		return self::add_post( [ 'post_type' => PopupPosts::TYPE, 'post_title' => 'Popup', 'post_content' => self::block( $attributes, $inside ), ...$post ] );
	}

	/**
	 * Adds a published page.
	 *
	 * @param array<string, mixed> $post Post.
	 */
	protected static function add_post( array $post = [] ): int {
		$id = wp_insert_post( wp_slash( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'post_content' => self::paragraph( 'Text' ), ...$post ] ), true );
		self::assertIsInt( $id, is_wp_error( $id ) ? $id->get_error_message() : '' );
		return $id;
	}

	/**
	 * The main query becomes another one.
	 *
	 * @param array<string, mixed> $query Query; [] = there is no such page.
	 */
	protected function go_to( array $query ): void {
		// phpcs:disable WordPress.WP.GlobalVariablesOverride -- What a request of its own would do.
		$main                    = new \WP_Query();
		$GLOBALS['wp_the_query'] = $main;
		$GLOBALS['wp_query']     = $main;
		$main->query( $query );
		if ( $query === [] ) {
			$main->set_404();
		}
		$GLOBALS['post'] = $main->post ?? null;
		// phpcs:enable
	}

	/**
	 * Visits a page as WordPress makes it with a classic theme.
	 *
	 * @param array<string, mixed> $query Query; [] = there is no such page.
	 * @param bool                 $first Whether the content is made before the head, as block themes do.
	 * @return array{html: string, content: string, end: string, data: array<string, mixed>} The whole; the content; what is printed at the end; data of the module.
	 */
	protected function visit( array $query, bool $first = false ): array {
		global $wp_query;
		$this->new_page();
		$this->go_to( $query );
		$page = $this->plugin->popup->page();
		if ( ! $first ) {
			$page->match();
		}
		$content = '';
		while ( have_posts() ) {
			the_post();
			$content .= (string) apply_filters( 'the_content', get_the_content() );
		}
		$wp_query->rewind_posts();
		if ( $first ) {
			$page->match();
		}
		$page->render();
		ob_start();
		$page->print();
		$end  = (string) ob_get_clean();
		$data = json_decode( (string) wp_json_encode( $this->plugin->popup->data()->add( [] ) ), true );
		return [ 'html' => "{$content}\n{$end}", 'content' => $content, 'end' => $end, 'data' => $data ];
	}

	/**
	 * Whether the page asks for the script of popups.
	 */
	protected static function has_script(): bool {
		return self::has_script_module( '@vitrine/popup' );
	}

	/**
	 * Ids of the dialogs in some HTML.
	 *
	 * @param string $html HTML.
	 * @return list<string>
	 */
	protected static function dialogs( string $html ): array {
		$ids  = [];
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'dialog' ] ) ) {
			$ids[] = (string) $tags->get_attribute( 'id' );
		}
		return $ids;
	}

	/**
	 * What script gets to know of a popup.
	 *
	 * @param array<string, mixed> $visit   What visit() has found.
	 * @param string               $element Id of its dialog.
	 * @return array<string, mixed>
	 */
	protected static function config( array $visit, string $element ): array {
		foreach ( $visit['data']['popups'] ?? [] as $popup ) {
			if ( $popup['element'] === $element ) {
				return $popup;
			}
		}
		self::fail( "{$element} is not among the data." );
	}

	/**
	 * Adds somebody.
	 *
	 * @param string $role Role.
	 */
	protected static function add_user( string $role ): int {
		$id = wp_insert_user( [ 'user_login' => uniqid( $role, false ), 'user_pass' => 'x', 'user_email' => uniqid( $role, false ) . '@example.test', 'role' => $role ] );
		self::assertIsInt( $id );
		return $id;
	}
}
