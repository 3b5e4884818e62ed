<?php
/**
 * Personal data of those who sign up.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SignUp;

defined( 'ABSPATH' ) || exit;

/**
 * Exports and erases it under Tools.
 */
final class SignUpData {

	/**
	 * Keeps its helpers.
	 *
	 * @param SignUps $list    The list.
	 * @param Webhook $webhook Tells another service.
	 */
	public function __construct( private readonly SignUps $list, private readonly Webhook $webhook ) {}

	/**
	 * Exports the sign-up of an address.
	 *
	 * @param string $email Address.
	 * @return array{data: list<array<string, mixed>>, done: bool}
	 */
	public function export( string $email ): array {
		$row = $this->list->by_email( $email );
		if ( $row === null ) {
			return [ 'data' => [], 'done' => true ];
		}
		$items = [ self::item( "sign-up-{$row['id']}", $row ) ];
		// Somebody who has left, and asks again.
		$asked = SignUps::asked( $row );
		if ( $asked !== $row ) {
			$items[] = self::item( "sign-up-{$row['id']}-asked", $asked );
		}
		return [ 'data' => $items, 'done' => true ];
	}

	/**
	 * What is exported of a row.
	 *
	 * @param string                     $id  Id of the item.
	 * @param array<string, string|null> $row Row of the list.
	 * @return array<string, mixed>
	 */
	private static function item( string $id, array $row ): array {
		$data = [];
		foreach ( array_combine( SignUpTable::heads(), SignUpTable::cells( $row ) ) as $name => $value ) {
			$data[] = [ 'name' => $name, 'value' => $value ];
		}
		return [
			'group_id'    => 'vitrine-sign-ups',
			'group_label' => __( 'Sign-ups', 'vitrine' ),
			'item_id'     => $id,
			'data'        => $data,
		];
	}

	/**
	 * Deletes the sign-up of an address, and has the webhook do so, too.
	 *
	 * @param string $email Address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$row     = $this->list->by_email( $email );
		$removed = $row !== null && $this->list->delete( [ (int) $row['id'] ] ) > 0;
		$is_left = $removed && ! $this->webhook->tell_erased( $row );
		return [
			'items_removed'  => $removed,
			'items_retained' => $is_left,
			'messages'       => $is_left
				? [
					__(
						'The sign-up was deleted from this site, but your webhook could not be notified. Delete it there manually.',
						'vitrine'
					),
				]
				: [],
			'done'           => true,
		];
	}
}
