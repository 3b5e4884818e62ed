<?php
/**
 * Tells managers when an account needs them.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceNotes;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Feed\Sources\SourceState;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * A notice on the dashboard for sources that only a person can mend: visitors still see the last good posts and tell
 * nobody.
 */
final class SourceNotices implements Module {

	/**
	 * Keeps the sources.
	 *
	 * @param Sources $sources The sources.
	 */
	public function __construct( private readonly Sources $sources ) {}

	/**
	 * Adds the hook.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'render' ] );
	}

	/**
	 * Prints the notice on the dashboard and the list of plugins.
	 */
	public function render(): void {
		if ( ! ConnectionNotice::is_place() ) {
			return;
		}
		$ill = array_filter(
			$this->sources->all(),
			static fn( Source $source ): bool => in_array(
				$source->state,
				[ SourceState::Reconnect, SourceState::Permission, SourceState::Pictures ],
				true
			)
		);
		foreach ( $ill as $source ) {
			ConnectionNotice::print(
				/* translators: %s: name of an account. */
				sprintf( __( 'Social feed of %s:', 'vitrine' ), $source->name ),
				trim(
					( $source->error?->message() ?? $source->state->label() ) . ' '
						. ( SourceNotes::deletion( $source )['message'] ?? '' )
				)
			);
		}
	}
}
