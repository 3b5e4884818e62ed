<?php
/**
 * Accounts that need somebody.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Health;

use Vitrine\Feed\Sources\Source;
use Vitrine\Feed\Sources\Sources;
use Vitrine\Support\Background\FreshOption;
use Vitrine\Support\Db;

defined( 'ABSPATH' ) || exit;

/**
 * Remembers which accounts are known to be ill, so that each incident is told once, and once that it is over. Called by
 * the background job alone.
 */
final class Incidents {

	/** Option: JSON of what is known. */
	public const OPTION = 'vitrine_incidents';

	/**
	 * Keeps its helpers.
	 *
	 * @param Sources      $sources The sources.
	 * @param Db           $db      Tables.
	 * @param IncidentMail $mail    Tells.
	 */
	public function __construct(
		private readonly Sources $sources,
		private readonly Db $db,
		private readonly IncidentMail $mail
	) {}

	/**
	 * Tells of what has begun and ended since the last call.
	 */
	public function check(): void {
		FreshOption::refresh( self::OPTION );
		$stored = get_option( self::OPTION, '' );
		$stored = is_string( $stored ) ? $stored : '';
		$known  = self::known( $stored );
		$now    = [];
		$begun  = [];
		$ended  = [];
		foreach ( $this->sources->all() as $source ) {
			$before   = $known[ $source->id ] ?? null;
			$incident = Incident::of( $source );
			// One that worsens is another one; one that is looked at in between goes on.
			$is_new = $incident !== null && $incident !== $before && $before !== Incident::Broken;
			if ( $is_new ) {
				$begun[] = $source;
			}
			if ( $is_new || $before !== null && ! Incident::is_over( $source ) ) {
				$now[ $source->id ] = $is_new ? $incident : $before;
			} elseif ( $before !== null ) {
				$ended[] = $source;
			}
		}
		if ( $now !== $known && $this->remember( $stored, $now ) ) {
			$this->tell( $begun, $ended );
		}
	}

	/**
	 * Sends what there is to say.
	 *
	 * @param list<Source> $begun Accounts that need somebody now.
	 * @param list<Source> $ended Accounts that do not any more.
	 */
	private function tell( array $begun, array $ended ): void {
		if ( $begun !== [] ) {
			$this->mail->send_begun( $begun );
		}
		if ( $ended !== [] ) {
			$this->mail->send_ended( $ended );
		}
	}

	/**
	 * Writes down what is known, before anybody is told: a job that is killed in between tells nobody, and none tells
	 * twice.
	 *
	 * @param string               $before What was stored.
	 * @param array<int, Incident> $now    Incidents by row of the source.
	 * @return bool False when another process was faster: it tells.
	 */
	private function remember( string $before, array $now ): bool {
		$values = array_map( static fn( Incident $one ): string => $one->value, $now );
		$text   = (string) wp_json_encode( (object) $values );
		if ( $before === '' ) {
			return add_option( self::OPTION, $text, '', false );
		}
		$changed = $this->db->run(
			'UPDATE %i SET option_value = %s WHERE option_name = %s AND option_value = %s',
			$this->db->table( 'options' ),
			$text,
			self::OPTION,
			$before
		);
		FreshOption::refresh( self::OPTION );
		return $changed === 1;
	}

	/**
	 * Reads what is stored.
	 *
	 * @param string $stored Text.
	 * @return array<int, Incident> Incidents by row of the source.
	 */
	private static function known( string $stored ): array {
		$data  = json_decode( $stored, true );
		$known = [];
		foreach ( is_array( $data ) ? $data : [] as $id => $value ) {
			$incident = is_string( $value ) ? Incident::tryFrom( $value ) : null;
			if ( $incident !== null ) {
				$known[ (int) $id ] = $incident;
			}
		}
		return $known;
	}
}
