<?php
/**
 * The screen of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Module;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;
use Vitrine\SignUp\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Sign-ups: the list, its file, and the settings of administrators.
 */
final class SignUpScreen implements Module {

	public const SLUG = 'vitrine-sign-ups';

	private const EXPORT = 'vitrine_export_sign_ups';

	private const SAVE = 'vitrine_save_sign_ups';

	/**
	 * Keeps how the list is had.
	 *
	 * @param \Closure(): SignUps $list Makes it.
	 */
	public function __construct( private readonly \Closure $list ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_action( 'admin_menu', [ $this, 'add' ] );
		add_action( 'admin_post_' . self::EXPORT, [ $this, 'export' ] );
		add_action( 'admin_post_' . self::SAVE, [ $this, 'save' ] );
	}

	/**
	 * Adds the page for those who may see it.
	 */
	public function add(): void {
		$title = __( 'Sign-ups', 'vitrine' );
		$page  = add_management_page( $title, $title, Capability::sign_ups(), self::SLUG, [ $this, 'render' ] );
		if ( is_string( $page ) ) {
			add_action( "load-{$page}", [ $this, 'delete' ] );
		}
	}

	/**
	 * Address of the screen.
	 */
	public static function url(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	/**
	 * Deletes what is chosen, before anything is printed.
	 */
	public function delete(): void {
		// phpcs:disable WordPress.Security -- compared, and made numbers; the nonce is checked below.
		$asked = array_intersect( [ 'delete' ], [ $_REQUEST['action'] ?? '', $_REQUEST['action2'] ?? '' ] );
		$ids   = (array) ( $_REQUEST['sign_up'] ?? [] );
		// phpcs:enable WordPress.Security
		if ( $asked === [] || $ids === [] ) {
			return;
		}
		check_admin_referer( 'bulk-' . self::SLUG );
		if ( ! current_user_can( Capability::sign_ups() ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), 403 );
		}
		$count = ( $this->list )()->delete( array_map( static fn( mixed $id ): int => (int) $id, $ids ) );
		wp_safe_redirect( add_query_arg( 'deleted', $count, self::url() ) );
		exit;
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new SignUpList( ( $this->list )() );
		$table->prepare_items();
		$export = wp_nonce_url(
			add_query_arg(
				[ 'action' => self::EXPORT, 'state' => SignUpList::state(), 's' => SignUpList::search() ],
				admin_url( 'admin-post.php' )
			),
			self::EXPORT
		);
		printf(
			'<div class="wrap"><h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a><hr class="wp-header-end">',
			esc_html__( 'Sign-ups', 'vitrine' ),
			esc_url( $export ),
			esc_html__( 'Export CSV', 'vitrine' )
		);
		// phpcs:ignore WordPress.Security.NonceVerification -- a number that is shown.
		$deleted = absint( $_GET['deleted'] ?? 0 );
		if ( $deleted > 0 ) {
			printf(
				'<div class="notice notice-success is-dismissible"><p>%s</p></div>',
				esc_html(
					sprintf(
						/* translators: %s: number of sign-ups. */
						_n( '%s sign-up deleted.', '%s sign-ups deleted.', $deleted, 'vitrine' ),
						number_format_i18n( $deleted )
					)
				)
			);
		}
		$table->views();
		printf(
			'<form method="get"><input type="hidden" name="page" value="%s"><input type="hidden" name="state" value="%s">',
			esc_attr( self::SLUG ),
			esc_attr( SignUpList::state() )
		);
		$table->search_box( __( 'Search sign-ups', 'vitrine' ), 'sign-ups' );
		$table->display();
		echo '</form>';
		if ( Capability::may_manage() ) {
			self::print_settings();
		}
		echo '</div>';
	}

	/**
	 * Prints the settings.
	 */
	private static function print_settings(): void {
		printf(
			'<h2>%1$s</h2><form method="post" action="%2$s"><input type="hidden" name="action" value="%3$s">%4$s'
			. '<table class="form-table" role="presentation"><tr><th scope="row"><label for="vitrine-webhook">%5$s</label></th>'
			. '<td><input type="url" class="regular-text code" id="vitrine-webhook" name="webhook" value="%6$s" placeholder="https://" aria-describedby="vitrine-webhook-help">'
			. '<p class="description" id="vitrine-webhook-help">%7$s</p></td></tr>%8$s<tr><th scope="row">%9$s</th>'
			. '<td><label><input type="checkbox" name="remove" value="1"%10$s> %11$s</label></td></tr></table>',
			esc_html__( 'Settings', 'vitrine' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::SAVE ),
			wp_nonce_field( self::SAVE, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- core's.
			esc_html__( 'Webhook', 'vitrine' ),
			esc_attr( Webhook::url() ),
			esc_html__(
				'Each confirmed sign-up, and each unsubscribe, is sent to this HTTPS address as JSON.',
				'vitrine'
			),
			Webhook::url() === '' ? '' : sprintf(
				'<tr><th scope="row">%1$s</th><td><code>%2$s</code><p class="description">%3$s</p></td></tr>',
				esc_html__( 'Signing secret', 'vitrine' ),
				esc_html( Webhook::secret() ),
				esc_html__(
					'The header X-Vitrine-Signature is sha256= and the HMAC of the body with this secret.',
					'vitrine'
				)
			),
			esc_html__( 'When the plugin is deleted', 'vitrine' ),
			checked( get_option( SignUps::REMOVE, '' ), '1', false ),
			esc_html__( 'Delete all sign-ups, too', 'vitrine' )
		);
		submit_button();
		echo '</form>';
	}

	/**
	 * Saves the settings.
	 */
	public function save(): void {
		check_admin_referer( self::SAVE );
		if ( ! Capability::may_manage() ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), 403 );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- by valid().
		$url = Webhook::valid( (string) wp_unslash( $_POST['webhook'] ?? '' ) );
		update_option( Webhook::OPTION, $url, false );
		update_option( SignUps::REMOVE, isset( $_POST['remove'] ) ? '1' : '', false );
		wp_safe_redirect( self::url() );
		exit;
	}

	/**
	 * Sends the file.
	 */
	public function export(): void {
		check_admin_referer( self::EXPORT );
		if ( ! current_user_can( Capability::sign_ups() ) ) {
			wp_die( esc_html__( 'You are not allowed to do this.', 'vitrine' ), 403 );
		}
		nocache_headers();
		header( 'Content-Type: text/csv; charset=utf-8' );
		header( 'Content-Disposition: attachment; filename="sign-ups-' . gmdate( 'Y-m-d' ) . '.csv"' );
		header( 'X-Content-Type-Options: nosniff' );
		// The mark of byte order: without it a spreadsheet takes UTF-8 for something else.
		echo "\u{FEFF}";
		foreach ( SignUpTable::csv( ( $this->list )(), SignUpList::state(), SignUpList::search() ) as $line ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML.
			echo $line;
		}
		exit;
	}
}
