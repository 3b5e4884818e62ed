<?php
/**
 * The sources that a command is about.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Cli;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;

defined( 'ABSPATH' ) || exit;

/**
 * Finds them by what was written behind a command: ids, or --all.
 */
final class ChosenSources {

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * All of them, contents behind their accounts.
	 *
	 * @return list<Source>
	 */
	public function all(): array {
		return $this->with_contents( $this->sources->all() );
	}

	/**
	 * Those that were named, with an account all its contents; each once.
	 *
	 * @param list<string>               $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 * @return list<Source>
	 */
	public function of( array $args, array $options ): array {
		return $this->with_contents( $this->named( $args, $options ) );
	}

	/**
	 * The accounts of those that were named; each once.
	 *
	 * @param list<string>               $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 * @return list<Source>
	 */
	public function accounts( array $args, array $options ): array {
		return self::once(
			array_map(
				fn( Source $source ): Source => $this->sources->account_of( $source ) ?? $source,
				$this->named( $args, $options )
			)
		);
	}

	/**
	 * Those that were named, as they were named.
	 *
	 * @param list<string>               $args    Ids.
	 * @param array<string, string|bool> $options Options.
	 * @return list<Source>
	 */
	private function named( array $args, array $options ): array {
		if ( ( $options['all'] ?? false ) === true ) {
			$all = $this->sources->all();
			if ( $all === [] ) {
				\WP_CLI::error( 'No account is connected. Connect one under Settings → Vitrine.' );
			}
			return $all;
		}
		if ( $args === [] ) {
			\WP_CLI::error( 'Specify one or more source IDs, or --all. Run "wp vitrine feed list" to list them.' );
		}
		$named = [];
		foreach ( $args as $id ) {
			$source = ctype_digit( $id ) ? $this->sources->get( (int) $id ) : null;
			if ( $source === null ) {
				\WP_CLI::error( "There is no source with the ID {$id}. Run \"wp vitrine feed list\" to list all sources." );
			}
			$named[] = $source;
		}
		return $named;
	}

	/**
	 * Sources, with accounts their contents.
	 *
	 * @param list<Source> $sources Sources.
	 * @return list<Source>
	 */
	private function with_contents( array $sources ): array {
		$all = [];
		foreach ( $sources as $source ) {
			array_push( $all, $source, ...$this->sources->contents( $source->id ) );
		}
		return self::once( $all );
	}

	/**
	 * Each of them once.
	 *
	 * @param list<Source> $sources Sources.
	 * @return list<Source>
	 */
	private static function once( array $sources ): array {
		$ids = array_map( static fn( Source $source ): int => $source->id, $sources );
		return array_values( array_intersect_key( $sources, array_unique( $ids ) ) );
	}
}
