<?php
/**
 * The schema of a block's attributes.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Support;

defined( 'ABSPATH' ) || exit; // phpcs:disable WordPress.Security.EscapeOutput -- messages are no HTML.

/**
 * Reads attributes by the JSON Schema in block.json. Stored content may hold anything: each value is brought within
 * bounds alone, and its neighbors stay.
 *
 * - A number beyond a bound becomes the bound, but one below the minimum the default where the schema says
 *   `"below": "default"`; whole numbers are rounded; text that is a decimal number counts as one.
 * - 1, "1", "true" and 0, "0", "false" are booleans, as addresses write them; a number is text where text is asked
 *   for, unless it would be written with an exponent.
 * - Text loses the white space around it and what is longer than `maxLength`; what `pattern` does not match cannot be
 *   used. Patterns have ASCII only, no `~` and none of the classes that languages understand differently (`\w`, `\s`).
 * - Lists lose the entries that cannot be used, with `uniqueItems` those that were there before, and those beyond
 *   `maxItems`; objects lose members that the schema does not know. An object cannot be used itself where one of its
 *   `required` members cannot: what is given, or the default where nothing is. One that is `partial` says something
 *   instead of another: it has the members that are said, and so have the objects in it.
 * - Everything else, and null, counts as not given: the default holds.
 *
 * Twin: frontend/render/schema/index.ts; both are held to tests/fixtures/schema.json.
 *
 * @phpstan-type Node array<string, mixed>
 */
final class Schema {

	/** Greatest integer that scripts can hold. */
	private const MAX_INTEGER = 9_007_199_254_740_991;

	/** Fractions that are nearer to 0 are written with an exponent. */
	private const MIN_FRACTION = 0.0001;

	private const BLANKS = '/^[\t-\r\p{Z}\x{FEFF}]+|[\t-\r\p{Z}\x{FEFF}]+$/uD';

	/**
	 * Schemas by the slug of the block.
	 *
	 * @var array<string, self>
	 */
	private static array $blocks = [];

	/**
	 * What is read where nothing is given, made when it is first wanted.
	 *
	 * @var array<string, mixed>|null
	 */
	private ?array $defaults = null;

	/**
	 * Schemas of entries by name of the list.
	 *
	 * @var array<string, self>
	 */
	private array $entries = [];

	/**
	 * Schemas by name of the attribute.
	 *
	 * @var array<string, Node>
	 */
	public readonly array $attributes;

	/**
	 * Keeps the schemas of the attributes.
	 *
	 * @param array<string, Node> $attributes `attributes` of block.json. Members and entries may be as an attribute:
	 *                                        `{ "$ref": "#/attributes/timing" }`.
	 * @throws \LogicException When there is no such attribute.
	 */
	public function __construct( array $attributes ) {
		$this->attributes = array_map(
			static fn( array $node ): array => self::resolved( $node, $attributes ),
			$attributes
		);
	}

	/**
	 * A schema with what it refers to. Twin: withReferences() in frontend/render/schema/schema.ts.
	 *
	 * @param Node                $node       It.
	 * @param array<string, Node> $attributes All attributes.
	 * @return Node
	 * @throws \LogicException When it refers to none of them.
	 */
	private static function resolved( array $node, array $attributes ): array {
		if ( isset( $node['$ref'] ) ) {
			$target = $attributes[ basename( $node['$ref'] ) ]
				?? throw new \LogicException( "block.json does not describe {$node['$ref']}." );
			return self::resolved( $target, $attributes );
		}
		if ( isset( $node['items'] ) ) {
			$node['items'] = self::resolved( $node['items'], $attributes );
		}
		foreach ( $node['properties'] ?? [] as $name => $member ) {
			$node['properties'][ $name ] = self::resolved( $member, $attributes );
		}
		return $node;
	}

	/**
	 * The schema of one of our blocks. The build writes block.json as PHP, which needs no parsing.
	 *
	 * @param string $slug Such as `social-feed`.
	 */
	public static function of_block( string $slug ): self {
		$file  = dirname( VITRINE_FILE ) . '/build/blocks-manifest.php';
		$built = isset( self::$blocks[ $slug ] ) || ! is_readable( $file ) ? [] : require $file;
		self::$blocks[ $slug ] ??= new self( $built[ $slug ]['attributes'] ?? [] );
		return self::$blocks[ $slug ];
	}

