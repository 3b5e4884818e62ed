<?php
/**
 * Takes what visitors send.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\SignUp\Limits\Limits;
use Vitrine\SignUp\Mails\Outbox;

defined( 'ABSPATH' ) || exit;

/**
 * One way in for forms of the browser and for the script: the same checks, limits and answers.
 */
final class Reception {

	/**
	 * Keeps its helpers.
	 *
	 * @param SignUps $list   The list.
	 * @param Limits  $limits Limits.
	 * @param Outbox  $outbox Sends mails.
	 */
	public function __construct(
		private readonly SignUps $list,
		private readonly Limits $limits,
		private readonly Outbox $outbox
	) {}

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
		$refusal = FormToken::refusal( $sent->form['post'] );
		if ( $refusal !== '' ) {
			return $refusal;
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
		Cleaning::plan();
		if ( ! $this->limits->admit_visitor() ) {
			return 'busy';
		}
		// Before the recipient: whether the site has mails left says nothing about anybody.
		if ( ! $this->limits->take_from_site() ) {
			SignUpHealth::note( SignUpHealth::LIMIT );
			return 'busy';
		}
		return $this->ask( $sent, $sent->form['post'] );
	}

	/**
	 * Writes down who asks, where they may get a mail: nothing changes that nobody is told of.
	 *
	 * @param Submission $sent What was sent.
	 * @param int        $post Post, 0 = none.
	 * @return string A code of Answers.
	 */
	private function ask( Submission $sent, int $post ): string {
		$known       = $this->list->by_email( $sent->email );
		$is_answered = $known !== null && $known['state'] !== SignUps::PENDING;
		if ( ! $this->limits->take_from_recipient( $sent->email, $is_answered ) ) {
			$this->limits->give_back_to_site();
			return Answers::SENT;
		}
		$page = $post > 0 ? get_permalink( $post ) : false;
		$row  = $this->list->ask( $sent, $page === false ? home_url( '/' ) : $page );
		if ( $row === null ) {
			$this->limits->give_back( $sent->email );
			SignUpHealth::note( SignUpHealth::DATABASE );
			return Answers::FAILED;
		}
		$this->outbox->add( (int) $row['id'] );
		return Answers::SENT;
	}
}
