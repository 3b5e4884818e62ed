<?php
/**
 * What a control does to a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Links;

use Vitrine\Popup\PagePopups;

defined( 'ABSPATH' ) || exit;

/**
 * The attribute `vitrinePopup` of any block with a link or button, read strictly. Twin:
 * extensions/popup-link/action.ts.
 */
final class LinkAction {

	/** The greatest id of a post that is believed. */
	private const MAX_ID = 2 ** 53 - 1;

	/**
	 * Keeps the fields.
	 *
	 * @param 'open'|'toggle'|'close'|'dismiss'|'copy' $action What it does.
	 *                                                         `copy`: copies the code in the popup.
	 * @param int|string                        $popup  Post of the popup, or id of the dialog of one that stands in a
	 *                                                  page; 0 = the popup that the control is in.
	 */
	private function __construct( public readonly string $action, public readonly int|string $popup ) {}

	/**
	 * Reads it.
	 *
	 * @param mixed $value Possibly hostile.
	 * @return self|null Null = it means nothing.
	 */
	public static function of( mixed $value ): ?self {
		if ( ! is_array( $value ) ) {
			return null;
		}
		$action = $value['action'] ?? null;
		$popup  = self::popup( $value['popup'] ?? 0 );
		if ( $popup === null || ! in_array( $action, [ 'open', 'toggle', 'close', 'dismiss', 'copy' ], true ) ) {
			return null;
		}
		$link = new self( $action, $popup );
		return $link->opens() && $popup === 0 ? null : $link;
	}

	/**
	 * Reads the name of a popup.
	 *
	 * @param mixed $value Possibly hostile.
	 * @return int|string|null Null = it is none.
	 */
	private static function popup( mixed $value ): int|string|null {
		if ( is_int( $value ) ) {
			return $value >= 0 && $value <= self::MAX_ID ? $value : null;
		}
		if ( ! is_string( $value ) ) {
			return null;
		}
		// Ids of this kind belong to posts, whoever writes them.
		if ( preg_match( '/^(?:popup-)?(\d{1,15})$/D', $value, $match ) === 1 ) {
			return (int) $match[1];
		}
		// Anchors are of any language. Brackets would be read as a shortcode.
		return preg_match( '/^[\p{L}_][\p{L}\p{M}\p{N}_.:-]{0,99}$/uD', $value ) === 1 ? $value : null;
	}

	/**
	 * Whether it may open a popup.
	 */
	public function opens(): bool {
		return $this->action === 'open' || $this->action === 'toggle';
	}

	/**
	 * Id of the dialog; '' = the one that the control is in.
	 */
	public function element(): string {
		return is_string( $this->popup )
			? $this->popup
			: ( $this->popup === 0 ? '' : PagePopups::element( $this->popup ) );
	}

	/**
	 * Writes it on a link or button. A link keeps its address, which serves without script; one without an address gets
	 * that of the popup, so that keys reach it.
	 *
	 * @param \WP_HTML_Tag_Processor $tag At the tag.
	 */
	public function write( \WP_HTML_Tag_Processor $tag ): void {
		$element = $this->element();
		$tag->set_attribute( 'data-vitrine-popup', $this->action );
		if ( $element !== '' ) {
			$tag->set_attribute( 'data-vitrine-popup-id', $element );
		}
		if ( $tag->get_tag() === 'BUTTON' ) {
			$tag->set_attribute( 'type', 'button' );
			if ( $this->opens() ) {
				$tag->set_attribute( 'aria-haspopup', 'dialog' );
			}
			if ( $this->action === 'copy' ) {
				$tag->set_attribute( 'data-vitrine-copied', __( 'Copied!', 'vitrine' ) );
				return;
			}
			$this->write_command( $tag, $element );
		} elseif ( ! is_string( $tag->get_attribute( 'href' ) ) ) {
			$tag->set_attribute( 'href', "#{$element}" );
		}
	}

	/**
	 * Says it to browsers that know commands, for those without script. A dialog has no command that toggles it.
	 *
	 * @param \WP_HTML_Tag_Processor $tag     At a button.
	 * @param string                 $element Id of the dialog; '' = not known yet.
	 */
	private function write_command( \WP_HTML_Tag_Processor $tag, string $element ): void {
		if ( $element !== '' ) {
			$tag->set_attribute( 'command', $this->opens() ? 'show-modal' : 'close' );
			$tag->set_attribute( 'commandfor', $element );
		}
	}

	/**
	 * Tells buttons that close the popup they are in which one that is.
	 *
	 * @param string $html    What is in the popup.
	 * @param string $element Id of its dialog.
	 */
	public static function within( string $html, string $element ): string {
		if ( ! str_contains( $html, 'data-vitrine-popup="' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		while ( $tags->next_tag( [ 'tag_name' => 'button' ] ) ) {
			$action = $tags->get_attribute( 'data-vitrine-popup' );
			if ( ( $action === 'close' || $action === 'dismiss' ) && $tags->get_attribute( 'commandfor' ) === null ) {
				$tags->set_attribute( 'command', 'close' );
				$tags->set_attribute( 'commandfor', $element );
			}
		}
		return $tags->get_updated_html();
	}

	/**
	 * Whether a link or button in a popup or panel closes one.
	 *
	 * @param string $html    What is in it.
	 * @param string $element Id of the dialog that is closed; '' = of any.
	 */
	public static function closes_within( string $html, string $element = '' ): bool {
		$tags = new \WP_HTML_Tag_Processor( str_contains( $html, 'data-vitrine-popup' ) ? $html : '' );
		while ( $tags->next_tag() ) {
			if (
				in_array( $tags->get_tag(), [ 'A', 'BUTTON' ], true )
				&& in_array( $tags->get_attribute( 'data-vitrine-popup' ), [ 'close', 'dismiss' ], true )
				&& ( $element === '' || ( $tags->get_attribute( 'data-vitrine-popup-id' ) ?? $element ) === $element )
			) {
				return true;
			}
		}
		return false;
	}
}
