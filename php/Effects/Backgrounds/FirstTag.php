<?php
/**
 * The tag with which HTML begins.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Effects\Backgrounds;

defined( 'ABSPATH' ) || exit;

/**
 * Core's reader of HTML, which says where the first tag ends.
 */
final class FirstTag extends \WP_HTML_Tag_Processor {

	/**
	 * Where it ends, in bytes.
	 *
	 * @return int|null Null where something else comes before, or nothing can be in the element.
	 */
	public function end(): ?int {
		if ( ! $this->next_tag() || ! $this->set_bookmark( 'first' ) ) {
			return null;
		}
		$span    = $this->bookmarks['first'];
		$is_void = \WP_HTML_Processor::is_void( (string) $this->get_tag() );
		return $is_void || trim( substr( $this->html, 0, $span->start ) ) !== '' ? null : $span->start + $span->length;
	}
}
