<?php
/**
 * Arguments of the routes of albums.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Schemas;

use Vitrine\Gallery\Contents\Contents;

defined( 'ABSPATH' ) || exit;

/**
 * What may be said of the files of an album.
 */
final class AlbumSchema {

	/** Files of one request. */
	private const MAX = 500;

	/**
	 * Which files are put in and taken out.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function change(): array {
		$ids = self::ids();
		return [
			'add'    => [
				...$ids,
				'description' => __( 'Files to add to the album.', 'vitrine' ),
				'default'     => [],
			],
			'remove' => [
				...$ids,
				'description' => __( 'Files to remove from it.', 'vitrine' ),
				'default'     => [],
			],
			'to'     => [
				'description' => __(
					'Album to move the removed files to, 0 = none.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 0,
				'default'     => 0,
			],
		];
	}

	/**
	 * In which order files are.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function order(): array {
		return [
			'id'    => [ 'description' => __( 'Album.', 'vitrine' ), 'type' => 'integer' ],
			'ids'   => [
				...self::ids(),
				'maxItems'    => Contents::MAX_ENTRIES,
				'description' => __(
					'Files in order. Files that are not listed follow by date. Empty = all by date.',
					'vitrine'
				),
				'required'    => true,
			],
			'place' => [
				'description' => __(
					'Position to move these files to, from 0. The others keep their order.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 0,
				'maximum'     => Contents::MAX_ENTRIES,
			],
		];
	}

	/**
	 * Files.
	 *
	 * @return array<string, mixed>
	 */
	private static function ids(): array {
		return [ 'type' => 'array', 'items' => [ 'type' => 'integer', 'minimum' => 1 ], 'maxItems' => self::MAX ];
	}
}
