<?php
/**
 * The page that links in mails lead to.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Mails;

use Vitrine\SignUp\Limits\Limits;
use Vitrine\SignUp\SignUps;
use Vitrine\SignUp\Webhook;

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
	 * @param Limits  $limits  Limits of mails.
	 * @param Webhook $webhook Who is told.
	 */
	public function __construct(
		private readonly SignUps $list,
		private readonly Limits $limits,
		private readonly Webhook $webhook
	) {}

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
		if ( $valid && $is_go ) {
			$this->go( $row, $action );
		} elseif ( $valid ) {
			status_header( 200 );
			self::ask( SignUps::asked( $row ), $action );
		} elseif ( MailLink::is_whole( $action, $text( 'key' ) ) ) {
			// Whoever has been deleted does not have to know of it, nor do mail programs.
			status_header( 200 );
			self::print( __( 'Unsubscribe', 'vitrine' ), [ __( "You're not on this list.", 'vitrine' ) ] );
		} else {
			self::print_invalid();
		}
		exit;
	}

	/**
	 * Says that a link is worth nothing.
	 */
	private static function print_invalid(): void {
		status_header( 410 );
		self::print(
			__( 'This link no longer works', 'vitrine' ),
			[ __( 'It may have expired. Please sign up again to get a new one.', 'vitrine' ) ]
		);
	}

	/**
	 * Does what the link is for.
	 *
	 * @param array<string, string|null> $row    Row of the list.
	 * @param string                     $action What it does.
	 */
	private function go( array $row, string $action ): void {
		$id    = (int) $row['id'];
		$asked = SignUps::asked( $row );
		if ( $action === MailLink::LEAVE ) {
			status_header( 200 );
			if ( $this->list->leave( $id ) ) {
				$this->webhook->announce( $id, 'unsubscribed' );
			}
			self::print(
				__( 'You are unsubscribed', 'vitrine' ),
				[ __( "You've been removed from the list.", 'vitrine' ) ]
			);
			return;
		}
		if ( $this->list->confirm( $row ) ) {
			$this->limits->answered( (string) $asked['email'] );
			$this->webhook->announce( $id, 'confirmed' );
			/**
			 * Fires when somebody has confirmed a sign-up.
			 *
			 * @param int    $id    Id of the sign-up.
			 * @param string $email Address.
			 * @param string $name  Name, '' = none.
			 */
			do_action( 'vitrine_sign_up_confirmed', $id, (string) $asked['email'], (string) $asked['name'] );
		} elseif ( ( $this->list->get( $id )['state'] ?? '' ) !== SignUps::CONFIRMED ) {
			// Somebody has asked for something else, or has left, in this moment.
			self::print_invalid();
			return;
		}
		status_header( 200 );
		self::print( __( 'Thank you', 'vitrine' ), [ __( 'Your sign-up is confirmed.', 'vitrine' ) ] );
	}

	/**
	 * Asks. What is confirmed is shown: somebody else may have filled in the form.
	 *
	 * @param array<string, string|null> $asked  What was asked for.
	 * @param string                     $action What the button does.
	 */
	private static function ask( array $asked, string $action ): void {
		$email = (string) $asked['email'];
		if ( $action === MailLink::LEAVE ) {
			self::print(
				__( 'Unsubscribe?', 'vitrine' ),
				$email === ''
					? [ __( "You're not on this list.", 'vitrine' ) ]
					/* translators: %s: email address. */
					: [ sprintf( __( 'Remove %s from the list.', 'vitrine' ), $email ) ],
				$email === '' ? '' : __( 'Unsubscribe', 'vitrine' )
			);
			return;
		}
		/* translators: %s: email address. */
		$lines = [ sprintf( __( 'Add %s to the list.', 'vitrine' ), $email ) ];
		if ( (string) $asked['name'] !== '' ) {
			/* translators: %s: name of a person. */
			$lines[] = sprintf( __( 'Name: %s', 'vitrine' ), (string) $asked['name'] );
		}
		$consent = trim( wp_strip_all_tags( (string) $asked['consent'] ) );
		if ( $consent !== '' ) {
			/* translators: %s: what somebody agrees to. */
			$lines[] = sprintf( __( 'You agree to this: %s', 'vitrine' ), $consent );
		}
		self::print( __( 'Confirm your sign-up', 'vitrine' ), $lines, __( 'Confirm', 'vitrine' ) );
	}

	/**
	 * Prints the page, which looks like WordPress's own for such questions.
	 *
	 * @param string       $title  Title.
	 * @param list<string> $lines  Texts.
	 * @param string       $button Words of the button, '' = there is none.
	 */
	private static function print( string $title, array $lines, string $button = '' ): void {
		printf(
			'<!DOCTYPE html><html %1$s><head><meta charset="utf-8">'
				. '<meta name="viewport" content="width=device-width, initial-scale=1">'
				. '<meta name="robots" content="noindex"><title>%2$s – %3$s</title>',
			get_language_attributes(), // phpcs:ignore WordPress.Security.EscapeOutput -- escapes by itself.
			esc_html( $title ),
			esc_html( get_bloginfo( 'name' ) )
		);
		wp_admin_css( 'login', true );
		$texts = '<p>' . implode( '</p><p>', array_map( 'esc_html', $lines ) ) . '</p>';
		// What core's login screen styles as a box: its form, or a message.
		printf(
			$button === '' // phpcs:ignore WordPress.Security.EscapeOutput -- chooses between two fixed texts.
				? '</head><body class="login wp-core-ui"><main id="login"><div class="message"><h1>%1$s</h1>%2$s</div>'
				: '</head><body class="login wp-core-ui"><main id="login"><form method="post"><h1>%1$s</h1>%2$s<br>'
					. '<button class="button button-primary button-large">%3$s</button></form>',
			esc_html( $title ),
			$texts, // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			esc_html( $button )
		);
		printf(
			'<p id="backtoblog"><a href="%1$s">%2$s</a></p></main></body></html>',
			esc_url( home_url( '/' ) ),
			/* translators: %s: name of the site. */
			esc_html( sprintf( __( 'Go to %s', 'vitrine' ), get_bloginfo( 'name' ) ) )
		);
	}
}
