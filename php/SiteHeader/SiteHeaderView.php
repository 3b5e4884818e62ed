<?php
/**
 * What a site header shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SiteHeader;

use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Everything that the template prints. Twin of its classes and styles: blocks/site-header/wrapper.ts.
 *
 * @phpstan-type Mode 'up'|'always'|'never'
 */
final class SiteHeaderView {

	/**
	 * Keeps the fields.
	 *
	 * @param 'div'|'header'                                    $tag   HTML element.
	 * @param array{desktops: Mode, tablets: Mode, phones: Mode} $modes When it stays in the window, by device.
	 * @param SiteHeaderAttributes                              $read  What the block stores.
	 */
	private function __construct(
		public readonly string $tag,
		public readonly array $modes,
		private readonly array $read
	) {}

	/**
	 * Reads attributes.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, possibly hostile.
	 */
	public static function of( array $attributes ): self {
		/** Generated from block.json.
		 *
		 * @var SiteHeaderAttributes $read */
		$read    = Schema::of_block( 'site-header' )->read( $attributes );
		$tablets = $read['tablets'] === 'same' ? $read['sticky'] : $read['tablets'];
		$phones  = $read['phones'] === 'same' ? $tablets : $read['phones'];
		return new self(
			$read['tagName'],
			[ 'desktops' => $read['sticky'], 'tablets' => $tablets, 'phones' => $phones ],
			$read
		);
	}

	/**
	 * Whether it stays in the window anywhere.
	 */
	public function is_sticky(): bool {
		return array_diff( $this->modes, [ 'never' ] ) !== [];
	}

	/**
	 * What the script is told. Twin: frontend/site-header/data.ts.
	 *
	 * @return array{modes: array{desktops: Mode, tablets: Mode, phones: Mode}, rows: int, shrink: int}
	 */
	public function data(): array {
		return [ 'modes' => $this->modes, 'rows' => $this->read['hiddenRows'], 'shrink' => $this->read['shrink'] ];
	}

	/**
	 * Classes of the wrapper.
	 */
	public function classes(): string {
		$always = array_keys( $this->modes, 'always', true );
		return implode(
			' ',
			[
				...( $this->is_sticky() ? [ 'is-sticky' ] : [] ),
				...array_map( static fn( string $device ): string => "is-always-on-{$device}", $always ),
				...( $this->read['shrink'] > 0 ? [ 'has-shrink' ] : [] ),
				...( $this->read['shadow'] ? [ 'has-docked-shadow' ] : [] ),
				...( $this->read['dockedBackground'] === '' ? [] : [ 'has-docked-background' ] ),
				...( $this->read['dockedText'] === '' ? [] : [ 'has-docked-text' ] ),
				...( $this->read['hiddenRows'] > 0 ? [ "hides-rows-{$this->read['hiddenRows']}" ] : [] ),
				...( $this->read['overCover'] ? [ 'is-over-cover' ] : [] ),
				...( $this->read['overText'] === '' ? [] : [ 'has-over-text' ] ),
			]
		);
	}

	/**
	 * Custom properties of the wrapper.
	 */
	public function style(): string {
		$read  = $this->read;
		$style = array_filter(
			[
				'shrink'            => $read['shrink'] > 0 ? (string) $read['shrink'] : '',
				'docked-background' => $read['dockedBackground'],
				'docked-text'       => $read['dockedText'],
				'over-text'         => $read['overText'],
			],
			static fn( string $value ): bool => $value !== ''
		);
		return implode(
			';',
			array_map(
				static fn( string $name, string $value ): string => "--vitrine-{$name}:{$value}",
				array_keys( $style ),
				$style
			)
		);
	}
}
