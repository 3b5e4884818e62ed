<?php
/**
 * Popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Admin\PopupActions;
use Vitrine\Admin\PopupChecks;
use Vitrine\Admin\PopupList;
use Vitrine\CapabilityModule;
use Vitrine\Compat\Elementor\ElementorLinks;
use Vitrine\Consent\Consent;
use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Popup\Display\PopupBlock;
use Vitrine\Popup\Display\PopupData;
use Vitrine\Popup\Display\PopupPage;
use Vitrine\Popup\Display\PopupTemplate;
use Vitrine\Popup\Links\LinkActions;
use Vitrine\Popup\Links\LinkBlocks;
use Vitrine\Popup\Publishing\PrePublishCheck;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Popup\Statistics\StatisticsDownload;
use Vitrine\Rest\Popups\PopupPostsController;
use Vitrine\Rest\Popups\PopupsController;
use Vitrine\Rest\Popups\PopupStatisticsController;
use Vitrine\Rest\VisitorController;
use Vitrine\Support\ElementIds;

defined( 'ABSPATH' ) || exit;

/**
 * The post type and its block, popups on pages, links that open them, and their figures.
 */
final class PopupModule extends CapabilityModule {

	/** Where links to popups stand, besides blocks. Shortcodes and embeds are done by then. */
	private const CONTENTS = [
		'the_content',
		'widget_text',
		'widget_custom_html_content',
		'widget_block_content',
		'wp_nav_menu',
	];

