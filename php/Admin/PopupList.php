<?php
/**
 * The list of popups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Install\Database;
use Vitrine\Module;
use Vitrine\Popup\Display\PopupVariant;
use Vitrine\Popup\PopupPosts;
use Vitrine\Popup\Publishing\Guard;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Popup\Statistics\StatisticsDownload;
use Vitrine\Popup\Summary\Summary;

defined( 'ABSPATH' ) || exit;

/**
 * Says of every popup whether visitors get it, where, when, and what has come of it
 * (`edit.php?post_type=vitrine_popup`).
 *
 * @phpstan-type Figures array{impressions: int, closes: int, conversions: int}
 */
final class PopupList implements Module {

	private const COLUMN = 'vitrine_';

	/**
	 * Figures of the popups on this page, by post; null = not read yet.
	 *
	 * @var array<int, Figures>|null
	 */
	private ?array $figures = null;

	/**
	 * Keeps how figures are had.
	 *
	 * @param \Closure(): Statistics $statistics Makes them.
	 */
	public function __construct( private readonly \Closure $statistics ) {}

	/**
	 * Adds the hooks.
	 */
	public function register(): void {
		add_filter( 'manage_' . PopupPosts::TYPE . '_posts_columns', [ $this, 'columns' ] );
		add_action( 'manage_' . PopupPosts::TYPE . '_posts_custom_column', [ $this, 'column' ], 10, 2 );
		add_filter( 'display_post_states', [ $this, 'states' ], 20, 2 );
		add_action( 'load-edit.php', [ $this, 'prepare' ] );
		add_filter( 'bulk_post_updated_messages', [ $this, 'messages' ], 10, 2 );
	}

	/**
	 * The columns.
	 *
	 * @param array<string, string> $columns Core's.
	 * @return array<string, string>
	 */
	public function columns( array $columns ): array {
		return [
			...array_intersect_key( $columns, [ 'cb' => 1, 'title' => 1 ] ),
			self::COLUMN . 'state'   => __( 'State', 'vitrine' ),
			self::COLUMN . 'where'   => __( 'Where', 'vitrine' ),
			self::COLUMN . 'when'    => __( 'When', 'vitrine' ),
			self::COLUMN . 'figures' => __( 'Figures', 'vitrine' ),
			// Its date is in its state.
			...array_diff_key( $columns, [ 'cb' => 1, 'title' => 1, 'author' => 1, 'date' => 1 ] ),
		];
	}

	/**
	 * Prints a cell.
	 *
	 * @param string $column Column.
	 * @param int    $id     Post.
	 */
	public function column( string $column, int $id ): void {
		$post = get_post( $id );
		if ( ! $post instanceof \WP_Post || ! str_starts_with( $column, self::COLUMN ) ) {
			return;
		}
		$settings = PopupPosts::settings( $post->post_content );
		switch ( substr( $column, strlen( self::COLUMN ) ) ) {
			case 'state':
				$this->print_state( $post, $settings );
				break;
			case 'where':
				echo esc_html( ( new Summary( $settings ) )->where() );
				break;
			case 'when':
				echo esc_html( ( new Summary( $settings ) )->when() );
				break;
			case 'figures':
				$this->print_figures( $post, $settings );
		}
	}

	/**
	 * Takes core's words behind the title away: there is a column for them.
	 *
	 * @param string[] $states States.
	 * @param \WP_Post $post   Post.
	 * @return string[]
	 */
	public function states( array $states, \WP_Post $post ): array {
		return $post->post_type === PopupPosts::TYPE
			&& ( get_current_screen()->id ?? '' ) === 'edit-' . PopupPosts::TYPE
			? []
			: $states;
	}