	/**
	 * All attributes within their bounds; one that is not given and has no default is missing.
	 *
	 * @param array<mixed> $given  Attributes, possibly hostile.
	 * @param string       ...$raw Lists whose entries stay as they are, objects of thousands: who needs one reads it by
	 *                             `entries()`.
	 * @return array<string, mixed>
	 */
	public function read( array $given, string ...$raw ): array {
		$nodes = $this->attributes;
		foreach ( $raw as $name ) {
			unset( $nodes[ $name ]['items']['properties'] );
		}
		return self::members( $nodes, $given );
	}

	/**
	 * An attribute within its bounds, null where it is not given and has no default.
	 *
	 * @param string $name  Name of the attribute.
	 * @param mixed  $given Its value, possibly hostile.
	 */
	public function read_one( string $name, mixed $given ): mixed {
		$node = $this->attributes[ $name ];
		return self::value( $node, $given ) ?? self::value( $node, $node['default'] ?? null );
	}

	/**
	 * The schema of a list's entries, whose members are its attributes.
	 *
	 * @param string $name Name of the list.
	 */
	public function entries( string $name ): self {
		return $this->entries[ $name ] ??= new self( $this->attributes[ $name ]['items']['properties'] );
	}

	/**
	 * The schema of a value.
	 *
	 * @param string $path Such as `layout.width`; what an entry of a list holds stands behind the list.
	 * @return Node
	 */
	public function node( string $path ): array {
		$nodes = $this->attributes;
		$node  = [];
		foreach ( explode( '.', $path ) as $name ) {
			$node  = $nodes[ $name ];
			$nodes = $node['properties'] ?? $node['items']['properties'] ?? [];
		}
		return $node;
	}

	/**
	 * All attributes of a block that says nothing.
	 *
	 * @return array<string, mixed>
	 */
	public function defaults(): array {
		return $this->defaults ??= $this->read( [] );
	}

	/**
	 * Arguments of a REST route that takes the attributes. None is refused: what arrives is read as what is stored.
	 *
	 * @return array<string, array<string, mixed>>
	 */
	public function rest_arguments(): array {
		return array_map(
			static fn( array $node ): array => [
				...array_intersect_key( $node, [ 'type' => 0, 'description' => 0 ] ),
				'validate_callback' => static fn(): bool => true,
				'sanitize_callback' => static fn( mixed $value ): mixed => $value,
			],
			$this->attributes
		);
	}

	/**
	 * Members of an object.
	 *
	 * @param array<string, Node> $nodes   Schemas by name.
	 * @param array<mixed>        $given   The object, possibly hostile.
	 * @param bool                $partial Whether only what is said counts.
	 * @return array<string, mixed>
	 */
	private static function members( array $nodes, array $given, bool $partial = false ): array {
		$read = [];
		foreach ( $partial ? array_intersect_key( $nodes, $given ) : $nodes as $name => $node ) {
			$default = $partial ? null : $node['default'] ?? null;
			$said    = $given[ $name ] ?? $default;
			// Most of them, on each page; a default of ours is within its own bounds.
			$is_ours = is_scalar( $default ) && $said === $default;
			$value   = $is_ours ? $default : self::value( $node, $said, $partial ) ?? self::value( $node, $default );
			if ( $value !== null ) {
				$read[ $name ] = $value;
			}
		}
		return $read;
	}

	/**
	 * A value, or null where it cannot be used.
	 *
	 * @param Node  $node    Its schema.
	 * @param mixed $given   The value, possibly hostile.
	 * @param bool  $partial Whether of objects only what is said counts.
	 */
	private static function value( array $node, mixed $given, bool $partial = false ): mixed {
		// JSON makes no difference between 1 and 1.0.
		if ( is_float( $given ) && floor( $given ) === $given && abs( $given ) <= self::MAX_INTEGER ) {
			$given = (int) $given;
		}
		$value = match ( $node['type'] ) {
			'integer', 'number' => self::number( $node, $given ),
			'boolean' => match ( true ) {
				in_array( $given, [ true, 1, '1', 'true' ], true ) => true,
				in_array( $given, [ false, 0, '0', 'false' ], true ) => false,
				default => null,
			},
			'string' => self::text( $node, $given ),
			'array' => is_array( $given ) && array_is_list( $given ) ? self::items( $node, $given ) : null,
			'object' => is_array( $given ) && ( $given === [] || ! array_is_list( $given ) )
				? self::object( $node, $given, $partial )
				: null,
			default => null,
		};
		return isset( $node['enum'] ) && ! in_array( $value, $node['enum'], true ) ? null : $value;
	}

