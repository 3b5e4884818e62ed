<?php
/**
 * What ails sign-up forms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Notes what visitors are not told, and tells it under Tools → Site Health for a week.
 */
final class SignUpHealth {

	/** The option: when each problem was last seen. */
	public const OPTION = 'vitrine_sign_up_problems';

	/** So many mails that the site's limit was reached. */
	public const LIMIT = 'limit';

	/** The server did not take a mail. */
	public const MAIL = 'mail';

	/** The database did not take a sign-up. */
	public const DATABASE = 'database';

	/**
	 * Notes a problem; once in ten minutes is enough.
	 *
	 * @param string $problem One of the constants.
	 */
	public static function note( string $problem ): void {
		$known = self::known();
		if ( ( $known[ $problem ] ?? 0 ) < time() - 10 * MINUTE_IN_SECONDS ) {
			update_option( self::OPTION, [ ...$known, $problem => time() ], false );
		}
	}

	/**
	 * Adds the test, where a form has been sent.
	 *
	 * @param array<mixed> $tests Core's.
	 * @return array<mixed>
	 */
	public static function add( array $tests ): array {
		// Planned by the first sign-up.
		if ( wp_next_scheduled( Cleaning::EVENT ) === false ) {
			return $tests;
		}
		$all = is_array( $tests['direct'] ?? null ) ? $tests['direct'] : [];
		$all['vitrine_sign_ups'] = [ 'label' => __( 'Sign-up forms', 'vitrine' ), 'test' => self::test( ... ) ];
		return [ ...$tests, 'direct' => $all ];
	}

	/**
	 * What core prints.
	 *
	 * @return array<string, mixed>
	 */
	public static function test(): array {
		$texts = [
			self::LIMIT    => __( 'The hourly email limit was reached, possibly because of bots. Some visitors were asked to try again later.', 'vitrine' ),
			self::MAIL     => __( 'A sign-up email could not be sent. Check this site’s email settings.', 'vitrine' ),
			self::DATABASE => __( 'A sign-up could not be saved. Check this site’s database.', 'vitrine' ),
		];
		$found = array_filter( self::known(), static fn( int $time ): bool => $time > time() - WEEK_IN_SECONDS );
		$items = '';
		foreach ( array_intersect_key( $texts, $found ) as $problem => $text ) {
			$items .= sprintf(
				'<li>%s %s</li>',
				esc_html( $text ),
				esc_html(
					sprintf(
						/* translators: %s: length of time, such as "3 days". */
						__( 'Last seen %s ago.', 'vitrine' ),
						human_time_diff( $found[ $problem ] )
					)
				)
			);
		}
		return [
			'label'       => $items === ''
				? __( 'Sign-up forms work', 'vitrine' )
				: __( 'Sign-up forms had problems this week', 'vitrine' ),
			'status'      => $items === '' ? 'good' : 'recommended',
			'badge'       => [ 'label' => 'Vitrine', 'color' => 'blue' ],
			'description' => $items === ''
				? sprintf(
					'<p>%s</p>',
					esc_html__( 'All sign-ups of the last week were saved, and their emails were sent.', 'vitrine' )
				)
				: "<ul>{$items}</ul>",
			'actions'     => '',
			'test'        => 'vitrine_sign_ups',
		];
	}

	/**
	 * Problems, and when they were last seen.
	 *
	 * @return array<string, int>
	 */
	private static function known(): array {
		$known = get_option( self::OPTION, [] );
		$times = [];
		foreach ( is_array( $known ) ? $known : [] as $problem => $time ) {
			$times[ (string) $problem ] = is_numeric( $time ) ? (int) $time : 0;
		}
		return $times;
	}
}
