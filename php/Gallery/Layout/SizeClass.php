<?php
/**
 * Size classes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Layout;

defined( 'ABSPATH' ) || exit;

/**
 * Classes of widths. Twin: SizeClass in frontend/render/gallery/types.ts.
 */
enum SizeClass: string {

	case Xs = 'xs';
	case Sm = 'sm';
	case Me = 'me';
	case La = 'la';
	case Xl = 'xl';

	/**
	 * The class of a width.
	 *
	 * @param float $width Of the window or of the container, in px.
	 */
	public static function of_width( float $width ): self {
		return match ( true ) {
			$width < 480 => self::Xs,
			$width < 992 => self::Sm,
			$width < 1200 => self::Me,
			$width < 1800 => self::La,
			default => self::Xl,
		};
	}

	/**
	 * The least width of the class, in px.
	 */
	public function least(): int {
		return match ( $this ) {
			self::Xs => 0,
			self::Sm => 480,
			self::Me => 992,
			self::La => 1200,
			self::Xl => 1800,
		};
	}

	/**
	 * The width below which the class ends, in px; null = it does not.
	 */
	public function below(): ?int {
		return match ( $this ) {
			self::Xs => 480,
			self::Sm => 992,
			self::Me => 1200,
			self::La => 1800,
			self::Xl => null,
		};
	}
}
