<?php
/**
 * What a popup does, in words.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Popup\Summary;

use Vitrine\Popup\Settings\PopupSettings;

defined( 'ABSPATH' ) || exit;

/**
 * One sentence for where and one for when. Names and words of editors are in them: escape what comes out.
 */
final class Summary {

	/** Rows of where that are named; more are counted. */
	private const MAX_ROWS = 4;

	/**
	 * Keeps the settings.
	 *
	 * @param PopupSettings $settings Settings.
	 */
	public function __construct( private readonly PopupSettings $settings ) {}

	/**
	 * On which pages it is.
	 */
	public function where(): string {
		// phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- words, no query.
		$words = [ 'include' => [], 'exclude' => [] ];
		foreach ( $this->settings->conditions as $row ) {
			$words[ $row['type'] ][] = WhereSummary::of( $row );
		}
		if ( $words['include'] === [] ) {
			return __( 'Only on pages that link to it or include it.', 'vitrine' );
		}
		$on = self::list( $words['include'] );
		return self::sentence(
			$words['exclude'] === []
				? "{$on}."
				/* translators: 1: pages, 2: other pages. */
				: sprintf( __( '%1$s, except %2$s.', 'vitrine' ), $on, self::list( $words['exclude'] ) )
		);
	}

	/**
	 * Who gets it, how often and at which moment.
	 */
	public function when(): string {
		$opens = TriggerSummary::of( $this->settings->triggers );
		$rules = $this->rules();
		if ( $opens === [] ) {
			$selector = $this->settings->word( 'open_selector' );
			return $selector === ''
				? __( 'Opens only from links.', 'vitrine' )
				/* translators: %s: a selector. */
				: sprintf( __( 'Opens on click of “%s”.', 'vitrine' ), $selector );
		}
		return $rules === []
			/* translators: %s: moments, such as "after 5 seconds or when the pointer leaves the page". */
			? sprintf( __( 'Opens %s.', 'vitrine' ), RuleSummary::any( $opens ) )
			: sprintf(
				/* translators: 1: moments, 2: conditions, such as "on phones, at most 3 times". */
				__( 'Opens %1$s, only %2$s.', 'vitrine' ),
				RuleSummary::any( $opens ),
				implode( wp_get_list_item_separator(), $rules )
			);
	}

	/**
	 * All rules; groups of which one must pass are one.
	 *
	 * @return list<string>
	 */
	private function rules(): array {
		$groups = array_map(
			static fn( array $group ): string => wp_sprintf( '%l', RuleSummary::of( $group ) ),
			$this->settings->timing_any
		);
		return [
			...RuleSummary::of( $this->settings->timing ),
			...( $groups === [] ? [] : [ RuleSummary::any( $groups ) ] ),
		];
	}

	/**
	 * Words that begin with a capital letter.
	 *
	 * @param string $words Words.
	 */
	private static function sentence( string $words ): string {
		return mb_strtoupper( mb_substr( $words, 0, 1 ) ) . mb_substr( $words, 1 );
	}

	/**
	 * Some words, not all of many.
	 *
	 * @param list<string> $words Words.
	 */
	private static function list( array $words ): string {
		$rest = count( $words ) - self::MAX_ROWS;
		if ( $rest > 1 ) {
			$words = [
				...array_slice( $words, 0, self::MAX_ROWS ),
				/* translators: %d: a number. */
				sprintf( _n( '%d more', '%d more', $rest, 'vitrine' ), $rest ),
			];
		}
		return wp_sprintf( '%l', $words );
	}
}
