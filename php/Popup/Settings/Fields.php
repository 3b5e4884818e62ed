<?php
/**
 * What can be set on a popup.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Settings;

defined( 'ABSPATH' ) || exit;

/**
 * Names, defaults and bounds. Twin: frontend/render/popup/settings.ts.
 */
final class Fields {

	/** In the order of the original; all that are on must pass. */
	public const RULES = [
		'page_views',
		'sessions',
		'url',
		'sources',
		'logged_in',
		'devices',
		'browsers',
		'schedule',
		'times',
		'members',
		'recurring',
		'current_url',
		'parameter',
		'cookie',
		'language',
		'visitor',
		'conversion',
	];

	/** In the order of the original; the first that fires wins. */
	public const TRIGGERS = [
		'page_load',
		'scrolling',
		'scrolling_to',
		'click',
		'inactivity',
		'exit_intent',
		'adblock_detection',
		'form_submit',
		'custom_event',
		'hash',
		'hover',
		'tab_return',
		'video_end',
		'fast_scroll',
	];

	/** A colour: hexadecimal, a function of numbers, a name, or a preset of the theme. */
	private const COLOR = '~^(#[0-9a-f]{3,8}|(rgb|hsl)a?\([\d\s.,%/a-z]{1,60}\)|[a-z]{3,30}|var\(--[\w-]{1,80}\))$~iD';

	private const CLASSES = '/^[\w-]+( [\w-]+)*$/D';

	private const DATE = '/^\d{4}-\d\d-\d\d([ T]\d\d:\d\d)?$/D';

	private const HOUR = '/^([01]\d|2[0-3]):[0-5]\d$/D';

	private const SLUG = '/^[\w-]{1,60}$/D';

	private const LANGUAGE = '/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/iD';

	/** Characters of a text to look for, a selector. */
	private const MAX_LENGTH = 500;

	/** Greatest integer that script can hold. */
	private const GREATEST = 9_007_199_254_740_991;

	/**
	 * Document settings.
	 *
	 * @return array<string, Field>
	 */
	public static function document(): array {
		static $fields = null;
		return $fields ??= [
			'width'                             => Field::length( 640 ),
			'height_type'                       => Field::choice( [ 'auto', 'fit_to_screen', 'custom' ] ),
			'height'                            => Field::length( 380 ),
			'content_position'                  => Field::choice( [ 'top', 'center', 'bottom' ] ),
			'horizontal_position'               => Field::choice( [ 'center', 'left', 'right' ] ),
			'vertical_position'                 => Field::choice( [ 'center', 'top', 'bottom' ] ),
			'overlay'                           => Field::toggle( 'yes' ),
			'overlay_background_color'          => Field::text( 100, self::COLOR, 'rgba(0,0,0,.8)' ),
			'margin'                            => Field::number( 20, 0, 200 ),
			'close_button'                      => Field::toggle( 'yes' ),
			'close_button_position'             => Field::choice( [ '', 'outside' ] ),
			'close_button_delay'                => Field::number( 0, 0, 60, 10 ),
			'close_automatically'               => Field::number( 0, 0, 60, 10 ),
			'prevent_close_on_background_click' => Field::toggle(),
			'prevent_close_on_esc_key'          => Field::toggle(),
			'prevent_scroll'                    => Field::toggle(),
			'avoid_multiple_popups'             => Field::toggle(),
			'a11y_navigation'                   => Field::toggle( 'yes' ),
			'entrance_animation'                => Field::choice( [ '', ...Animations::ENTRANCES ] ),
			'exit_animation'                    => Field::choice( [ '', ...Animations::EXITS ] ),
			'entrance_animation_duration'       => Field::sized( Field::number( 1.2, 0, 5, 10 ) ),
			'open_selector'                     => Field::text( self::MAX_LENGTH ),
			'classes'                           => Field::text( 200, self::CLASSES ),
			'priority'                          => Field::number( 10, 0, 100 ),
			'pause'                             => Field::number( 0, 0, 3600 ),
			'phone_banner'                      => Field::toggle(),
			'reopen'                            => Field::choice( [ '', 'always', 'never' ] ),
			'uncounted'                         => Field::choice( [ '', 'open' ] ),
			'statistics'                        => Field::toggle(),
			'split'                             => Field::toggle(),
			'split_popup'                       => Field::number( 0, 0, self::GREATEST ),
		];
	}

