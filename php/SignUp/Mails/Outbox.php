<?php
/**
 * Mails that are to be sent.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp\Mails;

use Vitrine\SignUp\Limits\Limits;
use Vitrine\SignUp\SignUpHealth;
use Vitrine\SignUp\SignUps;

defined( 'ABSPATH' ) || exit;

/**
 * Sends mails once the visitor has the answer: how long it takes says nothing about who gets one.
 */
final class Outbox {

	/** The event that sends one. */
	public const EVENT = 'vitrine_sign_up_mail';

	/**
	 * Keeps its helpers.
	 *
	 * @param SignUps $list   The list.
	 * @param Limits  $limits Limits.
	 */
	public function __construct( private readonly SignUps $list, private readonly Limits $limits ) {}

	/**
	 * Has a mail sent after the answer: by this process where PHP can end the answer before, and by WP-Cron elsewhere.
	 *
	 * @param int $id Row.
	 */
	public function add( int $id ): void {
		if ( ! function_exists( 'fastcgi_finish_request' ) ) {
			if ( wp_schedule_single_event( time(), self::EVENT, [ $id ] ) !== true ) {
				$this->send( $id );
			}
			// Core has looked for events before this one was there.
			add_action( 'shutdown', 'wp_cron', 100 );
			return;
		}
		// After core has sent what is in its buffers.
		add_action(
			'shutdown',
			function () use ( $id ): void {
				fastcgi_finish_request();
				$this->send( $id );
			},
			100
		);
	}

	/**
	 * Sends a mail. One that fails does not count, and administrators are told.
	 *
	 * @param int $id Row.
	 */
	public function send( int $id ): void {
		$row = $this->list->get( $id );
		// Whoever has been deleted, or has left, meanwhile gets none.
		if ( $row === null || $row['state'] !== SignUps::CONFIRMED && ! SignUps::is_asking( $row ) ) {
			return;
		}
		if ( ! Letters::send( $row ) ) {
			$this->limits->give_back( (string) SignUps::asked( $row )['email'] );
			SignUpHealth::note( SignUpHealth::MAIL );
		}
	}
}
