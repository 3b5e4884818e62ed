<?php
/**
 * A place of feeds.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Places;

defined( 'ABSPATH' ) || exit;

/**
 * Something that editors have saved with a feed in it.
 */
final class Place {

	/** A post of any type that has a page of its own. */
	public const POST = 'post';

	/** A template or a part of one; its id is the one that the site editor knows it by. */
	public const TEMPLATE = 'wp_template';
	public const PART     = 'wp_template_part';

	/** A synced pattern. */
	public const PATTERN = 'wp_block';

	/** A menu of blocks. */
	public const NAVIGATION = 'wp_navigation';

	/** A widget, wherever widgets stand. */
	public const WIDGET = 'widget';

	public const KINDS = [
		self::POST,
		self::TEMPLATE,
		self::PART,
		self::PATTERN,
		self::NAVIGATION,
		self::WIDGET,
	];

	/** Where on a page it stands; '' = wherever somebody puts it, or nowhere yet. */
	public const AREAS = [ 'header', 'content', 'sidebar', 'footer', '' ];

	/**
	 * Keeps the fields.
	 *
	 * @param string    $kind     One of KINDS.
	 * @param string    $id       Which one.
	 * @param string    $area     One of AREAS.
	 * @param list<int> $accounts Accounts whose posts it shows; none where no account is chosen.
	 */
	public function __construct(
		public readonly string $kind,
		public readonly string $id,
		public readonly string $area,
		public readonly array $accounts
	) {}

	/**
	 * Reads what `to_array()` gave.
	 *
	 * @param mixed $data Anything.
	 */
	public static function of( mixed $data ): ?self {
		[ $kind, $id, $area, $accounts ] = is_array( $data ) && array_is_list( $data ) && count( $data ) === 4
			? $data
			: [ null, null, null, null ];
		return in_array( $kind, self::KINDS, true )
			&& is_string( $id )
			&& in_array( $area, self::AREAS, true )
			&& is_array( $accounts )
			? new self( $kind, $id, $area, array_values( array_filter( $accounts, 'is_int' ) ) )
			: null;
	}

	/**
	 * As it is stored.
	 *
	 * @return array{string, string, string, list<int>}
	 */
	public function to_array(): array {
		return [ $this->kind, $this->id, $this->area, $this->accounts ];
	}
}
