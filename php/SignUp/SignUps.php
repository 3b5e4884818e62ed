<?php
/**
 * The list of sign-ups.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Rows of the table. Whoever has only asked waits for 30 days, and is forgotten then.
 *
 * @phpstan-import-type Row from Db
 */
final class SignUps {

	public const TABLE = 'vitrine_sign_ups';

	/** The option: '1' = sign-ups are deleted together with the plugin. */
	public const REMOVE = 'vitrine_remove_sign_ups';

	public const PENDING = 'pending';

	public const CONFIRMED = 'confirmed';

	public const LEFT = 'left';

	/** How long a sign-up that nobody confirms is kept. */
	private const WAITS = 30 * DAY_IN_SECONDS;

	/**
	 * Keeps the database.
	 *
	 * @param Db $db Tables.
	 */
	public function __construct( private readonly Db $db ) {}

	/**
	 * Writes down that somebody asks to be on the list; who is on it stays as they are.
	 *
	 * @param Submission $sent What was sent.
	 * @param string     $page Address of the page.
	 * @return Row|null
	 */
	public function ask( Submission $sent, string $page ): ?array {
		$now = time();
		$this->db->run(
			'DELETE FROM %i WHERE state = %s AND asked_at < %d',
			$this->db->table( self::TABLE ),
			self::PENDING,
			$now - self::WAITS
		);
		$asked = [
			'name'     => $sent->name,
			'state'    => self::PENDING,
			'consent'  => $sent->form['consent'] ?? '',
			'page'     => $page,
			'asked_at' => $now,
		];
		$found = $this->by_email( $sent->email );
		if ( $found === null ) {
			$this->db->add(
				self::TABLE,
				[
					...$asked,
					'email'  => $sent->email,
					'digest' => hash( 'sha256', $sent->email ),
					'secret' => bin2hex( random_bytes( 16 ) ),
				]
			);
		} elseif ( $found['state'] !== self::CONFIRMED ) {
			$this->db->change( self::TABLE, $asked, [ 'id' => (int) $found['id'] ] );
		}
		return $this->by_email( $sent->email );
	}

	/**
	 * The row of an address. By its digest: databases take letters with accents for the same.
	 *
	 * @param string $email Address.
	 * @return Row|null
	 */
	public function by_email( string $email ): ?array {
		return $this->db->first(
			'SELECT * FROM %i WHERE digest = %s',
			$this->db->table( self::TABLE ),
			hash( 'sha256', strtolower( trim( $email ) ) )
		);
	}

	/**
	 * A row.
	 *
	 * @param int $id Its id.
	 * @return Row|null
	 */
	public function get( int $id ): ?array {
		return $this->db->first( 'SELECT * FROM %i WHERE id = %d', $this->db->table( self::TABLE ), $id );
	}

	/**
	 * Whether the site may send another mail today.
	 */
	public function has_mails_left(): bool {
		return $this->db->number(
			'SELECT SUM( mails ) FROM %i WHERE mail_day = %s',
			$this->db->table( self::TABLE ),
			gmdate( 'Y-m-d' )
		) < Limits::site();
	}

	/**
	 * Counts a mail to somebody, in one statement: two requests at once do not get past the limit.
	 *
	 * @param int $id Row.
	 * @return bool Whether it may be sent.
	 */
	public function count_mail( int $id ): bool {
		$table = $this->db->table( self::TABLE );
		$day   = gmdate( 'Y-m-d' );
		$this->db->run(
			'UPDATE %i SET mail_day = %s, mails = 0 WHERE id = %d AND mail_day <> %s',
			$table,
			$day,
			$id,
			$day
		);
		return $this->db->run(
			'UPDATE %i SET mails = mails + 1 WHERE id = %d AND mails < %d',
			$table,
			$id,
			Limits::recipient()
		) === 1;
	}

	/**
	 * Puts somebody on the list who has asked.
	 *
	 * @param int $id Row.
	 * @return bool Whether they were not on it.
	 */
	public function confirm( int $id ): bool {
		return $this->db->run(
			'UPDATE %i SET state = %s, confirmed_at = %d, left_at = 0 WHERE id = %d AND state = %s',
			$this->db->table( self::TABLE ),
			self::CONFIRMED,
			time(),
			$id,
			self::PENDING
		) === 1;
	}

	/**
	 * Takes somebody off the list. Links to confirm from before lead nowhere from then on.
	 *
	 * @param int $id Row.
	 * @return bool Whether they were on it.
	 */
	public function leave( int $id ): bool {
		$was_on = ( $this->get( $id )['state'] ?? '' ) === self::CONFIRMED;
		return $this->db->run(
			'UPDATE %i SET state = %s, left_at = %d, secret = %s WHERE id = %d AND state <> %s',
			$this->db->table( self::TABLE ),
			self::LEFT,
			time(),
			bin2hex( random_bytes( 16 ) ),
			$id,
			self::LEFT
		) === 1 && $was_on;
	}

	/**
	 * Deletes rows.
	 *
	 * @param int[] $ids Their ids.
	 * @return int How many there were.
	 */
	public function delete( array $ids ): int {
		$numbers = $this->db->numbers( $ids );
		return $this->db->run( "DELETE FROM %i WHERE id IN ( {$numbers} )", $this->db->table( self::TABLE ) );
	}

	/**
	 * Rows of the list, newest first.
	 *
	 * @param string $state  State, '' = any.
	 * @param string $search Part of an address or name, '' = any.
	 * @param int    $number How many.
	 * @param int    $before Only rows with a smaller id, 0 = all.
	 * @param int    $offset How many are skipped.
	 * @return list<Row>
	 */
	public function find( string $state, string $search, int $number, int $before = 0, int $offset = 0 ): array {
		$which = $this->which( $state, $search );
		return $this->db->all(
			"SELECT * FROM %i WHERE {$which} AND ( %d = 0 OR id < %d ) ORDER BY id DESC LIMIT %d OFFSET %d",
			$this->db->table( self::TABLE ),
			$before,
			$before,
			$number,
			$offset
		);
	}

	/**
	 * How many rows there are.
	 *
	 * @param string $state  State, '' = any.
	 * @param string $search Part of an address or name, '' = any.
	 */
	public function count( string $state, string $search ): int {
		$which = $this->which( $state, $search );
		return $this->db->number( "SELECT COUNT(*) FROM %i WHERE {$which}", $this->db->table( self::TABLE ) );
	}

	/**
	 * A condition.
	 *
	 * @param string $state  State, '' = any.
	 * @param string $search Part of an address or name, '' = any.
	 * @return literal-string
	 */
	private function which( string $state, string $search ): string {
		$parts = [ '1 = 1' ];
		if ( $state !== '' ) {
			$parts[] = $this->db->prepare( 'state = %s', $state );
		}
		if ( $search !== '' ) {
			$like    = $this->db->like( $search );
			$parts[] = $this->db->prepare( '( email LIKE %s OR name LIKE %s )', $like, $like );
		}
		return implode( ' AND ', $parts );
	}

	/**
	 * Notes what became of telling the webhook.
	 *
	 * @param int    $id      Row.
	 * @param string $event   What is still to be told, '' = nothing.
	 * @param int    $tries   How often that was tried.
	 * @param string $problem What went wrong last, '' = nothing.
	 */
	public function note_webhook( int $id, string $event, int $tries, string $problem ): void {
		$this->db->change(
			self::TABLE,
			[ 'hook_event' => $event, 'hook_tries' => $tries, 'hook_problem' => $problem ],
			[ 'id' => $id ]
		);
	}
}
