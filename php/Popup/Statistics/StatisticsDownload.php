<?php
/**
 * Figures of a popup as a table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Statistics;

use Vitrine\Module;
use Vitrine\Popup\PopupPosts;
use Vitrine\Support\Files\CsvRow;

defined( 'ABSPATH' ) || exit;

/**
 * A CSV file for those who may edit the popup: `admin-post.php?action=vitrine_popup_figures&popup=ID`.
 */
final class StatisticsDownload implements Module {

	private const ACTION = 'vitrine_popup_figures';

	/**
	 * Keeps how the sums are had.
	 *
	 * @param \Closure(): Statistics $statistics Makes them.
	 */
	public function __construct( private readonly \Closure $statistics ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_post_' . self::ACTION, [ $this, 'send' ] );
	}

	/**
	 * Address of the file, for the current user.
	 *
	 * @param int $popup Post.
	 */
	public static function url( int $popup ): string {
		return wp_nonce_url(
			admin_url( 'admin-post.php?action=' . self::ACTION . "&popup={$popup}" ),
			self::ACTION . $popup
		);
	}

	/**
	 * Sends the file.
	 */
	public function send(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- checked in the next line, its name has the number.
		$popup = isset( $_GET['popup'] ) && is_numeric( $_GET['popup'] ) ? (int) $_GET['popup'] : 0;
		check_admin_referer( self::ACTION . $popup );
		if ( get_post_type( $popup ) !== PopupPosts::TYPE || ! current_user_can( 'edit_post', $popup ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to view these statistics.', 'vitrine' ), 403 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( "Content-Disposition: attachment; filename=\"popup-{$popup}.csv\"" );
		header( 'X-Content-Type-Options: nosniff' );
		// The mark of byte order: without it a spreadsheet takes UTF-8 for something else.
		$days = ( $this->statistics )()->days( $popup, '0000-00-00', '9999-12-31' );
		// phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML.
		echo "\u{FEFF}", self::csv( get_the_title( $popup ), $days );
		exit;
	}

	/**
	 * The file.
	 *
	 * @param string $title Title of the popup, as WordPress prints it.
	 * @param list<array{
	 *     day: string,
	 *     variant: string,
	 *     impressions: int,
	 *     closes: int,
	 *     conversions: int,
	 *     marked: array<string, int>,
	 * }> $days Sums of each day.
	 */
	public static function csv( string $title, array $days ): string {
		$rows = [
			[
				__( 'Popup', 'vitrine' ),
				__( 'Day', 'vitrine' ),
				__( 'Variant', 'vitrine' ),
				__( 'Views', 'vitrine' ),
				__( 'Closes', 'vitrine' ),
				__( 'Conversions', 'vitrine' ),
				__( 'Of these, likely automated', 'vitrine' ),
			],
		];
		foreach ( $days as $day ) {
			$rows[] = [
				html_entity_decode( $title, ENT_QUOTES | ENT_HTML5, 'UTF-8' ),
				$day['day'],
				$day['variant'],
				(string) $day['impressions'],
				(string) $day['closes'],
				(string) $day['conversions'],
				(string) array_sum( $day['marked'] ),
			];
		}
		return implode( '', array_map( CsvRow::of( ... ), $rows ) );
	}
}
