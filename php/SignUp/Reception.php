<?php
/**
 * Takes what visitors send.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * One way in for forms of the browser and for the script: the same checks, limits and answers.
 */
final class Reception {

	/**
	 * Keeps the list.
	 *
	 * @param SignUps $list The list.
	 */
	public function __construct( private readonly SignUps $list ) {}

	/**
	 * Takes a form.
	 *
	 * @param Submission $sent What was sent.
	 * @return string A code of Answers.
	 */
	public function take( Submission $sent ): string {
		if ( $sent->form === null ) {
			return 'stale';
		}
		if ( $sent->is_bot ) {
			return 'again';
		}
		if ( $sent->email === '' ) {
			return 'email';
		}
		if ( $sent->form['consent'] !== '' && ! $sent->agreed ) {
			return 'consent';
		}
		if ( ! Limits::admits_visitor() || ! $this->list->has_mails_left() ) {
			return 'busy';
		}
		$page = $sent->form['post'] > 0 ? get_permalink( $sent->form['post'] ) : false;
		$row  = $this->list->ask( $sent, $page === false ? home_url( '/' ) : $page );
		if ( $row !== null && $this->list->count_mail( (int) $row['id'] ) ) {
			Letters::send( $row );
		}
		return Answers::SENT;
	}
}
