<?php
/**
 * E-mails about incidents.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Sources\Source;
use Vitrine\Support\Sanitizer;

defined( 'ABSPATH' ) || exit;

/**
 * Plain text in our own words: of an account its name alone is in it, and nothing that a network has written about an
 * error.
 */
final class IncidentMail {

	/** The option: whether they are sent. Twin of the name: admin/settings/owner/api.ts. */
	public const OPTION = 'vitrine_incident_mail';

	/** Characters of a name. */
	private const NAME = 100;

	/** Accounts that one e-mail describes. */
	private const MAX_ACCOUNTS = 20;

	/**
	 * Registers the setting, for the REST API.
	 */
	public static function register_setting(): void {
		register_setting(
			'vitrine',
			self::OPTION,
			[
				'type'              => 'boolean',
				'label'             => __( 'Emails about accounts', 'vitrine' ),
				'description'       => __(
					'Whether an email is sent when a connected account needs attention, and when it works again.',
					'vitrine'
				),
				'default'           => true,
				// False would be stored as '', which is no boolean to REST.
				'sanitize_callback' => static fn( mixed $value ): string => rest_sanitize_boolean(
					is_bool( $value ) || is_int( $value ) || is_string( $value ) ? $value : false
				) ? '1' : '0',
				'show_in_rest'      => true,
			]
		);
	}

	/**
	 * Tells that accounts need somebody.
	 *
	 * @param list<Source> $sources Accounts.
	 */
	public function send_begun( array $sources ): void {
		$parts = array_map(
			static fn( Source $source ): string => implode(
				"\n",
				[ self::title( $source ), ...self::trouble( $source ) ]
			),
			array_slice( $sources, 0, self::MAX_ACCOUNTS )
		);
		self::send(
			sprintf(
				/* translators: %s: number of accounts. */
				_n(
					'%s social media account needs your attention',
					'%s social media accounts need your attention',
					count( $sources ),
					'vitrine'
				),
				number_format_i18n( count( $sources ) )
			),
			[
				...$parts,
				__( 'Until then, visitors see the posts fetched so far.', 'vitrine' ),
				__( 'Manage your accounts:', 'vitrine' ) . "\n" . self::settings(),
			]
		);
	}

	/**
	 * Tells that accounts work again.
	 *
	 * @param list<Source> $sources Accounts.
	 */
	public function send_ended( array $sources ): void {
		$names = array_map( self::title( ... ), array_slice( $sources, 0, self::MAX_ACCOUNTS ) );
		self::send(
			sprintf(
				/* translators: %s: number of accounts. */
				_n(
					'%s social media account works again',
					'%s social media accounts work again',
					count( $sources ),
					'vitrine'
				),
				number_format_i18n( count( $sources ) )
			),
			[
				implode( "\n", $names ),
				__( 'New posts will appear automatically again. No action is needed.', 'vitrine' ),
			]
		);
	}

	/**
	 * Sends an e-mail, unless that is switched off.
	 *
	 * @param string       $subject    Subject.
	 * @param list<string> $paragraphs Text.
	 * @return bool Whether the site's mailer took it.
	 */
	private static function send( string $subject, array $paragraphs ): bool {
		$to = self::recipients();
		if ( $to === [] || ! (bool) get_option( self::OPTION, true ) ) {
			return false;
		}
		$site         = wp_specialchars_decode( (string) get_option( 'blogname' ), ENT_QUOTES );
		$paragraphs[] = sprintf(
			/* translators: 1: address of the site, 2: address of a screen. */
			__(
				'Vitrine on %1$s sends one email when a problem starts and one when it is resolved. Manage these emails: %2$s',
				'vitrine'
			),
			home_url(),
			self::settings()
		);
		$plain        = static fn(): string => 'text/plain';
		add_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
		try {
			return wp_mail(
				$to,
				sprintf( '[%1$s] %2$s', self::line( $site ), $subject ),
				implode( "\n\n", $paragraphs ) . "\n"
			);
		} finally {
			remove_filter( 'wp_mail_content_type', $plain, PHP_INT_MAX );
		}
	}

	/**
	 * Who is told.
	 *
	 * @return list<string> Addresses.
	 */
	private static function recipients(): array {
		/**
		 * Filters who gets e-mails about accounts that need somebody.
		 *
		 * @param string[] $recipients Addresses, at first the one of the site's administration.
		 */
		$given = apply_filters( 'vitrine_incident_recipients', [ (string) get_option( 'admin_email' ) ] );
		return array_values(
			array_filter(
				is_array( $given ) ? $given : [],
				static fn( mixed $one ): bool => is_string( $one ) && is_email( $one ) !== false
			)
		);
	}

	/**
	 * Name of an account, with its network.
	 *
	 * @param Source $source The account.
	 */
	private static function title( Source $source ): string {
		$network = match ( $source->network ) {
			'facebook'  => 'Facebook',
			'instagram' => 'Instagram',
			'import'    => __( 'Import', 'vitrine' ),
			default     => __( 'Website', 'vitrine' ),
		};
		/* translators: 1: name of an account, 2: network, such as Facebook. */
		return sprintf( __( '“%1$s” (%2$s)', 'vitrine' ), self::line( $source->name ), $network );
	}

	/**
	 * What ails an account, and what mends it.
	 *
	 * @param Source $source The account.
	 * @return list<string> Lines.
	 */
	private static function trouble( Source $source ): array {
		if ( Incident::of( $source ) === Incident::Expiring && $source->expires_at !== null ) {
			return [
				sprintf(
					/* translators: %s: date. */
					__( 'The access token expires on %s and could not be renewed.', 'vitrine' ),
					(string) wp_date( (string) get_option( 'date_format' ), $source->expires_at )
				),
				__( 'Reconnect the account with a new token under Settings → Vitrine.', 'vitrine' ),
			];
		}
		return $source->error !== null
			? [ $source->error->message(), $source->error->remedy() ]
			: [ $source->state->label(), __( 'See Settings → Vitrine for how to fix it.', 'vitrine' ) ];
	}

	/**
	 * Somebody else's words as a line of plain text, also where another plugin makes HTML of it.
	 *
	 * @param string $text Text.
	 */
	private static function line( string $text ): string {
		$clean = Sanitizer::text( $text, self::NAME );
		return trim( (string) preg_replace( '/[\s\p{Z}<>]+/u', ' ', $clean ) );
	}

	/**
	 * Address of the settings.
	 */
	private static function settings(): string {
		return admin_url( 'options-general.php?page=vitrine' );
	}
}
