<?php
/**
 * Sign-ups on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Install\Database;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\SignUpTable;

defined( 'ABSPATH' ) || exit;

/**
 * Lists and exports who has signed up.
 */
final class SignUpsCommand {

	/**
	 * Keeps the list.
	 *
	 * @param SignUps $sign_ups The list.
	 */
	public function __construct( private readonly SignUps $sign_ups ) {}

	/**
	 * Lists the newest sign-ups, with times in UTC.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : pending, confirmed or left.
	 *
	 * [--number=<number>]
	 * : How many.
	 * ---
	 * default: 50
	 * ---
	 *
	 * [--format=<format>]
	 * : table, csv, json or yaml.
	 * ---
	 * default: table
	 * ---
	 *
	 * @subcommand list
	 *
	 * @param string[]              $args    None.
	 * @param array<string, string> $options Options.
	 */
	public function list_( array $args, array $options ): void {
		$state = self::state( $options );
		$date  = static fn( ?string $time ): string => (int) $time > 0 ? gmdate( 'Y-m-d H:i:s', (int) $time ) : '';
		\WP_CLI\Utils\format_items(
			$options['format'] ?? 'table',
			array_map(
				static fn( array $row ): array => [
					...$row,
					'asked_at'     => $date( $row['asked_at'] ),
					'confirmed_at' => $date( $row['confirmed_at'] ),
					'left_at'      => $date( $row['left_at'] ),
				],
				$this->sign_ups->find( $state, '', max( 1, (int) ( $options['number'] ?? 50 ) ) )
			),
			[ 'id', 'email', 'name', 'state', 'asked_at', 'confirmed_at', 'left_at' ]
		);
	}

	/**
	 * Prints all sign-ups as CSV.
	 *
	 * ## OPTIONS
	 *
	 * [--state=<state>]
	 * : pending, confirmed or left.
	 *
	 * @param string[]              $args    None.
	 * @param array<string, string> $options Options.
	 */
	public function export( array $args, array $options ): void {
		foreach ( SignUpTable::csv( $this->sign_ups, self::state( $options ) ) as $line ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML.
			echo $line;
		}
	}

	/**
	 * The state that is asked for. Ends the command where there is no list, or no such state.
	 *
	 * @param array<string, string> $options Options.
	 * @return string '' = any.
	 */
	private static function state( array $options ): string {
		if ( ! Database::exists() ) {
			\WP_CLI::error( 'The tables do not exist yet. Activate Vitrine first.' );
		}
		$state = $options['state'] ?? '';
		if ( $state !== '' && ! isset( SignUpTable::states()[ $state ] ) ) {
			\WP_CLI::error( "There is no state “{$state}”. Use pending, confirmed or left." );
		}
		return $state;
	}
}