	/**
	 * What core says of several of them; it would call them posts.
	 *
	 * @param array<string, array<string, string>> $messages Messages by type.
	 * @param array<string, int>                   $counts   How many, by what was done.
	 * @return array<string, array<string, string>>
	 */
	public function messages( array $messages, array $counts ): array {
		return [
			...$messages,
			PopupPosts::TYPE => [
				/* translators: %s: a number. */
				'updated'   => _n( '%s popup updated.', '%s popups updated.', $counts['updated'], 'vitrine' ),
				/* translators: %s: a number. */
				'locked'    => _n(
					'%s popup not updated, somebody is editing it.',
					'%s popups not updated, somebody is editing them.',
					$counts['locked'],
					'vitrine'
				),
				/* translators: %s: a number. */
				'deleted'   => _n(
					'%s popup permanently deleted.',
					'%s popups permanently deleted.',
					$counts['deleted'],
					'vitrine'
				),
				/* translators: %s: a number. */
				'trashed'   => _n(
					'%s popup moved to the Trash.',
					'%s popups moved to the Trash.',
					$counts['trashed'],
					'vitrine'
				),
				/* translators: %s: a number. */
				'untrashed' => _n(
					'%s popup restored from the Trash.',
					'%s popups restored from the Trash.',
					$counts['untrashed'],
					'vitrine'
				),
			],
		];
	}

	/**
	 * Says on an empty list what to do next.
	 */
	public function prepare(): void {
		$type = get_post_type_object( PopupPosts::TYPE );
		if (
			( get_current_screen()->post_type ?? '' ) !== PopupPosts::TYPE
			|| $type === null
			|| ! current_user_can( $type->cap->create_posts )
			|| array_sum(
				array_map( 'intval', (array) wp_count_posts( PopupPosts::TYPE ) )
			) > (int) wp_count_posts( PopupPosts::TYPE )->{'auto-draft'}
		) {
			return;
		}
		// Core prints this label as it is.
		$type->labels->not_found = sprintf(
			'<span class="vitrine-popups-empty"><strong>%s</strong><span>%s</span><span><a class="button button-primary" href="%s">%s</a> <button type="button" class="button vitrine-popups-import" hidden>%s</button></span></span>',
			esc_html__( 'There is no popup yet.', 'vitrine' ),
			esc_html__(
				'A popup holds any blocks. You say on which pages it is, for whom, and at which moment it opens.',
				'vitrine'
			),
			esc_url( admin_url( 'post-new.php?post_type=' . PopupPosts::TYPE ) ),
			esc_html__( 'Add the first popup', 'vitrine' ),
			esc_html__( 'Import popups', 'vitrine' )
		);
	}

	/**
	 * Prints whether visitors get a popup.
	 *
	 * @param \WP_Post      $post     Popup.
	 * @param PopupSettings $settings Its settings.
	 */
	private function print_state( \WP_Post $post, PopupSettings $settings ): void {
		[ $state, $words, $detail ] = self::state( $post, $settings );
		printf( '<span class="vitrine-popup-state is-%s">%s</span>', esc_attr( $state ), esc_html( $words ) );
		if ( $detail !== '' ) {
			printf( '<br><span class="vitrine-popup-detail">%s</span>', esc_html( $detail ) );
		}
		$root = $settings->has( 'split' ) ? PopupPosts::root( $post->post_content ) : null;
		if ( $root !== null && PopupVariant::contents( $root )[1] !== null ) {
			printf(
				'<br><span class="vitrine-popup-detail">%s</span>',
				esc_html__( 'Half of the visits see variant B', 'vitrine' )
			);
		}
		if ( $post->post_status !== 'trash' && Guard::refuses( $post->post_content, $post->ID ) ) {
			printf(
				'<br><span class="vitrine-popup-fault">%s</span>',
				esc_html__( 'Nothing visible closes it.', 'vitrine' )
			);
		}
	}

