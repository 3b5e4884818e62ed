<?php
/**
 * The page that links in mails lead to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Asks by a button, because programs that look into mails open every link: only a press confirms or unsubscribes. Mail
 * programs that unsubscribe for somebody (RFC 8058) press it, too.
 */
final class LinkPage {

	/**
	 * Keeps its helpers.
	 *
	 * @param SignUps $list    The list.
	 * @param Webhook $webhook Who is told.
	 */
	public function __construct( private readonly SignUps $list, private readonly Webhook $webhook ) {}

	/**
	 * Prints the page, and ends the request.
	 */
	public function handle(): never {
		// phpcs:disable WordPress.Security -- the key of the link is the proof.
		$text   = static fn( string $name ): string => is_string( $_GET[ $name ] ?? null ) ? $_GET[ $name ] : '';
		$is_go  = ( $_SERVER['REQUEST_METHOD'] ?? '' ) === 'POST';
		$action = $text( MailLink::ACTION );
		// phpcs:enable WordPress.Security
		$row   = $this->list->get( (int) $text( 'id' ) );
		$valid = $row !== null && MailLink::is_valid( $row, $action, (int) $text( 'until' ), $text( 'key' ) );
		nocache_headers();
		header( 'Referrer-Policy: no-referrer' );
		header( 'X-Robots-Tag: noindex' );
		header( 'Content-Type: text/html; charset=utf-8' );
		if ( ! $valid ) {
			status_header( 410 );
			self::print(
				__( 'This link does not work anymore', 'vitrine' ),
				__( 'It may have expired. Please sign up again to get a new one.', 'vitrine' )
			);
		} elseif ( $is_go ) {
			$this->go( $row, $action );
		} else {
			status_header( 200 );
			self::ask( (string) $row['email'], $action );
		}
		exit;
	}

	/**
	 * Does what the link is for.
	 *
	 * @param array<string, string|null> $row    Row of the list.
	 * @param string                     $action What it does.
	 */
	private function go( array $row, string $action ): void {
		status_header( 200 );
		$id = (int) $row['id'];
		if ( $action === MailLink::LEAVE ) {
			if ( $this->list->leave( $id ) ) {
				$this->webhook->announce( $id, 'unsubscribed' );
			}
			self::print(
				__( 'You are unsubscribed', 'vitrine' ),
				__( 'You are not on the list anymore.', 'vitrine' )
			);
			return;
		}
		if ( $this->list->confirm( $id ) ) {
			$this->webhook->announce( $id, 'confirmed' );
			/**
			 * Fires when somebody has confirmed a sign-up.
			 *
			 * @param int    $id    Id of the sign-up.
			 * @param string $email Address.
			 * @param string $name  Name, '' = none.
			 */
			do_action( 'vitrine_sign_up_confirmed', $id, (string) $row['email'], (string) $row['name'] );
		}
		self::print( __( 'Thank you', 'vitrine' ), __( 'Your sign-up is confirmed.', 'vitrine' ) );
	}

	/**
	 * Asks.
	 *
	 * @param string $email  Address.
	 * @param string $action What the button does.
	 */
	private static function ask( string $email, string $action ): void {
		$is_leave = $action === MailLink::LEAVE;
		self::print(
			$is_leave ? __( 'Unsubscribe?', 'vitrine' ) : __( 'Confirm your sign-up', 'vitrine' ),
			sprintf(
				$is_leave
					/* translators: %s: email address. */
					? __( 'Take %s off the list.', 'vitrine' )
					/* translators: %s: email address. */
					: __( 'Put %s on the list.', 'vitrine' ),
				$email
			),
			$is_leave ? __( 'Unsubscribe', 'vitrine' ) : __( 'Confirm', 'vitrine' )
		);
	}

	/**
	 * Prints the page, which looks like WordPress's own for such questions.
	 *
	 * @param string $title  Title.
	 * @param string $text   Text.
	 * @param string $button Words of the button, '' = there is none.
	 */
	private static function print( string $title, string $text, string $button = '' ): void {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		printf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8">'
				. '<meta name="viewport" content="width=device-width, initial-scale=1">'
				. '<meta name="robots" content="noindex"><title>%2$s – %3$s</title>',
			get_language_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
			esc_html( $title ),
			esc_html( get_bloginfo( 'name' ) )
		);
		wp_admin_css( 'login', true );
		printf(
			'</head><body class="login wp-core-ui"><main id="login"><form method="post"><h2>%1$s</h2><p>%2$s</p><br>%3$s</form>'
				. '<p id="backtoblog"><a href="%4$s">%5$s</a></p></main></body></html>',
			esc_html( $title ),
			esc_html( $text ),
			$button === ''
				? ''
				: '<button class="button button-primary button-large">' . esc_html( $button ) . '</button>',
			esc_url( home_url( '/' ) ),
			/* translators: %s: name of the site. */
			esc_html( sprintf( __( 'Go to %s', 'vitrine' ), get_bloginfo( 'name' ) ) )
		);
	}
}
