<?php
/**
 * The networks that Vitrine knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Http\Origins;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a network by its name.
 */
final class Networks {

	public const NAMES = [ 'facebook', 'instagram' ];

	/** Current version, July 2026; supported until 2028 at least. */
	private const VERSION = 'v26.0';

	/** The last version that takes `?ids=` at the root: v26.0 refuses it. Supported until July 2028. */
	private const IDS_VERSION = 'v25.0';

	/**
	 * Keeps where they are.
	 *
	 * @param Origins $origins Base addresses.
	 */
	public function __construct( private readonly Origins $origins ) {}

	/**
	 * Where tokens of a network are sent.
	 *
	 * @param string $name One of NAMES.
	 */
	public function address( string $name ): string {
		return $name === 'instagram'
			? "{$this->origins->instagram} {$this->origins->facebook}"
			: $this->origins->facebook;
	}

	/**
	 * A network.
	 *
	 * @param string $name One of NAMES.
	 */
	public function get( string $name ): Network {
		/**
		 * Filters the version of the Graph API.
		 *
		 * @param string $version Such as `v26.0`.
		 */
		$version = apply_filters( 'vitrine_graph_version', self::VERSION );
		$version = is_string( $version ) && preg_match( '/^v\d+\.\d+$/', $version ) === 1 ? $version : self::VERSION;
		$ids     = version_compare( substr( $version, 1 ), substr( self::IDS_VERSION, 1 ), '<' )
			? $version
			: self::IDS_VERSION;
		$graph   = $this->origins->facebook;
		$own     = $this->origins->instagram;
		return $name === 'instagram'
			? new Instagram( "{$own}/{$version}", $own, "{$graph}/{$version}", "{$own}/{$ids}", "{$graph}/{$ids}" )
			: new Facebook( "{$graph}/{$version}", "{$graph}/{$ids}" );
	}
}
