<?php
/**
 * The result of a test for Tools → Site Health.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

defined( 'ABSPATH' ) || exit;

/**
 * The shape that core asks for, made of what was found.
 *
 * @phpstan-type Finding array{string, string, string}
 * @phpstan-type Result array{
 *     label: string,
 *     status: string,
 *     badge: array{label: string, color: string},
 *     description: string,
 *     actions: string,
 *     test: string,
 * }
 */
final class HealthResult {

	/** Severities, the mildest first. */
	private const SEVERITIES = [ 'good', 'recommended', 'critical' ];

	/**
	 * What core prints of a test.
	 *
	 * @param string $test  Name.
	 * @param string $good  Heading where nothing was found.
	 * @param string $bad   Heading where something was.
	 * @param string $text  Text where nothing was found.
	 * @param array  $found Severity, what is wrong, and what mends it.
	 * @phpstan-param list<Finding> $found
	 * @return Result
	 */
	public static function of( string $test, string $good, string $bad, string $text, array $found ): array {
		$ranks = array_map(
			static fn( array $one ): int => (int) array_search( $one[0], self::SEVERITIES, true ),
			$found
		);
		$items = array_map(
			static fn( array $one ): string => '<li>' . esc_html( trim( "{$one[1]} {$one[2]}" ) ) . '</li>',
			$found
		);
		return [
			'label'       => $found === [] ? $good : $bad,
			'status'      => self::SEVERITIES[ max( [ 0, ...$ranks ] ) ],
			'badge'       => [ 'label' => 'Vitrine', 'color' => 'blue' ],
			'description' => $found === []
				? '<p>' . esc_html( $text ) . '</p>'
				: '<ul>' . implode( '', $items ) . '</ul>',
			'actions'     => $found === [] ? '' : sprintf(
				'<p><a href="%1$s">%2$s</a></p>',
				esc_url( admin_url( 'options-general.php?page=vitrine' ) ),
				esc_html__( 'Manage your accounts', 'vitrine' )
			),
			'test'        => $test,
		];
	}
}
