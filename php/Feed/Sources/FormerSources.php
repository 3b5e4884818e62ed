<?php
/**
 * Ids of accounts that were disconnected.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Feed\Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which id an account had, so that blocks that show it find it again when it is connected again. Nothing else
 * of it stays: no name, no token.
 */
final class FormerSources {

	public const OPTION = 'vitrine_former_sources';

	/** More accounts than a site disconnects. */
	private const MAX_ITEMS = 500;

	/**
	 * Remembers a source that is about to go.
	 *
	 * @param Source $source The source.
	 */
	public static function remember( Source $source ): void {
		$all = self::all();
		unset( $all[ self::key( $source->network, $source->account ) ] );
		$all[ self::key( $source->network, $source->account ) ] = $source->id;
		update_option( self::OPTION, array_slice( $all, -self::MAX_ITEMS, null, true ), false );
	}

	/**
	 * The id that an account had, or null. It is forgotten: the source itself has it from now on.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	public static function take( string $network, string $account ): ?int {
		$all = self::all();
		$id  = $all[ self::key( $network, $account ) ] ?? null;
		if ( $id === null ) {
			return null;
		}
		unset( $all[ self::key( $network, $account ) ] );
		if ( $all === [] ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $all, false );
		}
		return $id;
	}

	/**
	 * The highest id that is remembered, 0 when there is none: databases may give ids of deleted rows away again, to
	 * another account.
	 */
	public static function highest(): int {
		$all = self::all();
		return $all === [] ? 0 : max( $all );
	}

	/**
	 * All that are remembered, the oldest first.
	 *
	 * @return array<string, int> Ids by network and account.
	 */
	private static function all(): array {
		$all = get_option( self::OPTION, [] );
		return is_array( $all ) ? array_filter( $all, static fn( $id ): bool => is_int( $id ) && $id > 0 ) : [];
	}

	/**
	 * Name of an account in the option; a network's name has no colon.
	 *
	 * @param string $network Network.
	 * @param string $account Id on the network.
	 */
	private static function key( string $network, string $account ): string {
		return "{$network}:{$account}";
	}
}