	// phpcs:disable Squiz.Commenting.VariableComment -- One of each for the page, made when it is first wanted.
	private ?PopupIndex $index               = null;
	private ?PagePopups $popups              = null;
	private ?PopupPreview $preview           = null;
	private ?PrePublishCheck $check          = null;
	private ?ElementIds $element_ids         = null;
	private ?ElementorLinks $elementor_links = null;
	// phpcs:enable

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		// Right after core registers its own: the same calls cost half then (decision 0021).
		add_action( 'init', self::register_type( ... ), 0 );
		$this->register_page();
		$this->register_links();
		$this->register_publishing();
	}

	/**
	 * Adds the hooks of pages; those without a popup read nothing more than the option.
	 */
	private function register_page(): void {
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
		add_filter(
			'pre_render_block',
			static fn( mixed $html, array $block ): mixed => isset( $block['attrs']['metadata']['blockVisibility'] )
				|| ( $block['blockName'] ?? '' ) === 'vitrine/popup-variant'
				? PopupPage::leave_out_hidden( $html, $block )
				: $html,
			10,
			2
		);
		// Before WordPress prints the styles that blocks have collected (block themes).
		add_action( 'wp_enqueue_scripts', $this->match( ... ), 5 );
		add_action( 'wp_enqueue_scripts', $this->leave_out_style( ... ), 20 );
		add_action( 'wp_body_open', fn() => $this->popups === null ? null : $this->page()->print_rows(), 5 );
		// Before WordPress prints the styles that blocks have collected (classic themes), and its modules.
		add_action( 'wp_footer', fn() => $this->popups === null ? null : $this->page()->render(), 0 );
		add_action( 'wp_footer', fn() => $this->popups === null ? null : $this->page()->print(), 5 );
		add_filter( 'script_module_data_@vitrine/popup', fn( array $data ): array => $this->data()->add( $data ) );
		add_action(
			'admin_bar_menu',
			fn( \WP_Admin_Bar $bar ) => $this->popups === null ? null : $this->tester()->add_link( $bar ),
			90
		);
		// phpcs:disable WordPress.Security.NonceVerification -- They only show.
		if ( isset( $_GET['vitrine-popup-preview'] ) ) {
			add_action( 'template_redirect', fn() => $this->page()->prepare_preview() );
		}
		if ( isset( $_GET['popup-debug'] ) ) {
			add_action( 'template_redirect', fn() => $this->tester()->answer(), 0 );
			add_action( 'wp_footer', fn() => $this->tester()->enqueue(), 2 );
		}
		// phpcs:enable
	}

	/**
	 * Adds the hooks of links and buttons that open popups: Elementor's become ours first. Late, so that what other
	 * plugins make of a block has its link, too.
	 */
	public function register_links(): void {
		// What most blocks print is searched once.
		$of_content = fn( mixed $html ): mixed => is_string( $html )
			&& preg_match( '/popup-|#elementor-action/', $html ) === 1
			? $this->link_actions()->of_content( $this->elementor_links()->convert( $html ) )
			: $html;
		add_filter(
			'render_block',
			fn( mixed $html, array $block ): mixed => isset( $block['attrs']['vitrinePopup'] )
				|| isset( $block['attrs']['vitrinePopupGoal'] )
				? $this->link_actions()->of_block( $this->elementor_links()->convert( $html ), $block )
				: $of_content( $html ),
			100,
			2
		);
		foreach ( self::CONTENTS as $filter ) {
			add_filter( $filter, $of_content, PHP_INT_MAX );
		}
	}

	/**
	 * Adds the hooks of what is saved.
	 */
	private function register_publishing(): void {
		add_filter( 'wp_insert_post_data', static fn( array $data ): array => ( new NewPopup() )->store( $data ) );
		// Late, so that nothing makes it public after this.
		add_filter(
			'wp_insert_post_data',
			fn( array $data, array $given ): array => $this->check()->check( $data, $given ),
			100,
			2
		);
		add_action(
			'save_post_vitrine_popup',
			fn( int $id, \WP_Post $post ) => $this->check()->remember( $id, $post ),
			10,
			2
		);
		// Core publishes what was scheduled without wp_insert_post().
		add_action( 'publish_future_post', fn( int $id ) => $this->check()->check_scheduled( $id ), 1 );
		add_action(
			'transition_post_status',
			fn(
				string $status,
				string $before,
				\WP_Post $post
			) => $this->check()->check_transition( $status, $before, $post ),
			1,
			3
		);
		foreach ( [ 'save_post_vitrine_popup', 'deleted_post_vitrine_popup' ] as $change ) {
			add_action( $change, fn() => $this->index()->forget() );
		}
		add_action(
			'deleted_post_vitrine_popup',
			fn( int $id ) => Database::exists() ? $this->statistics()->forget( $id ) : null
		);
		add_action( 'shutdown', fn() => $this->index?->mend() );
	}

	/**
	 * Adds what core's routes say of popups, and of blocks that may open one.
	 */
	public function prepare_rest(): void {
		add_filter( 'rest_pre_insert_vitrine_popup', [ $this->check(), 'check_request' ], 10, 2 );
		PopupPosts::register_fields();
		PopupPosts::add_names();
		LinkBlocks::add_attributes();
		if ( ! is_admin() ) {
			( new PopupEditor() )->register();
		}
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [
			'vitrine/popup' => fn(
				array $attributes,
				string $content,
				\WP_Block $block
			): string => $this->block()->render( $attributes, $content, $block ),
		];
	}

	/**
	 * Routes of figures, of visitors, and of what managers do with popups.
	 */
	public function routes(): array {
		return [
			fn() => ( new PopupStatisticsController( $this->statistics(), $this->index() ) )->register_routes(),
			static fn() => ( new VisitorController() )->register_routes(),
			static fn() => ( new PopupsController() )->register_routes(),
		];
	}

	/**
	 * The editor, and the list of popups.
	 */
	public function admin(): array {
		return [
			static fn(): Module => new PopupEditor(),
			fn(): Module => new StatisticsDownload( $this->statistics( ... ) ),
			fn(): Module => new PopupList( $this->statistics( ... ) ),
			static fn(): Module => new PopupActions(),
			static fn(): Module => new PopupChecks(),
		];
	}

	/**
	 * Popups to begin with.
	 */
	public function patterns(): array {
		return PopupPatterns::all();
	}

	/**
	 * The popups of the page: blocks and links name them.
	 */
	public function popups(): PagePopups {
		return $this->popups ??= new PagePopups( $this->index(), $this->preview() );
	}

	/**
	 * Which popups are where.
	 */
	public function index(): PopupIndex {
		return $this->index ??= new PopupIndex();
	}

	/**
	 * Makes what prints the popups of a page.
	 */
	public function page(): PopupPage {
		return new PopupPage( $this->index(), $this->popups(), $this->preview() );
	}

	/**
	 * Makes what script gets to know of them.
	 */
	public function data(): PopupData {
		return new PopupData( $this->index(), $this->popups(), $this->preview(), Consent::has_tool( ... ) );
	}

	/**
	 * Makes the renderer of the block.
	 */
	public function block(): PopupBlock {
		return new PopupBlock(
			$this->popups(),
			new PopupTemplate( dirname( VITRINE_FILE ) . '/build/popup' ),
			$this->element_ids ??= new ElementIds( 'popup' )
		);
	}

	/**
	 * Makes the figures of popups.
	 */
	public function statistics(): Statistics {
		return new Statistics( self::db() );
	}

	/**
	 * Makes what writes on links and buttons which popup they open.
	 */
	public function link_actions(): LinkActions {
		return new LinkActions( $this->popups() );
	}

	/**
	 * The same for links as Elementor writes them.
	 */
	public function elementor_links(): ElementorLinks {
		return $this->elementor_links ??= new ElementorLinks( $this->popups() );
	}

	/**
	 * Makes what explains the popups of a page to those who edit them.
	 */
	private function tester(): PopupTester {
		return new PopupTester( $this->popups(), $this->index() );
	}

	/**
	 * The popup that somebody looks at before visitors do.
	 */
	private function preview(): PopupPreview {
		return $this->preview ??= new PopupPreview();
	}

	/**
	 * What keeps popups that nothing closes from being published.
	 */
	private function check(): PrePublishCheck {
		return $this->check ??= new PrePublishCheck();
	}

	/**
	 * Finds the popups of a page, where the site has one that some page may match, or the page has named one so far.
	 */
	private function match(): void {
		$index = get_option( 'vitrine_popups' );
		$rows  = is_array( $index ) ? $index['include'] ?? null : null;
		// phpcs:ignore WordPress.Security.NonceVerification -- PopupPreview verifies it.
		if ( $rows !== [] || $this->popups !== null || isset( $_GET['vitrine-popup-preview'] ) ) {
			$this->page()->match();
		}
	}

	/**
	 * WordPress 6.8 prints the styles of all blocks on every page of a classic theme. A popup that is found later
	 * brings its own along.
	 */
	public function leave_out_style(): void {
		if ( ( $this->popups?->configs() ?? [] ) === [] && ! is_admin() ) {
			wp_dequeue_style( 'vitrine-popup-style' );
		}
	}

	/**
	 * Registers the post type.
	 */
	private static function register_type(): void {
		register_post_type(
			'vitrine_popup',
			[
				...( self::shows_names() ? PopupPosts::names() : [ 'label' => 'Popups' ] ),
				'public'                => false,
				'show_ui'               => true,
				'show_in_rest'          => true,
				'rest_base'             => 'popups',
				'rest_controller_class' => PopupPostsController::class,
				'menu_icon'             => 'dashicons-format-chat',
				'menu_position'         => 21,
				'capability_type'       => 'page',
				'map_meta_cap'          => true,
				'hierarchical'          => false,
				'supports'              => [ 'title', 'editor', 'author', 'revisions' ],
				'can_export'            => true,
				'delete_with_user'      => false,
				'template'              => [ [ 'vitrine/popup' ] ],
				// Not `all`: WordPress would hold what is in the block to the template, too, and offer to empty it.
				'template_lock'         => 'insert',
			]
		);
	}
}
