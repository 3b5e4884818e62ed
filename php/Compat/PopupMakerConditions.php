<?php
/**
 * Conditions of Popup Maker.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Compat;

defined( 'ABSPATH' ) || exit;

/**
 * Reads on which pages a popup is.
 */
final class PopupMakerConditions {

	/**
	 * Where it is: groups of which all must be true, each of rows of which one must. One group can be taken over, and
	 * others that only exclude.
	 *
	 * @param mixed $given Groups.
	 * @return array{list<array<string, string>>, list<string>} Rows of where, and what was not taken over.
	 */
	public static function read( mixed $given ): array {
		$rows       = [];
		$left       = [];
		$has_group  = false;
		$everywhere = true;
		foreach ( is_array( $given ) ? $given : [] as $group ) {
			$members  = PopupMakerValue::rows( isset( $group['target'] ) ? [ $group ] : $group );
			$excludes = $members !== []
				&& array_filter(
					$members,
					static fn( array $row ): bool => ! PopupMakerValue::is_on( $row, 'not_operand' )
				) === [];
			if ( ( ! $excludes && $has_group ) || ( $excludes && count( $members ) > 1 ) ) {
				$left[] = __( 'Display conditions that must all be met.', 'vitrine' );
				continue;
			}
			foreach ( $members as $member ) {
				$type  = PopupMakerValue::is_on( $member, 'not_operand' ) ? 'exclude' : 'include';
				$paths = $type === 'exclude' && ! $excludes ? [] : self::places( $member );
				if ( $paths === [] ) {
					$left[] = sprintf(
						/* translators: %s: name of a condition. */
						__( 'Display condition “%s”', 'vitrine' ),
						sanitize_key( PopupMakerValue::text( $member['target'] ?? '' ) )
					);
				}
				foreach ( $paths as [ $name, $sub_name, $sub_id ] ) {
					$rows[] = [ 'type' => $type, 'name' => $name, 'sub_name' => $sub_name, 'sub_id' => $sub_id ];
				}
			}
			$has_group  = $has_group || ! $excludes;
			$everywhere = $everywhere && $excludes;
		}
		// Without a condition it is on every page, and so it is with those alone that exclude.
		return [
			$everywhere
				? [ [ 'type' => 'include', 'name' => 'general', 'sub_name' => '', 'sub_id' => '' ], ...$rows ]
				: $rows,
			$left,
		];
	}

	/**
	 * Keys of where for one condition.
	 *
	 * @param array<mixed> $row Condition.
	 * @return list<array{string, string, string}>
	 */
	private static function places( array $row ): array {
		$target = PopupMakerValue::text( $row['target'] ?? '' );
		$chosen = $row['selected'] ?? (
			is_array( $row['settings'] ?? null ) ? $row['settings']['selected'] ?? [] : []
		);
		$ids    = array_slice(
			array_values(
				array_filter(
					array_map(
						'strval',
						array_filter(
							is_array( $chosen ) ? $chosen : explode( ',', PopupMakerValue::text( $chosen ) ),
							'is_scalar'
						)
					),
					static fn( string $id ): bool => preg_match( '/^\s*\d+\s*$/D', $id ) === 1
				)
			),
			0,
			50
		);
		$each   = static fn( string $name, string $sub ): array => array_map(
			static fn( string $id ): array => [ $name, $sub, trim( $id ) ],
			$ids
		);
		$fixed  = [
			'is_front_page'  => [ 'singular', 'front_page', '' ],
			'is_home'        => [ 'archive', 'post_archive', '' ],
			'is_search'      => [ 'archive', 'search', '' ],
			'is_404'         => [ 'singular', 'not_found404', '' ],
			'is_archive'     => [ 'archive', '', '' ],
			'is_author'      => [ 'archive', 'author', '' ],
			'is_date'        => [ 'archive', 'date', '' ],
			'is_woocommerce' => [ 'woocommerce', '', '' ],
			'is_shop'        => [ 'woocommerce', 'shop_page', '' ],
		];
		if ( isset( $fixed[ $target ] ) ) {
			return [ $fixed[ $target ] ];
		}
		if ( preg_match( '/^tax_([\w-]+?)_(all|selected|ID)$/D', $target, $match ) === 1 ) {
			return $match[2] === 'all' ? [ [ 'archive', $match[1], '' ] ] : $each( 'archive', $match[1] );
		}
		if ( preg_match( '/^[\w-]+?_w_([\w-]+)$/D', $target, $match ) === 1 ) {
			return $each( 'singular', "in_{$match[1]}" );
		}
		if ( preg_match( '/^([\w-]+?)_(all|selected|ID|index|children|ancestors)$/D', $target, $match ) === 1 ) {
			return match ( $match[2] ) {
				'all' => [ [ 'singular', $match[1], '' ] ],
				'index' => [ [ 'archive', "{$match[1]}_archive", '' ] ],
				'children' => $each( 'singular', 'child_of' ),
				'ancestors' => $each( 'singular', 'any_child_of' ),
				default => $each( 'singular', $match[1] ),
			};
		}
		return [];
	}
}
