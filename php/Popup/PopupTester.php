<?php
/**
 * What the tester asks a page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup;

use Vitrine\Assets;
use Vitrine\CapabilityModule;
use Vitrine\Popup\Display\PageKeys;
use Vitrine\Popup\Display\PopupData;
use Vitrine\Viewports;

defined( 'ABSPATH' ) || exit;

/**
 * With `?popup-debug` a page explains its popups to those who may edit them; `?popup-debug=json` tells
 * what the page is, so that the editor knows whether a popup is on it.
 *
 * Nobody else gets anything by it, and the page stays what it is.
 */
final class PopupTester {

	private const PARAMETER = 'popup-debug';

	private const HANDLE = 'vitrine-popup-debug';

	/**
	 * Keeps the popups of the page.
	 *
	 * @param PagePopups $popups Popups of the page.
	 * @param PopupIndex $index  Which popups are where.
	 */
	public function __construct( private readonly PagePopups $popups, private readonly PopupIndex $index ) {}

	/**
	 * Leads to the panel from the toolbar of pages that have popups.
	 *
	 * @param \WP_Admin_Bar $bar Toolbar.
	 */
	public function add_link( \WP_Admin_Bar $bar ): void {
		if ( is_admin() || $this->popups->configs() === [] || ! self::may() ) {
			return;
		}
		// phpcs:ignore WordPress.Security.NonceVerification -- it only shows.
		$is_on = isset( $_GET[ self::PARAMETER ] );
		$bar->add_node(
			[
				'id'    => self::HANDLE,
				'title' => esc_html(
					$is_on ? __( 'Stop explaining popups', 'vitrine' ) : __( 'Explain popups', 'vitrine' )
				),
				'href'  => $is_on ? remove_query_arg( self::PARAMETER ) : add_query_arg( self::PARAMETER, '1' ),
			]
		);
	}

	/**
	 * Tells what the page is.
	 */
	public function answer(): void {
		if ( ! self::may() ) {
			return;
		}
		nocache_headers();
		if ( ! defined( 'DONOTCACHEPAGE' ) ) {
			define( 'DONOTCACHEPAGE', true ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals.NonPrefixedConstantFound -- What page caches look for.
		}
		if ( $_GET[ self::PARAMETER ] === 'json' ) { // phpcs:ignore WordPress.Security.NonceVerification, WordPress.Security.ValidatedSanitizedInput -- compared only.
			wp_send_json( $this->page() );
		}
	}

	/**
	 * What the page is.
	 *
	 * @return array{
	 *     title: string,
	 *     keys: list<string>,
	 *     popups: list<int>,
	 * } Its name, the keys of where that are true of it (docs/popup.md), and the published popups that match.
	 */
	public function page(): array {
		$keys = PageKeys::current();
		return [
			'title'  => html_entity_decode( wp_get_document_title(), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
			'keys'   => $keys,
			'popups' => $this->index->matching( $keys ),
		];
	}

	/**
	 * Brings the panel to the page. Its script is one of the editor's kind, with WordPress's own words and components.
	 */
	public function enqueue(): void {
		$asset = Assets::asset( 'popup/debug' );
		if ( $asset === null || ! self::may() || is_admin() ) {
			return;
		}
		wp_enqueue_script( self::HANDLE, $asset['url'], $asset['dependencies'], $asset['version'], true );
		wp_set_script_translations( self::HANDLE, 'vitrine' );
		wp_enqueue_style(
			self::HANDLE,
			CapabilityModule::build_url( CapabilityModule::sheet( 'popup/debug' ) ),
			[ 'wp-components' ],
			$asset['version']
		);
		wp_print_inline_script_tag(
			(string) wp_json_encode( $this->panel(), JSON_HEX_TAG | JSON_HEX_AMP ),
			[ 'type' => 'application/json', 'id' => self::HANDLE . '-data' ]
		);
	}

	/**
	 * What the panel knows.
	 *
	 * @return array{site: array<string, mixed>, popups: list<array<string, mixed>>, visitor: string}
	 */
	private function panel(): array {
		$popups = [];
		foreach ( $this->popups->configs() as $config ) {
			$post = is_int( $config->id ) ? $config->id : 0;
			if ( $post === 0 || current_user_can( 'edit_post', $post ) ) {
				$popups[] = [
					'config' => $config,
					'title'  => $post === 0
						? $config->element
						: html_entity_decode( get_the_title( $post ), ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
					'edit'   => $post === 0 ? '' : (string) get_edit_post_link( $post, 'raw' ),
				];
			}
		}
		return [
			'site'    => self::site(),
			'popups'  => $popups,
			'visitor' => rest_url( 'vitrine/v1/visitor' ),
		];
	}

	/**
	 * What rules need to know of the site. Twin: Site in blocks/popup/tester/situation.ts.
	 *
	 * @return array{
	 *     zone: string|int,
	 *     engines: list<string>,
	 *     breakpoints: array{mobile: int, tablet: int},
	 *     consent: bool,
	 * }
	 */
	public static function site(): array {
		return [
			'zone'        => PopupData::zone(),
			'engines'     => PopupData::engines(),
			'breakpoints' => Viewports::of_theme(),
			'consent'     => function_exists( 'wp_has_consent' ),
		];
	}

	/**
	 * Whether somebody edits popups.
	 */
	private static function may(): bool {
		$type = get_post_type_object( PopupPosts::TYPE );
		return $type !== null && current_user_can( $type->cap->edit_posts );
	}
}
