<?php
/**
 * What has become of an imported feed.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat\SocialFeed\Transfer;

defined( 'ABSPATH' ) || exit;

/**
 * How its pattern compares with the feed.
 */
enum PatternState: string {

	case New     = 'new';
	case Same    = 'same';
	case Changed = 'changed';
	case Edited  = 'edited';
	case Trashed = 'trashed';

	/**
	 * Whether an import writes the pattern.
	 */
	public function is_written(): bool {
		return $this === self::New || $this === self::Changed;
	}

	/**
	 * In words, before an import.
	 */
	public function label(): string {
		return match ( $this ) {
			self::New     => __( 'Will be imported', 'vitrine' ),
			self::Same    => __( 'Already imported', 'vitrine' ),
			self::Changed => __( 'Will be updated: the feed has changed since it was imported', 'vitrine' ),
			self::Edited  => __( 'Stays as it is: the pattern was edited after the import', 'vitrine' ),
			self::Trashed => __( 'Stays in the Trash: restore the pattern to use it again', 'vitrine' ),
		};
	}
}
