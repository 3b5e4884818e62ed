<?php
/**
 * Sign-ups as a table.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\Support\Files\CsvRow;

defined( 'ABSPATH' ) || exit;

/**
 * Heads and cells of files and exports.
 */
final class SignUpTable {

	/** Rows that are read at once. */
	private const BATCH = 500;

	/**
	 * Names of the states.
	 *
	 * @return array<string, string>
	 */
	public static function states(): array {
		return [
			SignUps::CONFIRMED => __( 'Confirmed', 'vitrine' ),
			SignUps::PENDING   => __( 'Waiting for confirmation', 'vitrine' ),
			SignUps::LEFT      => __( 'Unsubscribed', 'vitrine' ),
		];
	}

	/**
	 * Heads.
	 *
	 * @return list<string>
	 */
	public static function heads(): array {
		return [
			__( 'Email', 'vitrine' ),
			__( 'Name', 'vitrine' ),
			__( 'Status', 'vitrine' ),
			__( 'Signed up', 'vitrine' ),
			__( 'Confirmed on', 'vitrine' ),
			__( 'Unsubscribed on', 'vitrine' ),
			__( 'Consent', 'vitrine' ),
			__( 'Page', 'vitrine' ),
		];
	}

	/**
	 * Cells of a row.
	 *
	 * @param array<string, string|null> $row Row of the list.
	 * @return list<string>
	 */
	public static function cells( array $row ): array {
		$date = static fn( string $name ): string => (int) $row[ $name ] > 0 ? gmdate( 'c', (int) $row[ $name ] ) : '';
		return [
			(string) $row['email'],
			(string) $row['name'],
			self::states()[ (string) $row['state'] ] ?? '',
			$date( 'asked_at' ),
			$date( 'confirmed_at' ),
			$date( 'left_at' ),
			wp_strip_all_tags( (string) $row['consent'] ),
			(string) $row['page'],
		];
	}

	/**
	 * The file, a batch at a time.
	 *
	 * @param SignUps $list   The list.
	 * @param string  $state  State, '' = any.
	 * @param string  $search Part of an address or name, '' = any.
	 * @return \Generator<string>
	 */
	public static function csv( SignUps $list, string $state = '', string $search = '' ): \Generator {
		yield CsvRow::of( self::heads() );
		$before = 0;
		do {
			$rows    = $list->find( $state, $search, self::BATCH, $before );
			foreach ( $rows as $row ) {
				$before = (int) $row['id'];
				// Of whoever has unsubscribed before confirming, there is no address.
				if ( (string) $row['email'] !== '' ) {
					yield CsvRow::of( self::cells( $row ) );
				}
			}
			$is_full = count( $rows ) === self::BATCH;
		} while ( $is_full );
	}
}
