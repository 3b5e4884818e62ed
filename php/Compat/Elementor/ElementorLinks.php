<?php
/**
 * Links to popups and panels as Elementor writes them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\Elementor;

use Vitrine\Popup\Links\LinkAction;
use Vitrine\Popup\PagePopups;
use Vitrine\Popup\PopupPosts;

defined( 'ABSPATH' ) || exit;

/**
 * Makes `#elementor-action…` links in content controls of our popups and panels, and links that open in the lightbox,
 * where Elementor Pro is not there to do it.
 *
 * Only what stands in the page is read, here on the server: script never decodes an address (CVE-2021-24891,
 * CVE-2022-29455).
 */
final class ElementorLinks {

	/** Post meta of an imported popup: the id that it had. */
	public const ID = '_vitrine_elementor_id';

	private const MARK = '#elementor-action';

	/** The address, decoded; older versions put a space before the settings. */
	private const ADDRESS = '~^#elementor-action:action=(popup:open|popup:close|off_canvas:(?:open|close|toggle))(?:[& ]settings=([A-Za-z0-9+/]{1,400}={0,2}))?$~D';

	/**
	 * Popups by the id that they had.
	 *
	 * @var array<int, string>
	 */
	private array $elements = [];

	/**
	 * Keeps the popups of the page.
	 *
	 * @param PagePopups $popups Popups of the page.
	 */
	public function __construct( private readonly PagePopups $popups ) {}

	/**
	 * Converts the links in some HTML.
	 *
	 * @template T
	 * @param T $html HTML, possibly hostile.
	 * @return T|string
	 */
	public function convert( mixed $html ): mixed {
		if ( ! is_string( $html ) || ! str_contains( $html, self::MARK ) || defined( 'ELEMENTOR_PRO_VERSION' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'a' ] ) ) {
			$address = $tags->get_attribute( 'href' );
			$link    = is_string( $address ) && str_starts_with( $address, self::MARK )
				? $this->read( $address )
				: null;
			if ( $link !== null ) {
				$tags->set_attribute( 'href', "#{$link->element()}" );
				$link->write( $tags );
			} elseif ( is_string( $address ) && ! defined( 'ELEMENTOR_VERSION' ) ) {
				ElementorLightbox::convert( $tags, $address );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Reads an address.
	 *
	 * @param string $address Possibly hostile.
	 * @return LinkAction|null Null = it opens or closes nothing of ours.
	 */
	private function read( string $address ): ?LinkAction {
		if ( strlen( $address ) > 1000 || preg_match( self::ADDRESS, rawurldecode( $address ), $match ) !== 1 ) {
			return null;
		}
		// phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- The form of these links; three fields are read from it.
		$json     = base64_decode( $match[2] ?? '', true );
		$settings = json_decode( is_string( $json ) ? $json : '', true, 2 );
		$settings = is_array( $settings ) ? $settings : [];
		if ( $match[1] === 'popup:close' ) {
			return LinkAction::of(
				[ 'action' => ( $settings['do_not_show_again'] ?? '' ) === 'yes' ? 'dismiss' : 'close' ]
			);
		}
		$id = $settings['id'] ?? null;
		if ( str_starts_with( $match[1], 'off_canvas:' ) ) {
			return self::panel( $settings['displayMode'] ?? substr( $match[1], 11 ), $id );
		}
		if ( ! is_int( $id ) && ( ! is_string( $id ) || preg_match( '/^[1-9]\d{0,14}$/D', $id ) !== 1 ) ) {
			return null;
		}
		$element = $this->elements[ (int) $id ] ??= $this->element( (int) $id );
		return $element === '' ? null : LinkAction::of(
			[
				'action' => in_array( $settings['toggle'] ?? false, [ true, 'yes' ], true ) ? 'toggle' : 'open',
				'popup'  => $element,
			]
		);
	}

	/**
	 * The control of a panel. In Elementor's pages its id is that of the element behind `off-canvas-`; panels of ours
	 * may have either as their anchor (frontend/off-canvas/presses.ts).
	 *
	 * @param mixed $action What it does, possibly hostile.
	 * @param mixed $id     Id of the element, possibly hostile.
	 */
	private static function panel( mixed $action, mixed $id ): ?LinkAction {
		return ( is_string( $id ) || is_int( $id ) ) && preg_match( '/^[\w-]{1,80}$/D', (string) $id ) === 1
			? LinkAction::of( [ 'action' => $action, 'popup' => "off-canvas-{$id}" ] )
			: null;
	}

	/**
	 * Brings the popup to the page that has come from one of Elementor's, else the one of the same id.
	 *
	 * @param int $id Id that it had.
	 * @return string Id of its dialog; '' = there is none that visitors may see.
	 */
	private function element( int $id ): string {
		/** At most one.
		 *
		 * @var list<int> $found */
		$found = get_posts(
			[
				'post_type'      => PopupPosts::TYPE,
				'post_status'    => 'publish',
				'has_password'   => false,
				'fields'         => 'ids',
				'posts_per_page' => 1,
				// phpcs:ignore WordPress.DB.SlowDBQuery -- Only on pages with such a link, among popups.
				'meta_key'       => self::ID,
				'meta_value'     => (string) $id, // phpcs:ignore WordPress.DB.SlowDBQuery -- As above.
				'no_found_rows'  => true,
			]
		);
		return $this->popups->want( $found[0] ?? $id );
	}
}