	/**
	 * Whether visitors get a popup.
	 *
	 * @param \WP_Post      $post     Popup.
	 * @param PopupSettings $settings Its settings.
	 * @return array{'on'|'waiting'|'off', string, string} State, in words, and more of it.
	 */
	private static function state( \WP_Post $post, PopupSettings $settings ): array {
		$label = get_post_status_object( $post->post_status )->label ?? '';
		$label = is_string( $label ) ? $label : '';
		if ( $post->post_status === 'future' ) {
			return [
				'waiting',
				__( 'Scheduled', 'vitrine' ),
				/* translators: %s: a moment. */
				sprintf( __( 'from %s', 'vitrine' ), get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) ),
			];
		}
		if ( $post->post_status !== 'publish' ) {
			return [
				'off',
				$label,
				$post->post_status === 'private' ? __( 'Visitors do not get it.', 'vitrine' ) : '',
			];
		}
		if ( $post->post_password !== '' ) {
			return [ 'off', __( 'Password protected', 'vitrine' ), __( 'Visitors do not get it.', 'vitrine' ) ];
		}
		$moment = static fn( string $name ): int => (int) get_gmt_from_date(
			is_string( $settings->timing[ $name ] ?? null ) ? str_replace( 'T', ' ', $settings->timing[ $name ] ) : '',
			'U'
		);
		$is_set = static fn( string $name ): bool => isset( $settings->timing['schedule'] )
			&& ! isset( $settings->timing['schedule_not'] )
			&& ( $settings->timing[ $name ] ?? '' ) !== '';
		if ( $is_set( 'schedule_end_date' ) && $moment( 'schedule_end_date' ) < time() - DAY_IN_SECONDS ) {
			return [ 'off', __( 'Over', 'vitrine' ), __( 'Its last day has passed.', 'vitrine' ) ];
		}
		if ( $is_set( 'schedule_start_date' ) && $moment( 'schedule_start_date' ) > time() + DAY_IN_SECONDS ) {
			return [ 'waiting', __( 'Published', 'vitrine' ), __( 'Its first day is still to come.', 'vitrine' ) ];
		}
		return [
			'on',
			__( 'Published', 'vitrine' ),
			$settings->triggers !== [] && $settings->conditions !== []
				? __( 'Opens by itself', 'vitrine' )
				: __( 'Opens by links', 'vitrine' ),
		];
	}

	/**
	 * Prints what has come of a popup.
	 *
	 * @param \WP_Post      $post     Popup.
	 * @param PopupSettings $settings Its settings.
	 */
	private function print_figures( \WP_Post $post, PopupSettings $settings ): void {
		$figures = $this->figures()[ $post->ID ] ?? null;
		if ( $figures === null ) {
			echo $settings->has( 'statistics' )
				? esc_html__( 'None yet', 'vitrine' )
				: '<span aria-hidden="true">—</span><span class="screen-reader-text">'
					. esc_html__( 'Not counted', 'vitrine' ) . '</span>';
			return;
		}
		$shown = $figures['impressions'];
		foreach ( [
			/* translators: %s: a number. */
			[ $shown, _n( '%s time shown', '%s times shown', $shown, 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $figures['closes'], _n( '%s time closed', '%s times closed', $figures['closes'], 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $figures['conversions'], _n( '%s conversion', '%s conversions', $figures['conversions'], 'vitrine' ) ],
		] as [ $number, $words ] ) {
			echo esc_html( sprintf( $words, number_format_i18n( $number ) ) ), '<br>';
		}
		if ( current_user_can( 'edit_post', $post->ID ) ) {
			printf(
				'<a href="%s">%s</a>',
				esc_url( StatisticsDownload::url( $post->ID ) ),
				esc_html__( 'All days as CSV', 'vitrine' )
			);
		}
	}

	/**
	 * Figures of the popups on this page, by one query.
	 *
	 * @return array<int, Figures>
	 */
	private function figures(): array {
		global $wp_query;
		if ( $this->figures === null ) {
			$posts         = $wp_query instanceof \WP_Query ? $wp_query->posts ?? [] : [];
			$ids           = array_map(
				static fn( int|\WP_Post $post ): int => is_int( $post ) ? $post : $post->ID,
				$posts
			);
			$this->figures = $ids !== [] && Database::exists() ? ( $this->statistics )()->totals( $ids ) : [];
		}
		return $this->figures;
	}
}
