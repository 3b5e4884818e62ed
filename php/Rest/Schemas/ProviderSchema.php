<?php
/**
 * Arguments and answers of the routes of providers.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Rest\Schemas;

defined( 'ABSPATH' ) || exit;

/**
 * What may be said of a connection, and what is answered.
 */
final class ProviderSchema {

	/** Characters of a field. */
	private const MAX_LENGTH = 2000;

	/**
	 * Which connection.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function id(): array {
		return [
			'id' => [ 'description' => __( 'ID of the connection.', 'vitrine' ), 'type' => 'integer', 'minimum' => 1 ],
		];
	}

	/**
	 * Which provider.
	 *
	 * @param list<string> $names Those that there are.
	 * @return array<string, array<string, mixed>>
	 */
	public static function provider( array $names ): array {
		return [
			'provider' => [
				'description' => __( 'Name of the provider.', 'vitrine' ),
				'type'        => 'string',
				'required'    => true,
				'enum'        => $names,
			],
		];
	}

	/**
	 * What can be said of a connection.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function fields(): array {
		return [
			'name'     => [
				'description'       => __( 'Name of the connection.', 'vitrine' ),
				'type'              => 'string',
				'maxLength'         => 191,
				'validate_callback' => 'rest_validate_request_arg',
				'sanitize_callback' => 'sanitize_text_field',
			],
			'settings' => [
				'description'          => __(
					'Fields of the provider. Keys are stored encrypted and never returned. If omitted, they stay unchanged.',
					'vitrine'
				),
				'type'                 => 'object',
				'default'              => [],
				'additionalProperties' => [ 'type' => 'string', 'maxLength' => self::MAX_LENGTH ],
			],
			'direct'   => [
				'description' => __( 'Whether visitors load images from the provider’s servers.', 'vitrine' ),
				'type'        => 'boolean',
			],
		];
	}

	/**
	 * How long a refresh may take.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public static function seconds(): array {
		return [
			'seconds' => [
				'description' => __(
					'Stop after this many seconds. Call again while the response is not complete.',
					'vitrine'
				),
				'type'        => 'integer',
				'minimum'     => 1,
				'maximum'     => 25,
				'default'     => 4,
			],
		];
	}

	/**
	 * The schema of a connection.
	 *
	 * @return array<string, mixed>
	 */
	public static function answer(): array {
		$read = static fn( string $text, string ...$types ): array => [
			'description' => $text,
			'type'        => count( $types ) === 1 ? $types[0] : $types,
			'readonly'    => true,
		];
		return [
			'$schema'    => 'http://json-schema.org/draft-04/schema#',
			'title'      => 'vitrine-provider',
			'type'       => 'object',
			'properties' => [
				'id'            => $read( __( 'ID of the connection.', 'vitrine' ), 'integer' ),
				'provider'      => $read( __( 'Name of the provider.', 'vitrine' ), 'string' ),
				'providerLabel' => $read( __( 'Label of the provider.', 'vitrine' ), 'string' ),
				'name'          => $read( __( 'Name of the connection.', 'vitrine' ), 'string' ),
				'state'         => $read( __( 'State.', 'vitrine' ), 'string' ),
				'stateLabel'    => $read( __( 'State as text.', 'vitrine' ), 'string' ),
				'settings'      => $read( __( 'Fields without keys.', 'vitrine' ), 'object' ),
				'direct'        => $read(
					__( 'Whether visitors load images from the provider’s servers.', 'vitrine' ),
					'boolean'
				),
				'albums'        => $read( __( 'Number of albums.', 'vitrine' ), 'integer' ),
				'pictures'      => $read( __(
					'Copies that are stored, and that are still to be fetched.',
					'vitrine'
				), 'object' ),
				'isFull'        => $read( __( 'Whether the storage limit is reached.', 'vitrine' ), 'boolean' ),
				'isBusy'        => $read( __( 'Whether a refresh is under way.', 'vitrine' ), 'boolean' ),
				'lastSuccess'   => $read( __( 'Last refresh that succeeded.', 'vitrine' ), 'string', 'null' ),
				'nextRefresh'   => $read( __( 'Next refresh.', 'vitrine' ), 'string', 'null' ),
				'error'         => $read( __( 'Last error.', 'vitrine' ), 'object', 'null' ),
			],
		];
	}
}
