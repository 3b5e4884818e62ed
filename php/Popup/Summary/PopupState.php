<?php
/**
 * Whether visitors get a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Summary;

use Vitrine\Popup\Links\PopupUsage;
use Vitrine\Popup\Settings\PopupSettings;
use Vitrine\Popup\Settings\Switches;

defined( 'ABSPATH' ) || exit;

/**
 * `on` only where something opens it; everything else says why not, and which panel of the editor changes that.
 *
 * @phpstan-type Panel 'where'|'who'|'when'|''
 */
final class PopupState {

	/** Parameter of the editor's address. Twin: PARAMETER in blocks/popup/panels/asked-panel.ts. */
	public const PANEL = 'vitrine-panel';

	/** Triggers that do nothing until this field says where or what. */
	private const NEEDED_BY_TRIGGER = [
		'scrolling_to' => 'selector',
		'hover'        => 'selector',
		'custom_event' => 'name',
	];

	/** Rules that nobody passes while this field is empty. */
	private const NEEDED_BY_RULE = [
		'devices'     => 'devices',
		'sources'     => 'sources',
		'recurring'   => 'days',
		'parameter'   => 'name',
		'cookie'      => 'name',
	];

	/**
	 * Keeps what it is.
	 *
	 * @param 'on'|'waiting'|'off' $state  Whether visitors get it: now, later, not at all.
	 * @param string               $words  The same in a word or two.
	 * @param string               $detail More of it, '' = nothing.
	 * @param string               $panel  The panel that changes it, '' = none.
	 * @phpstan-param Panel        $panel
	 */
	private function __construct(
		public readonly string $state,
		public readonly string $words,
		public readonly string $detail = '',
		public readonly string $panel = ''
	) {}

	/**
	 * Looks at a popup. Only of one that does not open by itself, all content is searched for links.
	 *
	 * @param \WP_Post      $post     Popup.
	 * @param PopupSettings $settings Its settings.
	 */
	public static function of( \WP_Post $post, PopupSettings $settings ): self {
		return self::of_status( $post )
			?? self::of_schedule( $settings )
			?? self::of_opening( $post, $settings );
	}

	/**
	 * One that is not public.
	 *
	 * @param \WP_Post $post Popup.
	 */
	private static function of_status( \WP_Post $post ): ?self {
		$label  = get_post_status_object( $post->post_status )->label ?? '';
		$label  = is_string( $label ) ? $label : '';
		$hidden = __( 'Visitors do not see it.', 'vitrine' );
		return match ( true ) {
			$post->post_status === 'future' => new self(
				'waiting',
				$label,
				/* translators: %s: date and time. */
				sprintf( __( 'Starts on %s', 'vitrine' ), get_the_date( '', $post ) . ' ' . get_the_time( '', $post ) )
			),
			$post->post_status === 'draft', $post->post_status === 'pending' => new self(
				'off',
				$label,
				__( 'Visitors do not see it until it is published.', 'vitrine' )
			),
			$post->post_status === 'trash' => new self( 'off', $label ),
			$post->post_status !== 'publish' => new self( 'off', $label, $hidden ),
			$post->post_password !== '' => new self( 'off', __( 'Password protected', 'vitrine' ), $hidden ),
			default => null,
		};
	}

	/**
	 * One whose days are not these.
	 *
	 * @param PopupSettings $settings Its settings.
	 */
	private static function of_schedule( PopupSettings $settings ): ?self {
		$timing = $settings->timing;
		if ( ! isset( $timing['schedule'] ) || isset( $timing['schedule_not'] ) ) {
			return null;
		}
		// Visitors may have another clock: a day is left to them.
		$is_past = static function ( string $name, int $days ) use ( $timing ): ?bool {
			$date = is_string( $timing[ $name ] ?? null ) ? str_replace( 'T', ' ', $timing[ $name ] ) : '';
			return $date === ''
				? null
				: (int) get_gmt_from_date( $date, 'U' ) + $days * DAY_IN_SECONDS < time();
		};
		if ( $is_past( 'schedule_end_date', 1 ) === true ) {
			return new self(
				'off',
				__( 'Ended', 'vitrine' ),
				__( 'The end date of its schedule has passed.', 'vitrine' ),
				'who'
			);
		}
		return $is_past( 'schedule_start_date', -1 ) === false
			? new self( 'waiting', __( 'Scheduled', 'vitrine' ), __( 'Its start date is still to come.', 'vitrine' ) )
			: null;
	}

	/**
	 * One that is public: what opens it.
	 *
	 * @param \WP_Post      $post     Popup.
	 * @param PopupSettings $settings Its settings.
	 */
	private static function of_opening( \WP_Post $post, PopupSettings $settings ): self {
		$published = __( 'Published', 'vitrine' );
		$is_placed = self::is_placed( $settings );
		$opens     = self::has_trigger( $settings );
		if ( $is_placed && $opens && ! self::is_barred( $settings ) ) {
			return new self( 'on', $published, __( 'Opens automatically', 'vitrine' ) );
		}
		if ( $is_placed && $settings->word( 'open_selector' ) !== '' ) {
			return new self( 'on', $published, __( 'Opens on click', 'vitrine' ) );
		}
		if ( self::is_linked( $post->ID ) ) {
			return new self( 'on', $published, __( 'Opens from a link or block', 'vitrine' ) );
		}
		[ $detail, $panel ] = match ( true ) {
			$is_placed && $opens => [ __( 'Its rules exclude every visitor.', 'vitrine' ), 'who' ],
			$is_placed => [ __( 'No trigger, and no link to it was found.', 'vitrine' ), 'when' ],
			$opens => [ __( 'No display conditions.', 'vitrine' ), 'where' ],
			default => [ __( 'No display conditions, and no link to it was found.', 'vitrine' ), 'where' ],
		};
		return new self( 'off', __( 'Never opens', 'vitrine' ), $detail, $panel );
	}

	/**
	 * Whether it is on any page.
	 *
	 * @param PopupSettings $settings Its settings.
	 */
	private static function is_placed( PopupSettings $settings ): bool {
		$is_placed = false;
		foreach ( $settings->conditions as $row ) {
			if ( $row['type'] === 'exclude' && $row['name'] === 'general' ) {
				return false;
			}
			$is_placed = $is_placed || $row['type'] === 'include';
		}
		return $is_placed;
	}

	/**
	 * Whether a trigger can fire.
	 *
	 * @param PopupSettings $settings Its settings.
	 */
	private static function has_trigger( PopupSettings $settings ): bool {
		foreach ( Switches::of( 'triggers' )->names() as $name ) {
			$field = self::NEEDED_BY_TRIGGER[ $name ] ?? '';
			if (
				isset( $settings->triggers[ $name ] )
				&& ( $field === '' || ( $settings->triggers[ "{$name}_{$field}" ] ?? '' ) !== '' )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether a rule stops everybody.
	 *
	 * @param PopupSettings $settings Its settings.
	 */
	private static function is_barred( PopupSettings $settings ): bool {
		$timing = $settings->timing;
		foreach ( self::NEEDED_BY_RULE as $name => $field ) {
			if (
				isset( $timing[ $name ] )
				&& ! isset( $timing[ "{$name}_not" ] )
				&& in_array( $timing[ "{$name}_{$field}" ] ?? '', [ '', [] ], true )
			) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether something that visitors see leads to it.
	 *
	 * @param int $id Popup.
	 */
	private static function is_linked( int $id ): bool {
		foreach ( PopupUsage::of( $id ) as $place ) {
			if ( get_post_status( $place ) === 'publish' ) {
				return true;
			}
		}
		return false;
	}
}
