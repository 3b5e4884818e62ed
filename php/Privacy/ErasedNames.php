<?php
/**
 * People who were erased.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Privacy;

use Vitrine\Sealed\Seal;
use Vitrine\Support\Background\FreshOption;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers that a name is not to come back with the next refresh: as a keyed hash, from which it cannot be read.
 */
final class ErasedNames {

	/** Option: hashes. */
	public const OPTION = 'vitrine_erased_names';

	/** Names that are remembered, the newest ones. */
	private const MAX_NAMES = 5000;

	/**
	 * Remembers names.
	 *
	 * @param list<string> $names Names.
	 */
	public static function add( array $names ): void {
		FreshOption::refresh( self::OPTION );
		$known = [ ...self::known(), ...array_map( self::hash( ... ), $names ) ];
		update_option( self::OPTION, array_slice( array_values( array_unique( $known ) ), -self::MAX_NAMES ), false );
	}

	/**
	 * What tells whether a name was erased.
	 *
	 * @return (\Closure(string|null): bool)|null Null where none was.
	 */
	public static function test(): ?\Closure {
		$known = array_flip( self::known() );
		return $known === []
			? null
			: static fn( ?string $name ): bool => $name !== null && isset( $known[ self::hash( $name ) ] );
	}

	/**
	 * A name as it is remembered.
	 *
	 * @param string $name Name.
	 */
	private static function hash( string $name ): string {
		return Seal::of_site( 'erased' )->digest( $name );
	}

	/**
	 * What is remembered.
	 *
	 * @return list<string>
	 */
	private static function known(): array {
		$stored = get_option( self::OPTION, [] );
		return array_values( array_filter( is_array( $stored ) ? $stored : [], 'is_string' ) );
	}
}
