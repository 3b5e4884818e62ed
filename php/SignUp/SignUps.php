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
	 * Writes down that somebody asks to be on the list. Who is on it stays as they are; who has left stays so, too, and
	 * what they ask waits beside that until they confirm. Links to confirm what was asked before lead nowhere then.
	 *
	 * @param Submission $sent What was sent.
	 * @param string     $page Address of the page.
	 * @return Row|null Null where the database does not take it.
	 */
	public function ask( Submission $sent, string $page ): ?array {
		$asked  = [
			'email'    => $sent->email,
			'name'     => $sent->name,
			'consent'  => $sent->form['consent'] ?? '',
			'page'     => $page,
			'asked_at' => time(),
		];
		$secret = bin2hex( random_bytes( 16 ) );
		$found  = $this->by_email( $sent->email );
		if ( $found === null ) {
			$this->db->add(
				self::TABLE,
				[
					...$asked,
					'state'     => self::PENDING,
					'digest'    => self::digest( $sent->email ),
					'secret'    => $secret,
					'leave_key' => bin2hex( random_bytes( 16 ) ),
					'next'      => '',
				]
			);
		} elseif ( $found['state'] === self::CONFIRMED ) {
			return $found;
		} else {
			$this->db->change(
				self::TABLE,
				$found['state'] === self::PENDING
					? [ ...$asked, 'secret' => $secret ]
					: [
						'next'    => (string) wp_json_encode( $asked, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ),
						'next_at' => $asked['asked_at'],
						'secret'  => $secret,
					],
				[ 'id' => (int) $found['id'], 'state' => (string) $found['state'] ]
			);
		}
		$row = $this->by_email( $sent->email );
		return $row !== null && ( $row['state'] === self::CONFIRMED || $row['secret'] === $secret ) ? $row : null;
	}

	/**
	 * Forgets who has only asked, and what nobody has confirmed.
	 */
	public function purge(): void {
		$table = $this->db->table( self::TABLE );
		$since = time() - self::WAITS;
		$this->db->run(
			'DELETE FROM %i WHERE state = %s AND confirmed_at = 0 AND left_at = 0 AND asked_at < %d',
			$table,
			self::PENDING,
			$since
		);
		$this->db->run(
			"UPDATE %i SET next = '', next_at = 0 WHERE next_at > 0 AND next_at < %d",
			$table,
			$since
		);
	}

	/**
	 * What somebody has asked for and not confirmed: where they had left, it stands beside the rest.
	 *
	 * @param array<string, string|null> $row Row.
	 * @return Row
	 */
	public static function asked( array $row ): array {
		$next = json_decode( (string) $row['next'], true );
		if ( $row['state'] !== self::LEFT || ! is_array( $next ) ) {
			return $row;
		}
		foreach ( [ 'email', 'name', 'consent', 'page', 'asked_at' ] as $name ) {
			$row[ $name ] = is_scalar( $next[ $name ] ?? null ) ? (string) $next[ $name ] : '';
		}
		return $row;
	}

	/**
	 * Whether there is something to confirm.
	 *
	 * @param array<string, string|null> $row Row.
	 */
	public static function is_asking( array $row ): bool {
		return $row['state'] === self::PENDING || $row['state'] === self::LEFT && (string) $row['next'] !== '';
	}

	/**
	 * What stands for an address.
	 *
	 * @param string $email Address.
	 */
	private static function digest( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
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
			self::digest( $email )
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
	 * Puts somebody on the list who has asked.
	 *
	 * @param array<string, string|null> $row Row as it was when its link was checked.
	 * @return bool Whether they were not on it, and nobody has asked for something else meanwhile.
	 */
	public function confirm( array $row ): bool {
		if ( ! self::is_asking( $row ) ) {
			return false;
		}
		$asked = self::asked( $row );
		return $this->db->run(
			'UPDATE %i SET state = %s, confirmed_at = %d, left_at = 0, email = %s, name = %s, consent = %s, page = %s,'
				. " asked_at = %d, next = '', next_at = 0 WHERE id = %d AND state = %s AND secret = %s",
			$this->db->table( self::TABLE ),
			self::CONFIRMED,
			time(),
			(string) $asked['email'],
			(string) $asked['name'],
			(string) $asked['consent'],
			(string) $asked['page'],
			(int) $asked['asked_at'],
			(int) $row['id'],
			(string) $row['state'],
			(string) $row['secret']
		) === 1;
	}

	/**
	 * Takes somebody off the list. Links to confirm from before lead nowhere from then on. Of somebody who was never on
	 * it nothing stays but what stands for the address.
	 *
	 * @param int $id Row.
	 * @return bool Whether they were on it.
	 */
	public function leave( int $id ): bool {
		$table = $this->db->table( self::TABLE );
		$rest  = "secret = %s, next = '', next_at = 0 WHERE id = %d";
		$key   = bin2hex( random_bytes( 16 ) );
		$left  = $this->db->run(
			"UPDATE %i SET state = %s, left_at = %d, {$rest} AND state = %s",
			$table,
			self::LEFT,
			time(),
			$key,
			$id,
			self::CONFIRMED
		) === 1;
		if ( ! $left ) {
			$this->db->run( "UPDATE %i SET {$rest} AND state = %s", $table, $key, $id, self::LEFT );
			$this->db->run(
				"UPDATE %i SET state = %s, left_at = %d, email = '', name = '', consent = '', page = '', {$rest}"
					. ' AND state = %s',
				$table,
				self::LEFT,
				time(),
				$key,
				$id,
				self::PENDING
			);
		}
		return $left;
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
	 * Notes what the webhook is to be told.
	 *
	 * @param int    $id    Row.
	 * @param string $event What.
	 */
	public function note_event( int $id, string $event ): void {
		$this->db->change(
			self::TABLE,
			[ 'hook_event' => $event, 'hook_tries' => 0, 'hook_problem' => '' ],
			[ 'id' => $id ]
		);
	}

	/**
	 * Notes what became of telling the webhook, unless there is something else to tell meanwhile.
	 *
	 * @param array<string, string|null> $row     Row as it was told.
	 * @param string                     $problem What went wrong, '' = nothing.
	 * @return bool False where there is.
	 */
	public function note_told( array $row, string $problem ): bool {
		return $this->db->run(
			'UPDATE %i SET hook_event = %s, hook_tries = %d, hook_problem = %s'
				. ' WHERE id = %d AND hook_event = %s AND hook_tries = %d',
			$this->db->table( self::TABLE ),
			$problem === '' ? '' : (string) $row['hook_event'],
			(int) $row['hook_tries'] + 1,
			$problem,
			(int) $row['id'],
			(string) $row['hook_event'],
			(int) $row['hook_tries']
		) === 1;
	}
}
