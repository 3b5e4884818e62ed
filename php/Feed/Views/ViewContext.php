<?php
/**
 * What all views of a feed's posts share.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Views;

use Vitrine\Feed\Settings\FeedSettings;
use Vitrine\Images\Folder;

defined( 'ABSPATH' ) || exit;

/**
 * Found once for a feed: WordPress takes long to find its zone and format for every date.
 */
final class ViewContext {

	/** What names of files are made of. */
	private const SAFE = 'abcdefghijklmnopqrstuvwxyz0123456789-./';

	/**
	 * Whether the post that is made is one of the large ones.
	 *
	 * @var bool
	 */
	public bool $is_large = false;

	/**
	 * Keeps them.
	 *
	 * @param FeedSettings  $settings    What is shown.
	 * @param string        $pictures    Address of the folder of pictures.
	 * @param \DateTimeZone $zone        Zone of the site.
	 * @param string        $date_format Its format of dates.
	 */
	public function __construct(
		public readonly FeedSettings $settings,
		private readonly string $pictures,
		public readonly \DateTimeZone $zone,
		public readonly string $date_format
	) {}

	/**
	 * Address of a file, or what all names of a picture's files begin with.
	 *
	 * @param string $name Name below the folder of pictures.
	 */
	public function address( string $name ): string {
		return $this->pictures . ( strspn( $name, self::SAFE ) === strlen( $name ) ? $name : rawurlencode( $name ) );
	}

	/**
	 * That of this site.
	 *
	 * @param FeedSettings $settings What is shown.
	 * @param Folder       $folder   Where pictures are.
	 */
	public static function of_site( FeedSettings $settings, Folder $folder ): self {
		return new self(
			$settings,
			esc_url_raw( $folder->url( '' ) ),
			wp_timezone(),
			(string) get_option( 'date_format' )
		);
	}
}
