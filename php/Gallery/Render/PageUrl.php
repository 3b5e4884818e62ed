<?php
/**
 * Addresses of a gallery's albums and pages.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Gallery\Render;

use Vitrine\Support\TrackingParameters;

defined( 'ABSPATH' ) || exit;

/**
 * Addresses of the page that a gallery is on, with what it shows in the query: `vitrine-gallery[ELEMENT][album]=12`.
 * Twin: frontend/gallery/browsing/address.ts.
 * What else is in the query stays, so that several galleries of a page, and other plugins, do not disturb each other;
 * only what follows a visitor goes.
 */
final class PageUrl {

	/** Query variable. */
	public const QUERY = 'vitrine-gallery';

	/** Longer addresses are not taken over. */
	private const MAX_LENGTH = 4000;

	/**
	 * Keeps the fields.
	 *
	 * @param string                $element Id of the gallery's element.
	 * @param string                $path    Path, such as `/photos/`; '' = the same page.
	 * @param array<int, string>    $others  Pairs of the query that are not this gallery's, as they were written.
	 * @param PageState             $state   What the address asks this gallery for.
	 */
	private function __construct(
		private readonly string $element,
		private readonly string $path,
		private readonly array $others,
		public readonly PageState $state
	) {}

	/**
	 * The address of the page that is being shown.
	 *
	 * @param string $element Id of the gallery's element.
	 */
	public static function of_request( string $element ): self {
		// phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- of() puts it through bounds.
		$at = $_SERVER['REQUEST_URI'] ?? '';
		return self::of( is_string( $at ) ? wp_unslash( $at ) : '', $element );
	}

	/**
	 * An address.
	 *
	 * @param string $at      Path and query, possibly hostile.
	 * @param string $element Id of the gallery's element.
	 */
	public static function of( string $at, string $element ): self {
		// What no address may hold is written as browsers write it.
		$at = (string) preg_replace_callback(
			'~[^A-Za-z0-9\-\~+_.?#=!&;,/:%@$*()]~',
			static fn( array $match ): string => rawurlencode( $match[0] ),
			$at
		);
		// Only a path of this site: `//host` and `scheme:` lead elsewhere.
		if (
			strlen( $at ) > self::MAX_LENGTH
			|| preg_match( '~^(/(?!/)[^#?]*)?(?:\?([^#]*))?(?:#.*)?$~D', $at, $match ) !== 1
		) {
			$match = [ '', '', '' ];
		}
		$others = [];
		$asked  = [];
		$tags   = [];
		$start  = self::QUERY . "[{$element}]";
		foreach ( explode( '&', $match[2] ?? '' ) as $pair ) {
			[ $name, $value ] = [ ...explode( '=', $pair, 2 ), '' ];
			$name             = self::decoded( $name );
			if ( ! str_starts_with( $name, $start ) ) {
				if ( ! TrackingParameters::is_one( $name ) ) {
					$others[] = $pair;
				}
			} elseif ( preg_match( '/^\[tags\]\[\d*\]$/D', substr( $name, strlen( $start ) ) ) === 1 ) {
				$tags[] = self::decoded( $value );
			} elseif (
				preg_match( '/^\[([a-z]+)\]$/D', substr( $name, strlen( $start ) ), $member ) === 1
				&& $member[1] !== 'tags'
			) {
				$asked[ $member[1] ] = self::decoded( $value );
			}
		}
		return new self(
			$element,
			$match[1] ?? '',
			array_values( array_filter( $others, static fn( string $pair ): bool => $pair !== '' ) ),
			PageState::of( [ ...$asked, 'tags' => $tags ] )
		);
	}

	/**
	 * The same page, asked for something else.
	 *
	 * @param PageState $state What.
	 */
	public function with( PageState $state ): self {
		return new self( $this->element, $this->path, $this->others, $state );
	}

	/**
	 * The address of something in this gallery.
	 *
	 * @param PageState $state What.
	 */
	public function to( PageState $state ): string {
		$pairs = $this->others;
		foreach ( $this->own( $state ) as [ $name, $value ] ) {
			$pairs[] = rawurlencode( $name ) . '=' . rawurlencode( $value );
		}
		// `?` alone is the page without a query; without script the page begins anew, and goes to where the reader was.
		return $this->path . ( $pairs === [] && $this->path !== '' ? '' : '?' ) . implode( '&', $pairs ) . '#'
			. rawurlencode( $this->element );
	}

	/**
	 * Where forms send to.
	 */
	public function action(): string {
		return $this->path . '#' . rawurlencode( $this->element );
	}

	/**
	 * What a form sends along.
	 *
	 * @param PageState $state What stays of this gallery.
	 * @return list<array{name: string, value: string}>
	 */
	public function fields( PageState $state ): array {
		$fields = [];
		foreach ( $this->others as $pair ) {
			[ $name, $value ] = [ ...explode( '=', $pair, 2 ), '' ];
			$fields[]         = [ 'name' => self::decoded( $name ), 'value' => self::decoded( $value ) ];
		}
		foreach ( $this->own( $state ) as [ $name, $value ] ) {
			$fields[] = [ 'name' => $name, 'value' => $value ];
		}
		return $fields;
	}

	/**
	 * Names and values of this gallery's variables.
	 *
	 * @param PageState $state What they ask for.
	 * @return list<array{string, string}>
	 */
	private function own( PageState $state ): array {
		$pairs = [];
		foreach ( $state->members() as $name => $value ) {
			foreach ( (array) $value as $one ) {
				$pairs[] = [ $this->name( $name ) . ( is_array( $value ) ? '[]' : '' ), $one ];
			}
		}
		return $pairs;
	}

	/**
	 * Name of one of this gallery's variables.
	 *
	 * @param string $variable Such as `search`.
	 */
	public function name( string $variable ): string {
		return self::QUERY . "[{$this->element}][{$variable}]";
	}

	/**
	 * A part of a query as text.
	 *
	 * @param string $part As it was written.
	 */
	private static function decoded( string $part ): string {
		return mb_scrub( urldecode( $part ), 'UTF-8' );
	}
}
