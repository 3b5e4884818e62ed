<?php
/**
 * Rules in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Summary;

use Vitrine\Popup\Settings\Switches;

defined( 'ABSPATH' ) || exit;

/**
 * Says who gets a popup, and how often. What editors have written is in it: escape what comes out.
 */
final class RuleSummary {

	/**
	 * Each rule that is on.
	 *
	 * @param array<string, mixed> $rules A set of rules of PopupSettings.
	 * @return list<string>
	 */
	public static function of( array $rules ): array {
		$words = [];
		foreach ( Switches::of( 'timing' )->names() as $name ) {
			if ( isset( $rules[ $name ] ) ) {
				$word    = self::word( $name, $rules );
				/* translators: %s: a condition, such as "on phones". */
				$words[] = isset( $rules[ "{$name}_not" ] ) ? sprintf( __( 'not %s', 'vitrine' ), $word ) : $word;
			}
		}
		return $words;
	}

	/**
	 * One rule.
	 *
	 * @param string               $name  Rule.
	 * @param array<string, mixed> $rules Its set.
	 */
	private static function word( string $name, array $rules ): string {
		$text = static fn( string $field ): string => TriggerSummary::text( $rules[ "{$name}_{$field}" ] ?? '' );
		$list = static fn( string $field ): array => is_array( $rules[ "{$name}_{$field}" ] ?? null )
			? array_map( TriggerSummary::text( ... ), $rules[ "{$name}_{$field}" ] )
			: [];
		return match ( $name ) {
			/* translators: %d: a number; views before it do not count. */
			'page_views' => sprintf( __( 'from page view %d on', 'vitrine' ), (int) $text( 'views' ) + 1 ),
			/* translators: %d: a number. */
			'sessions' => sprintf( __( 'from visit %d on', 'vitrine' ), (int) $text( 'sessions' ) + 1 ),
			'url' => sprintf(
				$text( 'action' ) === 'hide'
					/* translators: %s: part of an address. */
					? __( 'when the referrer URL does not contain “%s”', 'vitrine' )
					/* translators: %s: part of an address. */
					: __( 'when the referrer URL contains “%s”', 'vitrine' ),
				$text( 'url' )
			),
			'sources' => sprintf(
				/* translators: %s: search engines, other sites, this site, a bookmark. */
				__( 'when coming from %s', 'vitrine' ),
				self::any( array_map( self::source( ... ), $list( 'sources' ) ) )
			),
			'logged_in' => $text( 'users' ) === 'custom'
				/* translators: %s: roles. */
				? sprintf( __( 'for everyone except %s', 'vitrine' ), self::any( $list( 'roles' ) ) )
				: __( 'for logged-out visitors', 'vitrine' ),
			'devices' => sprintf(
				/* translators: %s: desktops, tablets, phones. */
				__( 'on %s', 'vitrine' ),
				self::any( array_map( self::device( ... ), $list( 'devices' ) ) )
			),
			'browsers' => $text( 'browsers' ) === 'custom'
				? sprintf(
					/* translators: %s: names of browsers. */
					__( 'in %s', 'vitrine' ),
					self::any( array_map( self::browser( ... ), $list( 'browsers_options' ) ) )
				)
				: __( 'in all browsers', 'vitrine' ),
			'schedule' => self::schedule( $text( 'start_date' ), $text( 'end_date' ) ),
			'times' => self::times( (int) $text( 'times' ), $text( 'period' ) ),
			'members' => $list( 'roles' ) === []
				? __( 'for logged-in users', 'vitrine' )
				/* translators: %s: roles. */
				: sprintf( __( 'for %s', 'vitrine' ), self::any( $list( 'roles' ) ) ),
			'recurring' => self::recurring( $list( 'days' ), $text( 'from' ), $text( 'to' ) ),
			'current_url' => sprintf(
				$text( 'action' ) === 'hide'
					/* translators: %s: part of an address. */
					? __( 'where the URL does not contain “%s”', 'vitrine' )
					/* translators: %s: part of an address. */
					: __( 'where the URL contains “%s”', 'vitrine' ),
				$text( 'url' )
			),
			'parameter' => sprintf(
				/* translators: %s: a parameter of an address. */
				__( 'with “%s” in the URL', 'vitrine' ),
				self::pair( $text( 'name' ), $text( 'value' ) )
			),
			'cookie' => sprintf(
				/* translators: %s: a cookie. */
				__( 'with the cookie “%s”', 'vitrine' ),
				self::pair( $text( 'name' ), $text( 'value' ) )
			),
			/* translators: %s: tags of languages, such as "en". */
			'language' => sprintf( __( 'in %s', 'vitrine' ), self::any( $list( 'languages' ) ) ),
			'visitor' => $text( 'visitor' ) === 'returning'
				? __( 'for returning visitors', 'vitrine' )
				: __( 'for new visitors', 'vitrine' ),
			'conversion' => __( 'until a conversion', 'vitrine' ),
			default => $name,
		};
	}

