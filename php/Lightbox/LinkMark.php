<?php
/**
 * What a block says of its links.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Lightbox;

defined( 'ABSPATH' ) || exit;

/**
 * Writes onto the element of a block whether its links open in the lightbox, and with which others. Authors may write
 * these attributes themselves: they choose nothing but where a link that is there opens.
 */
final class LinkMark {

	/** 'yes' or 'no'. Twin: frontend/lightbox/links.ts. */
	public const OPENS = 'data-vitrine-lightbox';

	/** A name. Twin: frontend/lightbox/viewer/group.ts. */
	public const GROUP = 'data-vitrine-lightbox-group';

	/** Characters of a group's name. */
	private const MAX_GROUP = 60;

	/**
	 * Marks a block.
	 *
	 * @param string $html   The block, rendered.
	 * @param mixed  $stored The attribute, `{ open: ''|'yes'|'no', group: string }`, possibly hostile.
	 */
	public static function write( string $html, mixed $stored ): string {
		$open  = is_array( $stored ) ? $stored['open'] ?? '' : '';
		$group = is_array( $stored ) && is_string( $stored['group'] ?? null ) ? $stored['group'] : '';
		$group = mb_substr( trim( wp_check_invalid_utf8( $group ) ), 0, self::MAX_GROUP );
		$tags  = new \WP_HTML_Tag_Processor( $html );
		if ( ( ! in_array( $open, [ 'yes', 'no' ], true ) && $group === '' ) || ! $tags->next_tag() ) {
			return $html;
		}
		if ( $open === 'yes' || $open === 'no' ) {
			$tags->set_attribute( self::OPENS, $open );
		}
		if ( $group !== '' ) {
			$tags->set_attribute( self::GROUP, $group );
		}
		return $tags->get_updated_html();
	}
}