	/**
	 * A number, or null.
	 *
	 * @param Node  $node  Its schema.
	 * @param mixed $given The value, possibly hostile.
	 */
	private static function number( array $node, mixed $given ): int|float|null {
		if ( is_string( $given ) ) {
			$given = self::trimmed( $given );
			$given = preg_match( '/^-?\d+(\.\d+)?$/D', $given ) === 1 ? (float) $given : null;
		}
		if ( ( ! is_int( $given ) && ! is_float( $given ) ) || is_nan( (float) $given ) ) {
			return null;
		}
		$value = (float) $given;
		$step  = $node['multipleOf'] ?? ( $node['type'] === 'integer' ? 1 : 0 );
		if ( $step > 0 ) {
			$parts = round( 1 / $step );
			$value = floor( $value * $parts + 0.5 ) / $parts;
		}
		if ( ( $node['below'] ?? '' ) === 'default' && $value < $node['minimum'] ) {
			return null;
		}
		// Bounded before it is made an integer: what no integer can hold would become any of them.
		$value = max( $node['minimum'] ?? -self::MAX_INTEGER, min( $node['maximum'] ?? self::MAX_INTEGER, $value ) );
		return floor( $value ) === (float) $value ? (int) $value : $value;
	}

	/**
	 * A text, or null.
	 *
	 * @param Node  $node  Its schema.
	 * @param mixed $given The value, possibly hostile.
	 */
	private static function text( array $node, mixed $given ): ?string {
		$is_fraction = is_float( $given ) && abs( fmod( $given, 1 ) ) > 0 && abs( $given ) >= self::MIN_FRACTION;
		if ( is_int( $given ) || $is_fraction ) {
			$given = (string) wp_json_encode( $given );
		}
		if ( ! is_string( $given ) || ! mb_check_encoding( $given, 'UTF-8' ) ) {
			return null;
		}
		$format = $node['format'] ?? '';
		// Words that are shown as they are: what looks like an element was meant for another place.
		$given = self::trimmed( $format === 'plain' ? wp_strip_all_tags( $given ) : $given );
		// Selectors, patterns and the like: KSES has written these otherwise for people who may not write HTML.
		$given = $format === 'verbatim' ? strtr( $given, [ '&lt;' => '<', '&gt;' => '>', '&amp;' => '&' ] ) : $given;
		$given = mb_substr( $given, 0, $node['maxLength'] ?? null );
		return mb_strlen( $given ) < ( $node['minLength'] ?? 0 )
			|| ( isset( $node['pattern'] ) && preg_match( "~{$node['pattern']}~D", $given ) !== 1 )
			? null
			: $given;
	}

	/**
	 * Entries of a list that can be used.
	 *
	 * @param Node        $node  Its schema.
	 * @param list<mixed> $given The list, possibly hostile.
	 * @return list<mixed>
	 */
	private static function items( array $node, array $given ): array {
		if ( isset( $node['items'] ) ) {
			$items = array_map( static fn( mixed $item ): mixed => self::value( $node['items'], $item ), $given );
			$given = array_values( array_filter( $items, static fn( mixed $item ): bool => $item !== null ) );
		}
		if ( ( $node['uniqueItems'] ?? false ) === true ) {
			$given = array_values( array_unique( $given ) );
		}
		return array_slice( $given, 0, $node['maxItems'] ?? null );
	}

	/**
	 * An object, or null; of one without `properties`, every member may be meant.
	 *
	 * @param Node         $node    Its schema.
	 * @param array<mixed> $given   The object, possibly hostile.
	 * @param bool         $partial Whether only what is said counts.
	 * @return array<mixed>|null
	 */
	private static function object( array $node, array $given, bool $partial ): ?array {
		foreach ( $node['required'] ?? [] as $name ) {
			$property = $node['properties'][ $name ];
			if ( self::value( $property, $given[ $name ] ?? $property['default'] ?? null ) === null ) {
				return null;
			}
		}
		return isset( $node['properties'] )
			? self::members( $node['properties'], $given, $partial || isset( $node['partial'] ) )
			: $given;
	}

	/**
	 * Without white space around it, that of all scripts.
	 *
	 * @param string $text Text.
	 */
	private static function trimmed( string $text ): string {
		return (string) preg_replace( self::BLANKS, '', $text );
	}
}