	/**
	 * How often.
	 *
	 * @param int    $times  Number.
	 * @param string $period Within what.
	 */
	private static function times( int $times, string $period ): string {
		$words = $times === 1
			? __( 'once', 'vitrine' )
			/* translators: %d: a number. */
			: sprintf( _n( 'up to %d time', 'up to %d times', $times, 'vitrine' ), $times );
		return match ( $period ) {
			/* translators: %s: "up to 3 times", or "once". */
			'session' => sprintf( __( '%s per visit', 'vitrine' ), $words ),
			/* translators: %s: "up to 3 times", or "once". */
			'day' => sprintf( __( '%s per day', 'vitrine' ), $words ),
			/* translators: %s: "up to 3 times", or "once". */
			'week' => sprintf( __( '%s per week', 'vitrine' ), $words ),
			/* translators: %s: "up to 3 times", or "once". */
			'month' => sprintf( __( '%s per month', 'vitrine' ), $words ),
			default => $words,
		};
	}

	/**
	 * From when to when.
	 *
	 * @param string $start Such as `2026-12-24 18:00`, '' = open.
	 * @param string $end   The same.
	 */
	private static function schedule( string $start, string $end ): string {
		if ( $start === '' && $end === '' ) {
			return __( 'at any time', 'vitrine' );
		}
		if ( $start === '' || $end === '' ) {
			return $end === ''
				/* translators: %s: a moment. */
				? sprintf( __( 'from %s', 'vitrine' ), self::moment( $start ) )
				/* translators: %s: a moment. */
				: sprintf( __( 'until %s', 'vitrine' ), self::moment( $end ) );
		}
		/* translators: 1, 2: moments. */
		return sprintf( __( 'from %1$s to %2$s', 'vitrine' ), self::moment( $start ), self::moment( $end ) );
	}

	/**
	 * A moment as the site writes it; its zone is not changed.
	 *
	 * @param string $moment Such as `2026-12-24 18:00`.
	 */
	private static function moment( string $moment ): string {
		$time = strtotime( $moment . ' UTC' );
		$form = get_option( 'date_format' )
			. ( preg_match( '/\d\d:\d\d$/', $moment ) === 1 ? ' ' . get_option( 'time_format' ) : '' );
		return $time === false ? $moment : (string) wp_date( $form, $time, new \DateTimeZone( 'UTC' ) );
	}

	/**
	 * Days and hours.
	 *
	 * @param string[] $days 0 = Sunday.
	 * @param string   $from Such as `18:00`, '' = open.
	 * @param string   $to   The same.
	 */
	private static function recurring( array $days, string $from, string $to ): string {
		global $wp_locale;
		$names = count( $days ) === 7
			? [ __( 'every day', 'vitrine' ) ]
			: array_map(
				static fn( string $day ): string => $wp_locale instanceof \WP_Locale
					? $wp_locale->get_weekday( (int) $day )
					: $day,
				$days
			);
		/* translators: %s: days of the week. */
		$words = sprintf( __( 'on %s', 'vitrine' ), self::any( $names ) );
		return $from === '' && $to === ''
			? $words
			: sprintf(
				/* translators: 1: "on Mondays"; 2, 3: hours. */
				__( '%1$s from %2$s to %3$s', 'vitrine' ),
				$words,
				$from === '' ? '00:00' : $from,
				$to === '' ? '24:00' : $to
			);
	}

	/**
	 * Where visitors come from.
	 *
	 * @param string $source Source.
	 */
	private static function source( string $source ): string {
		return match ( $source ) {
			'search' => __( 'search engines', 'vitrine' ),
			'external' => __( 'other sites', 'vitrine' ),
			'internal' => __( 'this site', 'vitrine' ),
			default => __( 'direct visits', 'vitrine' ),
		};
	}

	/**
	 * A kind of devices.
	 *
	 * @param string $device Device.
	 */
	private static function device( string $device ): string {
		return match ( $device ) {
			'desktop' => __( 'desktops', 'vitrine' ),
			'tablet' => __( 'tablets', 'vitrine' ),
			default => __( 'phones', 'vitrine' ),
		};
	}

	/**
	 * A browser; their names are the same everywhere.
	 *
	 * @param string $browser Browser.
	 */
	private static function browser( string $browser ): string {
		return $browser === 'ie' ? 'Internet Explorer' : ucfirst( $browser );
	}

	/**
	 * A name and its value.
	 *
	 * @param string $name  Name.
	 * @param string $value Value, '' = any.
	 */
	private static function pair( string $name, string $value ): string {
		return $value === '' ? $name : "{$name}={$value}";
	}

	/**
	 * Some words, of which one counts.
	 *
	 * @param string[] $words Words.
	 */
	public static function any( array $words ): string {
		$last = array_pop( $words );
		if ( $last === null ) {
			return __( 'nothing', 'vitrine' );
		}
		return $words === []
			? $last
			/* translators: 1: a list of words, 2: the last one. */
			: sprintf( __( '%1$s or %2$s', 'vitrine' ), implode( wp_get_list_item_separator(), $words ), $last );
	}
}
