<?php
/**
 * The screen of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Install\Deletion;
use Vitrine\Module;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;
use Vitrine\SignUp\Webhook;
use Vitrine\Support\AdminNotice;

defined( 'ABSPATH' ) || exit;

/**
 * Tools → Sign-ups: the list, its file, and the settings of administrators.
 */
final class SignUpScreen implements Module {

	public const SLUG = 'vitrine-sign-ups';

	private const EXPORT = 'vitrine_export_sign_ups';

	private const SAVE = 'vitrine_save_sign_ups';

	/**
	 * Keeps how its helpers are had.
	 *
	 * @param \Closure(): SignUps $list    Makes the list.
	 * @param \Closure(): Webhook $webhook Makes what tells another service.
	 */
	public function __construct( private readonly \Closure $list, private readonly \Closure $webhook ) {}

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
			add_action( "load-{$page}", [ $this, 'send_again' ] );
		}
	}

	/**
	 * Address of the screen.
	 */
	public static function url(): string {
		return admin_url( 'tools.php?page=' . self::SLUG );
	}

	/**
	 * Address of the screen with what it is filtered by.
	 */
	public static function filtered_url(): string {
		$filters = [ 'state' => SignUpList::state(), 's' => rawurlencode( SignUpList::search() ) ];
		return add_query_arg( array_filter( $filters, static fn( string $one ): bool => $one !== '' ), self::url() );
	}

	/**
	 * Which sign-ups are to be deleted.
	 *
	 * @return int[] Their ids.
	 */
	private static function to_delete(): array {
		// phpcs:disable WordPress.Security -- compared, and made numbers; delete() checks the nonce.
		$asked = in_array( 'delete', [ $_REQUEST['action'] ?? '', $_REQUEST['action2'] ?? '' ], true );
		$ids   = $asked ? (array) ( $_REQUEST['sign_up'] ?? [] ) : [];
		// phpcs:enable WordPress.Security
		return array_map( static fn( mixed $id ): int => is_scalar( $id ) ? (int) $id : 0, array_values( $ids ) );
	}

	/**
	 * Deletes what is chosen and confirmed, before anything is printed.
	 */
	public function delete(): void {
		// phpcs:ignore WordPress.Security.NonceVerification -- checked below.
		if ( self::to_delete() === [] || ! isset( $_POST['confirmed'] ) ) {
			return;
		}
		check_admin_referer( 'bulk-' . self::SLUG );
		self::check_capability();
		$count = ( $this->list )()->delete( self::to_delete() );
		wp_safe_redirect( add_query_arg( 'deleted', $count, self::filtered_url() ) );
		exit;
	}

	/**
	 * Tells the webhook once more what it has not taken.
	 */
	public function send_again(): void {
		// phpcs:disable WordPress.Security -- compared, and made a number; the nonce is checked below.
		$id = ( $_GET['action'] ?? '' ) === 'send-again' && is_scalar( $_GET['sign_up'] ?? null )
			? (int) $_GET['sign_up']
			: 0;
		// phpcs:enable WordPress.Security
		if ( $id === 0 ) {
			return;
		}
		check_admin_referer( "send-again-{$id}" );
		self::check_capability();
		$row = ( $this->list )()->get( $id );
		if ( $row !== null && Webhook::has_given_up( $row ) ) {
			( $this->webhook )()->announce( $id, (string) $row['hook_event'] );
		}
		wp_safe_redirect( self::filtered_url() );
		exit;
	}

	/**
	 * Ends the request of whoever may not do this.
	 */
	private static function check_capability(): void {
		if ( ! current_user_can( Capability::sign_ups() ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vitrine' ), 403 );
		}
	}

	/**
	 * Prints the screen.
	 */
	public function render(): void {
		if ( self::to_delete() !== [] ) {
			self::print_question( self::to_delete() );
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/class-wp-list-table.php';
		$table = new SignUpList( ( $this->list )() );
		$table->prepare_items();
		$export = wp_nonce_url(
			add_query_arg(
				[
					'action' => self::EXPORT,
					'state'  => SignUpList::state(),
					's'      => rawurlencode( SignUpList::search() ),
				],
				admin_url( 'admin-post.php' )
			),
			self::EXPORT
		);
		printf(
			'<div class="wrap"><h1 class="wp-heading-inline">%s</h1> <a class="page-title-action" href="%s">%s</a>'
			. '<hr class="wp-header-end">',
			esc_html__( 'Sign-ups', 'vitrine' ),
			esc_url( $export ),
			esc_html__( 'Export CSV', 'vitrine' )
		);
		self::print_notices();
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
	 * Says what was done.
	 */
	private static function print_notices(): void {
		// phpcs:disable WordPress.Security -- a number that is shown, and words that are compared.
		$deleted = absint( $_GET['deleted'] ?? 0 );
		$saved   = $_GET['saved'] ?? '';
		// phpcs:enable WordPress.Security
		if ( $deleted > 0 ) {
			AdminNotice::print(
				'success',
				'',
				sprintf(
					/* translators: %s: number of sign-ups. */
					_n( '%s sign-up deleted.', '%s sign-ups deleted.', $deleted, 'vitrine' ),
					number_format_i18n( $deleted )
				)
			);
		}
		if ( $saved === '1' ) {
			AdminNotice::print( 'success', '', __( 'Settings saved.', 'vitrine' ) );
		} elseif ( $saved === '0' ) {
			AdminNotice::print(
				'error',
				'',
				__( 'The webhook must be an HTTPS URL. The previous URL is still in use.', 'vitrine' )
			);
		}
	}

	/**
	 * Asks whether sign-ups are to be deleted.
	 *
	 * @param int[] $ids Their ids.
	 */
	private static function print_question( array $ids ): void {
		printf(
			'<div class="wrap"><h1>%1$s</h1><p>%2$s</p><form method="post" action="%3$s">'
			. '<input type="hidden" name="action" value="delete"><input type="hidden" name="confirmed" value="1">',
			esc_html__( 'Delete sign-ups', 'vitrine' ),
			esc_html(
				sprintf(
					/* translators: %s: number of sign-ups. */
					_n(
						'You are about to permanently delete %s sign-up. This cannot be undone.',
						'You are about to permanently delete %s sign-ups. This cannot be undone.',
						count( $ids ),
						'vitrine'
					),
					number_format_i18n( count( $ids ) )
				)
			),
			esc_url( self::filtered_url() )
		);
		if ( Webhook::url() !== '' ) {
			printf(
				'<p>%s</p>',
				esc_html__(
					'Your webhook will not be notified. If someone asked you to delete their data, use Tools → Erase Personal Data instead, which notifies it.',
					'vitrine'
				)
			);
		}
		wp_nonce_field( 'bulk-' . self::SLUG );
		foreach ( $ids as $id ) {
			printf( '<input type="hidden" name="sign_up[]" value="%s">', esc_attr( (string) $id ) );
		}
		submit_button( __( 'Delete', 'vitrine' ), 'primary', '', false );
		printf(
			' <a class="button" href="%s">%s</a></form></div>',
			esc_url( self::filtered_url() ),
			esc_html__( 'Cancel', 'vitrine' )
		);
	}

	/**
	 * Prints the settings.
	 */
	private static function print_settings(): void {
		printf(
			'<h2>%1$s</h2><form method="post" action="%2$s"><input type="hidden" name="action" value="%3$s">%4$s'
			. '<table class="form-table" role="presentation"><tr><th scope="row"><label for="vitrine-webhook">%5$s</label></th>'
			. '<td><input type="url" class="regular-text code" id="vitrine-webhook" name="webhook" value="%6$s"'
			. ' placeholder="https://" aria-describedby="vitrine-webhook-help">'
			. '<p class="description" id="vitrine-webhook-help">%7$s</p></td></tr>%8$s<tr><th scope="row">%9$s</th>'
			. '<td>%10$s<p class="description"><a href="%11$s">%12$s</a></p></td></tr></table>',
			esc_html__( 'Settings', 'vitrine' ),
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( self::SAVE ),
			wp_nonce_field( self::SAVE, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- core's.
			esc_html__( 'Webhook', 'vitrine' ),
			esc_attr( Webhook::url() ),
			esc_html__(
				'Confirmed sign-ups, unsubscribes, and erasures of personal data are sent to this HTTPS URL as JSON.',
				'vitrine'
			),
			Webhook::url() === '' ? '' : sprintf(
				'<tr><th scope="row">%1$s</th><td><code>%2$s</code><p class="description">%3$s</p></td></tr>',
				esc_html__( 'Signing secret', 'vitrine' ),
				esc_html( Webhook::secret() ),
				esc_html__(
					'The X-Vitrine-Signature header is sha256= followed by the HMAC-SHA256 of the request body, keyed with this secret.',
					'vitrine'
				)
			),
			esc_html__( 'When the plugin is deleted', 'vitrine' ),
			esc_html(
				Deletion::is_complete()
					? __( 'All sign-ups will be deleted.', 'vitrine' )
					: __( 'Sign-ups will be kept.', 'vitrine' )
			),
			esc_url( admin_url( 'options-general.php?page=' . SettingsPage::SLUG . '#vitrine-deletion' ) ),
			esc_html__( 'Change this in Settings → Vitrine', 'vitrine' )
		);
		submit_button();
		echo '</form>';
	}

	/**
	 * Saves the settings.
	 */
	public function save(): void {
		check_admin_referer( self::SAVE );
		self::check_capability();
		if ( ! Capability::may_manage() ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vitrine' ), 403 );
		}
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- by valid().
		$given = $_POST['webhook'] ?? '';
		$given = is_string( $given ) ? trim( wp_unslash( $given ) ) : null;
		$url   = Webhook::valid( (string) $given );
		// What is mistyped does not take the place of what works.
		$is_kept = $given === null || $given !== '' && $url === '';
		if ( ! $is_kept ) {
			update_option( Webhook::OPTION, $url, false );
		}
		wp_safe_redirect( add_query_arg( 'saved', $is_kept ? '0' : '1', self::url() ) );
		exit;
	}

	/**
	 * Sends the file.
	 */
	public function export(): void {
		check_admin_referer( self::EXPORT );
		self::check_capability();
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
