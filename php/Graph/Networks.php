<?php
/**
 * The networks that Vitrine knows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Graph;

use Vitrine\Graph\Comments\CommentsEdge;
use Vitrine\Graph\Comments\FacebookComments;
use Vitrine\Graph\Comments\InstagramComments;
use Vitrine\Graph\Http\Origins;
use Vitrine\Graph\Imports\ImportedPosts;
use Vitrine\Graph\Logins\FacebookLogin;
use Vitrine\Graph\Logins\InstagramLogin;
use Vitrine\Graph\Logins\Login;
use Vitrine\Graph\Web\WebHosts;
use Vitrine\Graph\Web\Website;
use Vitrine\Support\PictureHosts;

defined( 'ABSPATH' ) || exit;

/**
 * Makes a network by its name.
 */
final class Networks {

	/** Those that are read with a token. */
	public const NAMES = [ 'facebook', 'instagram' ];

	/** All of them. */
	public const ALL = [ ...self::NAMES, 'web', ImportedPosts::NETWORK ];

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
		return $this->origins->address( $name );
	}

	/**
	 * Where pictures of a network may be.
	 *
	 * @param string $name One of ALL.
	 */
	public function pictures( string $name ): PictureHosts {
		return in_array( $name, self::NAMES, true ) ? $this->origins : WebHosts::of_site();
	}

	/**
	 * A network.
	 *
	 * @param string       $name One of ALL.
	 * @param array<mixed> $memo What the source keeps, where there is no token.
	 */
	public function get( string $name, array $memo = [] ): Network {
		if ( $name === 'web' ) {
			return new Website( WebHosts::of_site(), $memo );
		}
		if ( $name === ImportedPosts::NETWORK ) {
			return new ImportedPosts( $memo );
		}
		$version = self::version();
		$ids     = version_compare( substr( $version, 1 ), substr( self::IDS_VERSION, 1 ), '<' )
			? $version
			: self::IDS_VERSION;
		$graph   = $this->origins->facebook;
		$own     = $this->origins->instagram;
		return $name === 'instagram'
			? new Instagram( "{$own}/{$version}", $own, "{$graph}/{$version}", "{$own}/{$ids}", "{$graph}/{$ids}" )
			: new Facebook( "{$graph}/{$version}", "{$graph}/{$ids}" );
	}

	/**
	 * How people log in to a network.
	 *
	 * @param string $name One of NAMES.
	 */
	public function login( string $name ): Login {
		return $name === 'instagram'
			? new InstagramLogin(
				$this->origins->instagram_dialog(),
				$this->origins->instagram_codes(),
				$this->origins->instagram
			)
			: $this->facebook_login();
	}

	/**
	 * How people log in to Facebook.
	 */
	public function facebook_login(): FacebookLogin {
		$version = self::version();
		return new FacebookLogin(
			$this->origins->facebook_dialog( $version ),
			"{$this->origins->facebook}/{$version}"
		);
	}

	/**
	 * Comments on a network.
	 *
	 * @param string $name One of NAMES.
	 */
	public function comments( string $name ): CommentsEdge {
		$version = self::version();
		$graph   = "{$this->origins->facebook}/{$version}";
		return $name === 'instagram'
			? new InstagramComments( "{$this->origins->instagram}/{$version}", $graph )
			: new FacebookComments( $graph );
	}

	/**
	 * What pages of Facebook tell the site's app.
	 */
	public function subscription(): PageSubscription {
		return new PageSubscription( "{$this->origins->facebook}/" . self::version() );
	}

	/**
	 * Version of the Graph API.
	 */
	public static function version(): string {
		/**
		 * Filters the version of the Graph API.
		 *
		 * @param string $version Such as `v26.0`.
		 */
		$version = apply_filters( 'vitrine_graph_version', self::VERSION );
		return is_string( $version ) && preg_match( '/^v\d+\.\d+$/', $version ) === 1 ? $version : self::VERSION;
	}
}
