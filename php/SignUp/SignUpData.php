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
	 * Keeps the list.
	 *
	 * @param SignUps $list The list.
	 */
	public function __construct( private readonly SignUps $list ) {}

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
		$data = [];
		foreach ( array_combine( SignUpTable::heads(), SignUpTable::cells( $row ) ) as $name => $value ) {
			$data[] = [ 'name' => $name, 'value' => $value ];
		}
		return [
			'data' => [
				[
					'group_id'    => 'vitrine-sign-ups',
					'group_label' => __( 'Sign-ups', 'vitrine' ),
					'item_id'     => "sign-up-{$row['id']}",
					'data'        => $data,
				],
			],
			'done' => true,
		];
	}

	/**
	 * Deletes the sign-up of an address.
	 *
	 * @param string $email Address.
	 * @return array{items_removed: bool, items_retained: bool, messages: list<string>, done: bool}
	 */
	public function erase( string $email ): array {
		$row     = $this->list->by_email( $email );
		$removed = $row !== null && $this->list->delete( [ (int) $row['id'] ] ) > 0;
		// What the webhook was told is elsewhere.
		$is_told = $removed && Webhook::url() !== '' && (int) $row['hook_tries'] > 0;
		return [
			'items_removed'  => $removed,
			'items_retained' => $is_told,
			'messages'       => $is_told
				? [ __( 'The sign-up was also sent to the webhook of this site. Erase it there, too.', 'vitrine' ) ]
				: [],
			'done'           => true,
		];
	}
}
