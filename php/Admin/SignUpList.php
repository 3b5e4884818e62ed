<?php
/**
 * The list of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;
use Vitrine\SignUp\Webhook;

defined( 'ABSPATH' ) || exit;

/**
 * The table of the screen.
 */
final class SignUpList extends \WP_List_Table {

	private const PER_PAGE = 50;

	/**
	 * Keeps the list.
	 *
	 * @param SignUps $list The list.
	 */
	public function __construct( private readonly SignUps $list ) {
		parent::__construct(
			[ 'singular' => 'sign_up', 'plural' => SignUpScreen::SLUG, 'screen' => SignUpScreen::SLUG ]
		);
	}

	/**
	 * The state that is asked for.
	 */
	public static function state(): string {
		// phpcs:ignore WordPress.Security -- compared.
		$state = $_GET['state'] ?? '';
		return is_string( $state ) && isset( SignUpTable::states()[ $state ] ) ? $state : '';
	}

	/**
	 * The words that are searched for.
	 */
	public static function search(): string {
		// phpcs:ignore WordPress.Security -- for reading; sanitized in this line.
		return is_string( $_GET['s'] ?? null ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '';
	}

	/**
	 * Columns.
	 *
	 * @return array<string, string>
	 */
	public function get_columns(): array {
		$columns = [
			'cb'      => '<input type="checkbox">',
			'email'   => __( 'Email', 'vitrine' ),
			'name'    => __( 'Name', 'vitrine' ),
			'state'   => __( 'Status', 'vitrine' ),
			'date'    => __( 'Signed up', 'vitrine' ),
			'consent' => __( 'Consent', 'vitrine' ),
		];
		return Webhook::url() === '' ? $columns : [ ...$columns, 'webhook' => __( 'Webhook', 'vitrine' ) ];
	}

	/**
	 * Classes of the table: columns are as wide as what is in them, since addresses are long.
	 *
	 * @return string[]
	 */
	protected function get_table_classes(): array {
		return array_diff( parent::get_table_classes(), [ 'fixed' ] );
	}

	/**
	 * Reads a page of rows.
	 */
	public function prepare_items(): void {
		$this->_column_headers = [ $this->get_columns(), [], [], 'email' ];
		[ $state, $search ]    = [ self::state(), self::search() ];
		$this->items           = $this->list->find(
			$state,
			$search,
			self::PER_PAGE,
			0,
			( $this->get_pagenum() - 1 ) * self::PER_PAGE
		);
		$this->set_pagination_args(
			[ 'total_items' => $this->list->count( $state, $search ), 'per_page' => self::PER_PAGE ]
		);
	}

	/**
	 * What is said where there is nothing.
	 */
	public function no_items(): void {
		esc_html_e( 'No sign-ups yet. Add the Sign-Up Form block to a page or a popup.', 'vitrine' );
	}

	/**
	 * Links that filter by state.
	 *
	 * @return array<string, string>
	 */
	protected function get_views(): array {
		$links = [];
		foreach ( [ '' => __( 'All', 'vitrine' ), ...SignUpTable::states() ] as $state => $name ) {
			$links[ $state === '' ? 'all' : $state ] = sprintf(
				'<a href="%s"%s>%s <span class="count">(%s)</span></a>',
				esc_url( $state === '' ? SignUpScreen::url() : add_query_arg( 'state', $state, SignUpScreen::url() ) ),
				self::state() === $state ? ' class="current" aria-current="page"' : '',
				esc_html( $name ),
				esc_html( number_format_i18n( $this->list->count( $state, '' ) ) )
			);
		}
		return $links;
	}

	/**
	 * What one may do with several.
	 *
	 * @return array<string, string>
	 */
	protected function get_bulk_actions(): array {
		return [ 'delete' => __( 'Delete', 'vitrine' ) ];
	}

	/**
	 * The box of a row.
	 *
	 * @param array<mixed>|object $item Row.
	 */
	protected function column_cb( $item ): string {
		$row = self::row( $item );
		return sprintf(
			'<input type="checkbox" name="sign_up[]" value="%d" aria-label="%s">',
			(int) $row['id'],
			/* translators: %s: email address. */
			esc_attr( sprintf( __( 'Select %s', 'vitrine' ), self::email( $row ) ) )
		);
	}

	/**
	 * A row, which core hands on as it got it.
	 *
	 * @param array<mixed>|object $item Row.
	 * @return array<string, string|null>
	 */
	private static function row( array|object $item ): array {
		/** What find() has found.
		 *
		 * @var array<string, string|null> $row */
		$row = (array) $item;
		return $row;
	}

	/**
	 * The address; of whoever has unsubscribed before confirming there is none.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	private static function email( array $row ): string {
		return (string) $row['email'] === '' ? __( '(address deleted)', 'vitrine' ) : (string) $row['email'];
	}

	/**
	 * The address, with what one may do.
	 *
	 * @param array<string, string|null> $item Row.
	 */
	protected function column_email( array $item ): string {
		$link    = static fn( string $action, string $words ): string => sprintf(
			'<a href="%s">%s</a>',
			esc_url(
				wp_nonce_url(
					add_query_arg(
						[ 'action' => $action, 'sign_up' => (int) $item['id'] ],
						SignUpScreen::filtered_url()
					),
					"{$action}-{$item['id']}"
				)
			),
			esc_html( $words )
		);
		$actions = [ 'delete' => $link( 'delete', __( 'Delete', 'vitrine' ) ) ];
		if ( Webhook::has_given_up( $item ) ) {
			$actions = [ 'send' => $link( 'send-again', __( 'Send again', 'vitrine' ) ), ...$actions ];
		}
		return '<strong>' . esc_html( self::email( $item ) ) . '</strong>' . $this->row_actions( $actions );
	}

	/**
	 * Other columns.
	 *
	 * @param array<mixed>|object $item        Row.
	 * @param string              $column_name Column.
	 */
	protected function column_default( $item, $column_name ): string {
		$row = self::row( $item );
		return match ( $column_name ) {
			'name'    => esc_html( (string) $row['name'] ),
			'state'   => esc_html( SignUpTable::states()[ (string) $row['state'] ] ?? '' ),
			'date'    => esc_html(
				(string) wp_date(
					get_option( 'date_format' ) . ' ' . get_option( 'time_format' ),
					(int) $row['asked_at']
				)
			),
			'consent' => esc_html( wp_strip_all_tags( (string) $row['consent'] ) ),
			'webhook' => esc_html( self::webhook( $row ) ),
			default   => '',
		};
	}

	/**
	 * What became of telling the webhook.
	 *
	 * @param array<string, string|null> $item Row.
	 */
	private static function webhook( array $item ): string {
		$problem = (string) $item['hook_problem'];
		if ( $problem === '' ) {
			return (string) $item['hook_event'] !== ''
				? __( 'Waiting', 'vitrine' )
				: ( (int) $item['hook_tries'] > 0 ? __( 'Sent', 'vitrine' ) : '' );
		}
		$words = [
			'private' => __( 'The URL is not public.', 'vitrine' ),
			'network' => __( 'The URL could not be reached.', 'vitrine' ),
		];
		return sprintf(
			/* translators: %s: reason. */
			__( 'Failed: %s', 'vitrine' ),
			$words[ $problem ] ?? $problem
		);
	}
}
