<?php
/**
 * Notices of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Module;
use Vitrine\Providers\ErrorKind;
use Vitrine\Providers\Providers;
use Vitrine\Providers\Store\Connections;
use Vitrine\Providers\Store\ConnectionView;

defined( 'ABSPATH' ) || exit;

/**
 * A notice on the dashboard for connections to providers that only a person can mend: visitors still see the last good
 * pictures and tell nobody.
 */
final class ProviderNotices implements Module {

	/** What does not pass by itself. */
	private const LASTING = [ ErrorKind::Key, ErrorKind::Refused, ErrorKind::Settings, ErrorKind::Address ];

	/**
	 * Keeps how the connections are made: only two screens need them.
	 *
	 * @param \Closure(): Connections $connections Makes them.
	 * @param \Closure(): Providers   $providers   Makes the providers.
	 */
	public function __construct( private readonly \Closure $connections, private readonly \Closure $providers ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'render' ] );
	}

	/**
	 * Prints the notices.
	 */
	public function render(): void {
		if ( ! ConnectionNotice::is_place() ) {
			return;
		}
		foreach ( ( $this->connections )()->all() as $connection ) {
			if ( $connection->error !== null && in_array( $connection->error->kind, self::LASTING, true ) ) {
				ConnectionNotice::print(
					/* translators: %s: name of a connection to a provider of photographs. */
					sprintf( __( 'Photos from %s:', 'vitrine' ), $connection->name ),
					ConnectionView::message( $connection->error, ( $this->providers )()->get( $connection->provider ) )
				);
			}
		}
	}
}
