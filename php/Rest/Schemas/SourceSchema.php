<?php
/**
 * Arguments and answers of the routes of sources.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Schemas;

use Vitrine\Feed\Sources\Websites;
use Vitrine\Graph\Networks;

defined( 'ABSPATH' ) || exit;

/**
 * What may be said of an account, and what is answered.
 */
final class SourceSchema {

	/** Longer tokens are none. */
	private const MAX_TOKEN_LENGTH = 4096;

	/**
	 * The network.
	 *
	 * @return array<string, mixed>
	 */
	public static function network(): array {
		return [
			'description' => __( 'Name of the network.', 'vitrine' ),
			'type'        => 'string',
			'enum'        => Networks::NAMES,
			'required'    => true,
		];
	}

	/**
	 * A token.
	 *
	 * @return array<string, mixed>
	 */
	public static function token(): array {
		return [
			'description'       => __( 'Access token. It is stored encrypted and never returned.', 'vitrine' ),
			'type'              => 'string',
			'minLength'         => 1,
			'maxLength'         => self::MAX_TOKEN_LENGTH,
			'required'          => true,
			// A token with anything else in it would end up in a header.
			'validate_callback' => static fn( $value ): bool|\WP_Error => is_string( $value )
				&& strlen( $value ) <= self::MAX_TOKEN_LENGTH
				&& preg_match( '/^\s*[\x21-\x7e]+\s*$/', $value ) === 1
				? true
				: new \WP_Error(
					'vitrine_token_invalid',
					__( 'This is not an access token.', 'vitrine' ),
					[ 'status' => 400 ]
				),
			'sanitize_callback' => static fn( string $value ): string => trim( $value ),
		];
	}

	/**
	 * The account.
	 *
	 * @return array<string, mixed>
	 */
	public static function account(): array {
		return [
			'description'       => __( 'ID of the account on the network.', 'vitrine' ),
			'type'              => 'string',
			'required'          => true,
			'validate_callback' => static fn( $value ): bool => (
				is_string( $value ) || is_int( $value )
			)
				&& preg_match( '/^[0-9]{1,64}$/D', (string) $value ) === 1,
			'sanitize_callback' => static fn( $value ): string => (string) $value,
		];
	}

	/**
	 * Which sources are listed.
	 *
	 * @return array<string, mixed>
	 */
	public static function wanted(): array {
		return [
			'address' => [
				'description' => __( 'Only the source of this website or profile.', 'vitrine' ),
				'type'        => 'string',
				'maxLength'   => Websites::MAX_LENGTH,
			],
		];
	}

	/**
	 * How much a refresh does.
	 *
	 * @return array<string, mixed>
	 */
	public static function refresh(): array {
		return [
			'pictures' => [
				'description' => __( 'Retry failed or missing images right away.', 'vitrine' ),
				'type'        => 'boolean',
				'default'     => false,
			],
			'seconds'  => [
				'description' => __(
					'Stop after this many seconds. Call again while the response is not complete. If omitted, the whole refresh is run.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 25,
			],
		];
	}

	/**
	 * The schema of a source.
	 *
	 * @return array<string, mixed>
	 */
	public static function answer(): array {
		$string  = static fn( string $text, bool $nullable = false ): array => [
			'description' => $text,
			'type'        => $nullable ? [ 'string', 'null' ] : 'string',
			'readonly'    => true,
		];
		$integer = static fn( string $text, bool $nullable = false ): array => [
			'description' => $text,
			'type'        => $nullable ? [ 'integer', 'null' ] : 'integer',
			'readonly'    => true,
		];
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-source',
			'type'       => 'object',
			'properties' => [
				'id'          => $integer( __( 'ID of the source.', 'vitrine' ) ),
				'network'     => [ ...$string( __( 'Name of the network.', 'vitrine' ) ), 'enum' => Networks::ALL ],
				'account'     => $string( __( 'ID of the account on the network.', 'vitrine' ) ),
				'address'     => $string( __( 'URL of its feed, if it is a website.', 'vitrine' ), true ),
				'name'        => $string( __( 'Name of the account.', 'vitrine' ) ),
				'picture'     => $string( __( 'URL of the local copy of its profile picture.', 'vitrine' ), true ),
				'state'       => $string( __( 'State.', 'vitrine' ) ),
				'stateLabel'  => $string( __( 'State as text.', 'vitrine' ) ),
				'posts'       => $integer( __( 'Number of posts that can be shown.', 'vitrine' ) ),
				'pictures'    => $integer( __( 'Number of images stored.', 'vitrine' ) ),
				'pictureTotal' => $integer( __( 'Number of images that should be stored.', 'vitrine' ) ),
				'pictureProblem' => [
					'description' => __( 'Why images are missing.', 'vitrine' ),
					'type'        => [ 'object', 'null' ],
					'readonly'    => true,
				],
				'scopes'      => [
					'description' => __( 'Permissions of the token.', 'vitrine' ),
					'type'        => [ 'array', 'null' ],
					'items'       => [ 'type' => 'string' ],
					'readonly'    => true,
				],
				'features'    => [
					'description' => __( 'Features and the permissions that each lacks.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'object' ],
					'readonly'    => true,
				],
				'expires'     => $string( __( 'End of the token.', 'vitrine' ), true ),
				'daysLeft'    => $integer( __( 'Days until then.', 'vitrine' ), true ),
				'lastSuccess' => $string( __( 'Last refresh that succeeded.', 'vitrine' ), true ),
				'nextRefresh' => $string( __( 'Next refresh.', 'vitrine' ), true ),
				'quota'       => $integer( __( 'Percent of the network’s allowance used.', 'vitrine' ), true ),
				'progress'    => [
					'description' => __( 'Progress of a refresh.', 'vitrine' ),
					'type'        => [ 'object', 'null' ],
					'readonly'    => true,
				],
				'error'       => [
					'description' => __( 'Last error.', 'vitrine' ),
					'type'        => [ 'object', 'null' ],
					'readonly'    => true,
				],
				'notices'     => [
					'description' => __( 'What to know even though the last refresh succeeded.', 'vitrine' ),
					'type'        => 'array',
					'items'       => [ 'type' => 'object' ],
					'readonly'    => true,
				],
			],
		];
	}
}