	/**
	 * Timing; of `{name}_not` there is one for each rule.
	 *
	 * @return array<string, Field>
	 */
	public static function timing(): array {
		static $fields = null;
		return $fields ??= [
			'page_views'                => Field::toggle(),
			'page_views_views'          => Field::number( 3, 1, 10_000 ),
			'sessions'                  => Field::toggle(),
			'sessions_sessions'         => Field::number( 2, 1, 10_000 ),
			'url'                       => Field::toggle(),
			'url_action'                => Field::choice( [ 'show', 'hide', 'regex' ] ),
			'url_url'                   => Field::text( self::MAX_LENGTH ),
			'sources'                   => Field::toggle(),
			// Direct visits pass as external ones, and by this choice without them.
			'sources_sources'           => Field::some(
				[ 'search', 'external', 'internal', 'direct' ],
				[ 'search', 'external', 'internal' ]
			),
			'logged_in'                 => Field::toggle(),
			'logged_in_users'           => Field::choice( [ 'all', 'custom' ] ),
			'logged_in_roles'           => Field::words( self::SLUG ),
			'devices'                   => Field::toggle(),
			'devices_devices'           => Field::some( [ 'desktop', 'tablet', 'mobile' ] ),
			'browsers'                  => Field::toggle(),
			'browsers_browsers'         => Field::choice( [ 'all', 'custom' ] ),
			'browsers_browsers_options' => Field::some( [ 'ie', 'chrome', 'edge', 'firefox', 'safari' ], [] ),
			'schedule'                  => Field::toggle(),
			'schedule_timezone'         => Field::choice( [ 'site', 'visitor' ] ),
			'schedule_start_date'       => Field::text( 20, self::DATE ),
			'schedule_end_date'         => Field::text( 20, self::DATE ),
			'times'                     => Field::toggle(),
			'times_times'               => Field::number( 3, 1, 10_000 ),
			'times_period'              => Field::choice( [ '', 'session', 'day', 'week', 'month' ] ),
			'times_count'               => Field::choice( [ '', 'close' ] ),
			'members'                   => Field::toggle(),
			'members_roles'             => Field::words( self::SLUG ),
			'recurring'                 => Field::toggle(),
			'recurring_timezone'        => Field::choice( [ 'site', 'visitor' ] ),
			'recurring_days'            => Field::some( [ 0, 1, 2, 3, 4, 5, 6 ] ),
			'recurring_from'            => Field::text( 5, self::HOUR ),
			'recurring_to'              => Field::text( 5, self::HOUR ),
			'current_url'               => Field::toggle(),
			'current_url_action'        => Field::choice( [ 'show', 'hide', 'regex' ] ),
			'current_url_url'           => Field::text( self::MAX_LENGTH ),
			'parameter'                 => Field::toggle(),
			'parameter_name'            => Field::text( 100 ),
			'parameter_value'           => Field::text( self::MAX_LENGTH ),
			'cookie'                    => Field::toggle(),
			'cookie_name'               => Field::text( 100 ),
			'cookie_value'              => Field::text( self::MAX_LENGTH ),
			'language'                  => Field::toggle(),
			'language_languages'        => Field::words( self::LANGUAGE ),
			'visitor'                   => Field::toggle(),
			'visitor_visitor'           => Field::choice( [ 'new', 'returning' ] ),
			'conversion'                => Field::toggle(),
		];
	}

	/**
	 * Triggers.
	 *
	 * @return array<string, Field>
	 */
	public static function triggers(): array {
		static $fields = null;
		return $fields ??= [
			'page_load'               => Field::toggle(),
			'page_load_delay'         => Field::number( 0, 0, 3600, 10 ),
			'scrolling'               => Field::toggle(),
			'scrolling_direction'     => Field::choice( [ 'down', 'up' ] ),
			'scrolling_offset'        => Field::number( 50, 1, 100 ),
			'scrolling_to'            => Field::toggle(),
			'scrolling_to_selector'   => Field::text( self::MAX_LENGTH ),
			'click'                   => Field::toggle(),
			'click_times'             => Field::number( 1, 1, 1000 ),
			'inactivity'              => Field::toggle(),
			'inactivity_time'         => Field::number( 30, 1, 3600, 10 ),
			'exit_intent'             => Field::toggle(),
			'adblock_detection'       => Field::toggle(),
			'adblock_detection_delay' => Field::number( 0, 0, 3600, 10 ),
			'form_submit'             => Field::toggle(),
			'form_submit_selector'    => Field::text( self::MAX_LENGTH ),
			'custom_event'            => Field::toggle(),
			'custom_event_name'       => Field::text( 100 ),
			'hash'                    => Field::toggle(),
			'hash_hash'               => Field::text( 200 ),
			'hover'                   => Field::toggle(),
			'hover_selector'          => Field::text( self::MAX_LENGTH ),
			'tab_return'              => Field::toggle(),
			'tab_return_time'         => Field::number( 5, 1, 3600, 10 ),
			'video_end'               => Field::toggle(),
			'video_end_selector'      => Field::text( self::MAX_LENGTH ),
			'fast_scroll'             => Field::toggle(),
		];
	}

	/**
	 * Settings, complete and within their bounds.
	 *
	 * @param array<string, Field> $fields Fields.
	 * @param mixed                $given  Anything.
	 * @return array<string, mixed>
	 */
	public static function read( array $fields, mixed $given ): array {
		$values = is_array( $given ) ? $given : [];
		$read   = [];
		foreach ( $fields as $name => $field ) {
			$read[ $name ] = isset( $values[ $name ] ) ? $field->read( $values[ $name ] ) : $field->initial;
		}
		return $read;
	}

	/**
	 * What is switched on, each with all its fields.
	 *
	 * @param array<string, Field> $fields Fields.
	 * @param string[]             $names  Names of the switches.
	 * @param mixed                $given  Anything.
	 * @return array<string, mixed>
	 */
	public static function read_switched( array $fields, array $names, mixed $given ): array {
		$on = is_array( $given )
			? array_filter( $names, static fn( string $name ): bool => ( $given[ $name ] ?? '' ) === 'yes' )
			: [];
		// Most popups have few: a page may have many popups.
		return $on === []
			? []
			: self::read(
				array_filter(
					$fields,
					static fn( string $field ): bool => in_array( self::owner( $field, $names ), $on, true ),
					ARRAY_FILTER_USE_KEY
				),
				$given
			);
	}

	/**
	 * Which switch a field belongs to: the longest name that it begins with, `scrolling_to_selector` is not of
	 * `scrolling`.
	 *
	 * @param string   $field Field.
	 * @param string[] $names Names of the switches.
	 */
	private static function owner( string $field, array $names ): string {
		static $owners = [];
		if ( ! isset( $owners[ $field ] ) ) {
			$owners[ $field ] = '';
			foreach ( $names as $name ) {
				if (
					( $field === $name || str_starts_with( $field, "{$name}_" ) )
					&& strlen( $name ) > strlen( $owners[ $field ] )
				) {
					$owners[ $field ] = $name;
				}
			}
		}
		return $owners[ $field ];
	}
}
