<?php
/**
 * Sign-ups on the command line.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

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
	 * Lists the newest sign-ups.
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
		$rows = $this->sign_ups->find( $options['state'] ?? '', '', max( 1, (int) ( $options['number'] ?? 50 ) ) );
		\WP_CLI\Utils\format_items(
			$options['format'] ?? 'table',
			$rows,
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
		foreach ( SignUpTable::csv( $this->sign_ups, $options['state'] ?? '' ) as $line ) {
			// phpcs:ignore WordPress.Security.EscapeOutput -- a file, not HTML.
			echo $line;
		}
	}
}
