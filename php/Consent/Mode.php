<?php
/**
 * When a block asks for consent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Consent;

defined( 'ABSPATH' ) || exit;

/**
 * When a block asks before it loads something of a third party. Twin: Mode in frontend/consent/tools/types.ts.
 */
enum Mode: string {

	/** Where a consent tool is on the site. */
	case Auto = 'auto';

	/** Always; without a tool, each thing is allowed by itself. */
	case On = 'on';

	/** Never. */
	case Off = 'off';

	/**
	 * Reads a setting.
	 *
	 * @param mixed $value Of a block: anything.
	 */
	public static function of( mixed $value ): self {
		return ( is_string( $value ) ? self::tryFrom( $value ) : null ) ?? self::Auto;
	}

	/**
	 * Whether a visitor who has not answered is asked.
	 *
	 * @param bool $has_tool Whether a consent tool is on the site.
	 */
	public function asks( bool $has_tool ): bool {
		return $this === self::On || ( $this === self::Auto && $has_tool );
	}
}
