<?php
/**
 * The notice of accounts that need somebody.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Admin;

use Vitrine\CapabilityModule;
use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\SourceNotes;
use Vitrine\Health\DismissedIncidents;
use Vitrine\Module;

defined( 'ABSPATH' ) || exit;

/**
 * Printed on pages of the site and in the admin, for managers alone: visitors still see the last good
 * posts, and nothing of it is in their pages. It is dismissed by a form, without script.
 */
final class SiteNotice implements Module {

	/**
	 * Keeps what is dismissed.
	 *
	 * @param DismissedIncidents $incidents Incidents.
	 */
	public function __construct( private readonly DismissedIncidents $incidents ) {}

	/**
	 * Prints it at the foot of a page of the site.
	 */
	public function print_on_site(): void {
		$sources = is_customize_preview() || is_embed() ? [] : $this->incidents->others();
		if ( $sources === [] ) {
			return;
		}
		// The foot of the page prints it, too.
		wp_enqueue_style(
			'vitrine-site-notice',
			CapabilityModule::build_url( 'admin/site-notice.css' ),
			[],
			VITRINE_VERSION
		);
		printf( '<aside class="vitrine-site-notice" aria-label="%s">', esc_attr__( 'Social feeds', 'vitrine' ) );
		$this->print_sources( $sources, 'vitrine-site-notice__reconnect' );
		printf( '<p>%s</p>', esc_html__( 'Only you and others who manage accounts see this.', 'vitrine' ) );
		self::print_form( '' );
		echo '</aside>';
	}

	/**
	 * Adds the hook of the admin.
	 */
	public function register(): void {
		add_action( 'admin_notices', [ $this, 'print_in_admin' ] );
	}

	/**
	 * Prints it on the dashboard and the list of plugins.
	 */
	public function print_in_admin(): void {
		$sources = ConnectionNotice::is_place() ? $this->incidents->others() : [];
		if ( $sources !== [] ) {
			echo '<div class="notice notice-warning">';
			$this->print_sources( $sources, 'button button-primary' );
			self::print_form( 'button' );
			echo '</div>';
		}
	}

	/**
	 * What is the case with accounts, and the way to mend it.
	 *
	 * @param list<Source> $sources Accounts.
	 * @param string       $button  Class of the links that reconnect them.
	 */
	private function print_sources( array $sources, string $button ): void {
		$settings = admin_url( 'options-general.php?page=' . SettingsPage::SLUG );
		foreach ( $sources as $source ) {
			printf(
				'<p><strong>%s</strong> %s</p>',
				/* translators: %s: name of an account. */
				esc_html( sprintf( __( 'Social feed of %s:', 'vitrine' ), $source->name ) ),
				esc_html(
					trim(
						( $source->error?->message() ?? $source->state->label() ) . ' '
							. ( SourceNotes::deletion( $source )['message'] ?? '' )
					)
				)
			);
			if ( $source->state->needs_token() ) {
				printf(
					'<p><a class="%s" href="%s" aria-label="%s">%s</a></p>',
					esc_attr( $button ),
					// Twin: admin/settings/open-dialog/use-open-dialog.ts.
					esc_url( "{$settings}#reconnect-{$source->id}" ),
					/* translators: %s: name of a connected account. */
					esc_attr( sprintf( __( 'Reconnect %s', 'vitrine' ), $source->name ) ),
					esc_html__( 'Reconnect', 'vitrine' )
				);
			}
		}
		printf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $settings ),
			esc_html__( 'Manage accounts', 'vitrine' )
		);
	}

	/**
	 * The form that dismisses it.
	 *
	 * @param string $button Class of the button.
	 */
	private static function print_form( string $button ): void {
		printf(
			'<form method="post" action="%s"><input type="hidden" name="action" value="%s">%s<p><button type="submit" class="%s">%s</button></p></form>',
			esc_url( admin_url( 'admin-post.php' ) ),
			esc_attr( DismissedIncidents::ACTION ),
			wp_nonce_field( DismissedIncidents::ACTION, '_wpnonce', true, false ), // phpcs:ignore WordPress.Security.EscapeOutput -- core's field.
			esc_attr( $button ),
			esc_html__( 'Dismiss', 'vitrine' )
		);
	}
}
