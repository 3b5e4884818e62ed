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
		} elseif ( $row === null && MailLink::is_whole( $action, $text( 'key' ) ) ) {
			// Whoever has been deleted does not have to know of it, nor do mail programs.
			status_header( 200 );
			LinkPageView::print(
				__( 'You’re unsubscribed', 'vitrine' ),
				[ __( 'You’re not on this list.', 'vitrine' ) ]
			);
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
		LinkPageView::print(
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
			LinkPageView::print(
				__( 'You’re unsubscribed', 'vitrine' ),
				[ __( 'You’ve been removed from the list.', 'vitrine' ) ]
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
		LinkPageView::print( __( 'Your sign-up is confirmed', 'vitrine' ), [ __( 'You’re on the list.', 'vitrine' ) ] );
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
			LinkPageView::print(
				__( 'Unsubscribe?', 'vitrine' ),
				$email === ''
					? [ __( 'You’re not on this list.', 'vitrine' ) ]
					/* translators: %s: email address. */
					: [ sprintf( __( '%s will be removed from the list.', 'vitrine' ), $email ) ],
				$email === '' ? '' : __( 'Unsubscribe', 'vitrine' )
			);
			return;
		}
		/* translators: %s: email address. */
		$lines = [ sprintf( __( '%s will be added to the list.', 'vitrine' ), $email ) ];
		if ( (string) $asked['name'] !== '' ) {
			/* translators: %s: name of a person. */
			$lines[] = sprintf( __( 'Name: %s', 'vitrine' ), (string) $asked['name'] );
		}
		$consent = trim( wp_strip_all_tags( (string) $asked['consent'] ) );
		if ( $consent !== '' ) {
			/* translators: %s: what somebody agrees to. */
			$lines[] = sprintf( __( 'What you agree to: %s', 'vitrine' ), $consent );
		}
		LinkPageView::print( __( 'Confirm your sign-up', 'vitrine' ), $lines, __( 'Confirm', 'vitrine' ) );
	}
}
