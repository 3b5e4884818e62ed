<?php
/**
 * The site's own apps.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Origins;
use Vitrine\Support\Encryption;
use Vitrine\Support\KeyChanged;
use Vitrine\Support\KeyMissing;

defined( 'ABSPATH' ) || exit;

/**
 * App IDs and sealed app secrets by network: constants of wp-config.php, else what managers have filled in.
 */
final class Apps {

	/** Option: `{ facebook?: { id: string, secret: string }, instagram?: … }`, secrets sealed. */
	public const OPTION = 'vitrine_apps';

	/**
	 * Keeps its helpers.
	 *
	 * @param Encryption $encryption Seals secrets.
	 * @param Origins    $origins    Where secrets may be sent.
	 */
	public function __construct(
		private readonly Encryption $encryption,
		private readonly Origins $origins
	) {}

	/**
	 * Those of this site.
	 */
	public static function of_site(): self {
		return new self( Encryption::of_site(), Origins::of_site() );
	}

	/**
	 * The app for a network. A secret that does not open any more counts as none.
	 *
	 * @param string $network One of Networks::NAMES.
	 */
	public function get( string $network ): App {
		$prefix = 'VITRINE_' . strtoupper( $network ) . '_APP_';
		$fixed  = static function ( string $name ) use ( $prefix ): string {
			$value = defined( $prefix . $name ) ? constant( $prefix . $name ) : '';
			return is_string( $value ) ? $value : '';
		};
		$stored = self::stored()[ $network ] ?? [];
		$id     = $fixed( 'ID' );
		$secret = $fixed( 'SECRET' );
		return new App(
			$id === '' ? ( $stored['id'] ?? '' ) : $id,
			$secret === '' ? $this->opened( $network, $stored['secret'] ?? '' ) : $secret,
			$id !== '' || $secret !== ''
		);
	}

	/**
	 * Keeps what a manager has filled in.
	 *
	 * @param string      $network One of Networks::NAMES.
	 * @param string      $id      App ID, '' = no app.
	 * @param string|null $secret  App secret, null = as it is.
	 * @throws KeyMissing When the site has no key to seal it with.
	 */
	public function set( string $network, string $id, #[\SensitiveParameter] ?string $secret ): void {
		$all    = self::stored();
		$before = $all[ $network ] ?? [ 'id' => '', 'secret' => '' ];
		// The secret of another app is of no use.
		$kept            = $before['id'] === $id ? $before['secret'] : '';
		$all[ $network ] = [
			'id'     => $id,
			'secret' => match ( $secret ) {
				null    => $kept,
				''      => '',
				default => $this->encryption->seal( $secret, "app:{$network}", $this->origins->address( $network ) ),
			},
		];
		if ( $id === '' ) {
			unset( $all[ $network ] );
		}
		if ( $all === [] ) {
			delete_option( self::OPTION );
		} else {
			update_option( self::OPTION, $all, false );
		}
	}

	/**
	 * Secrets that may have signed what comes from a network: what Instagram sends is signed by the app that the
	 * account was connected by.
	 *
	 * @param string $network One of Networks::NAMES.
	 * @return list<string>
	 */
	public function secrets( string $network ): array {
		$secrets = array_map(
			fn( string $name ): string => $this->get( $name )->secret,
			$network === 'instagram' ? [ 'instagram', 'facebook' ] : [ 'facebook' ]
		);
		return array_values( array_diff( $secrets, [ '' ] ) );
	}

	/**
	 * Opens a sealed secret.
	 *
	 * @param string $network One of Networks::NAMES.
	 * @param string $sealed  As it is stored.
	 */
	private function opened( string $network, string $sealed ): string {
		try {
			return $sealed === ''
				? ''
				: $this->encryption->open( $sealed, "app:{$network}", $this->origins->address( $network ) );
		} catch ( KeyChanged | KeyMissing ) {
			return '';
		}
	}

	/**
	 * What is stored, as far as it has the right shape.
	 *
	 * @return array<string, array{id: string, secret: string}>
	 */
	private static function stored(): array {
		$all   = get_option( self::OPTION, [] );
		$found = [];
		foreach ( Networks::NAMES as $network ) {
			$one = is_array( $all ) ? ( $all[ $network ] ?? null ) : null;
			if ( is_array( $one ) && is_string( $one['id'] ?? null ) && is_string( $one['secret'] ?? null ) ) {
				$found[ $network ] = [ 'id' => $one['id'], 'secret' => $one['secret'] ];
			}
		}
		return $found;
	}
}
