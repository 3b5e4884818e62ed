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
use Vitrine\Popup\Statistics\Sparkline;
use Vitrine\Popup\Statistics\Statistics;
use Vitrine\Popup\Statistics\StatisticsDownload;
use Vitrine\Popup\Summary\PopupState;
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
	 * The same for each of the last days.
	 *
	 * @var array<int, array<string, Figures>>
	 */
	private array $recent = [];

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
			self::COLUMN . 'state'   => __( 'Status', 'vitrine' ),
			self::COLUMN . 'where'   => __( 'Where', 'vitrine' ),
			self::COLUMN . 'when'    => __( 'When', 'vitrine' ),
			self::COLUMN . 'figures' => __( 'Statistics', 'vitrine' ),
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
			esc_html__( 'No popups yet.', 'vitrine' ),
			esc_html__(
				'Build a popup with blocks, then choose where it appears, who sees it, and when it opens.',
				'vitrine'
			),
			esc_url( admin_url( 'post-new.php?post_type=' . PopupPosts::TYPE ) ),
			esc_html__( 'Add your first popup', 'vitrine' ),
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
		$state = PopupState::of( $post, $settings );
		printf(
			'<span class="vitrine-popup-state is-%s">%s</span>',
			esc_attr( $state->state ),
			esc_html( $state->words )
		);
		if ( $state->detail !== '' ) {
			printf( '<br><span class="vitrine-popup-detail">%s</span>', esc_html( $state->detail ) );
		}
		$this->print_remedy( $post, $state->panel, $state->detail );
		$root = $settings->has( 'split' ) ? PopupPosts::root( $post->post_content ) : null;
		if ( $root !== null && PopupVariant::contents( $root )[1] !== null ) {
			printf(
				'<br><span class="vitrine-popup-detail">%s</span>',
				esc_html__( 'A/B test: half of visitors see variant B', 'vitrine' )
			);
		}
		if ( $post->post_status !== 'trash' && Guard::refuses( $post->post_content, $post->ID ) ) {
			printf(
				'<br><span class="vitrine-popup-fault">%s</span>',
				esc_html__( 'Visitors have no visible way to close it.', 'vitrine' )
			);
			$this->print_remedy( $post, 'closing', __( 'Visitors have no visible way to close it.', 'vitrine' ) );
		}
	}

	/**
	 * Prints a link to the panel of the editor that changes what is wrong.
	 *
	 * @param \WP_Post $post  Popup.
	 * @param string   $panel Name of the panel, '' = nothing is wrong.
	 * @param string   $fault What is wrong.
	 */
	private function print_remedy( \WP_Post $post, string $panel, string $fault ): void {
		$link = $panel === '' ? null : get_edit_post_link( $post, 'raw' );
		if ( $link !== null ) {
			printf(
				'<br><a href="%s" aria-label="%s">%s</a>',
				esc_url( add_query_arg( PopupState::PANEL, $panel, $link ) ),
				esc_attr(
					sprintf(
						/* translators: 1: title of a popup, 2: what is wrong with it. */
						__( 'Fix “%1$s”: %2$s', 'vitrine' ),
						html_entity_decode( _draft_or_post_title( $post ), ENT_QUOTES ),
						$fault
					)
				),
				esc_html__( 'Fix it', 'vitrine' )
			);
		}
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
				? esc_html__( 'No data yet', 'vitrine' )
				: '<span aria-hidden="true">—</span><span class="screen-reader-text">'
					. esc_html__( 'Not collected', 'vitrine' ) . '</span>';
			return;
		}
		$shown = $figures['impressions'];
		foreach ( [
			/* translators: %s: a number. */
			[ $shown, _n( '%s view', '%s views', $shown, 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $figures['closes'], _n( '%s close', '%s closes', $figures['closes'], 'vitrine' ) ],
			/* translators: %s: a number. */
			[ $figures['conversions'], _n( '%s conversion', '%s conversions', $figures['conversions'], 'vitrine' ) ],
		] as [ $number, $words ] ) {
			echo esc_html( sprintf( $words, number_format_i18n( $number ) ) ), '<br>';
		}
		// phpcs:ignore WordPress.Security.EscapeOutput -- numbers, and a title that is escaped.
		echo Sparkline::html( $this->recent[ $post->ID ] ?? [] );
		if ( current_user_can( 'edit_post', $post->ID ) ) {
			printf(
				'<a href="%s">%s</a>',
				esc_url( StatisticsDownload::url( $post->ID ) ),
				esc_html__( 'Download CSV', 'vitrine' )
			);
		}
	}

	/**
	 * Figures of the popups on this page, those of the last days with them.
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
			$this->figures = [];
			if ( $ids !== [] && Database::exists() ) {
				$statistics    = ( $this->statistics )();
				$this->figures = $statistics->totals( $ids );
				$this->recent  = $statistics->recent( $ids, Sparkline::from() );
			}
		}
		return $this->figures;
	}
}
