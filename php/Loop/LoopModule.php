<?php
/**
 * Loops.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\CapabilityModule;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * Core's Query Loop, which visitors filter by blocks in it.
 */
final class LoopModule extends CapabilityModule {

	/** Attribute of core/query: the id of the loop. */
	private const ATTRIBUTE = 'vitrineLoop';

	/** What blocks in a loop know it by. */
	private const CONTEXT = 'vitrine/loop';

	/**
	 * Gives core's block an id, and lets the address narrow what it asks for.
	 */
	public function register(): void {
		add_filter(
			'register_block_type_args',
			static fn( array $args, string $name ): array => $name === 'core/query' ? self::with_id( $args ) : $args,
			10,
			2
		);
		// Whatever knows the query knows the loop: posts, pages, totals, "no results".
		add_filter(
			'get_block_type_uses_context',
			static fn( array $uses ): array => in_array( 'query', $uses, true ) ? [ ...$uses, self::CONTEXT ] : $uses
		);
		add_filter(
			'query_loop_block_query_vars',
			static function ( array $query, \WP_Block $block ): array {
				$loop = self::id( $block );
				return $loop === null ? $query : LoopQuery::narrowed( $query, self::state( $loop ) );
			},
			10,
			2
		);
		add_filter(
			'wp_robots',
			static function ( array $robots ): array {
				// phpcs:ignore WordPress.Security.NonceVerification -- only names are looked at, and nothing is changed.
				$names = array_map( 'strval', array_keys( $_GET ) );
				return preg_grep( '/^(?:loop|e-filter)-/', $names ) === [] ? $robots : FilteredPage::robots( $robots );
			}
		);
	}

	/**
	 * The renderer of the filter.
	 */
	public function blocks(): array {
		return [
			'vitrine/loop-filter' => static fn( array $attributes, string $content, \WP_Block $block ): string
				=> self::render( $attributes, $block ),
		];
	}

	/**
	 * Gives core/query its attribute, and what is in it the id.
	 *
	 * @param array<string, mixed> $args What it is registered with.
	 * @return array<string, mixed>
	 */
	private static function with_id( array $args ): array {
		return [
			...$args,
			'attributes'       => [ ...( $args['attributes'] ?? [] ), self::ATTRIBUTE => [ 'type' => 'string' ] ],
			'provides_context' => [ ...( $args['provides_context'] ?? [] ), self::CONTEXT => self::ATTRIBUTE ],
		];
	}

	/**
	 * Id of the loop that a block is in, null where it has none.
	 *
	 * @param \WP_Block $block The block.
	 */
	private static function id( \WP_Block $block ): ?string {
		$loop = $block->context[ self::CONTEXT ] ?? null;
		return is_string( $loop ) && preg_match( LoopState::ID, $loop ) === 1 ? $loop : null;
	}

	/**
	 * What the address asks the loop for.
	 *
	 * @param string $loop Id.
	 */
	private static function state( string $loop ): LoopState {
		// phpcs:ignore WordPress.Security -- LoopState trusts nothing.
		return LoopState::of( $loop, wp_unslash( $_GET ) );
	}

	/**
	 * Renders a filter; visitors get nothing of one that is in no loop.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param \WP_Block            $block      The block.
	 */
	private static function render( array $attributes, \WP_Block $block ): string {
		$loop  = self::id( $block );
		$query = $block->context['query'] ?? null;
		if ( $loop === null || ! is_array( $query ) || ( $query['inherit'] ?? false ) === true ) {
			return '';
		}
		$id   = $block->context['queryId'] ?? 0;
		$type = $query['postType'] ?? 'post';
		$view = FilterView::of(
			$attributes,
			LoopAddress::of_page( $loop, is_int( $id ) ? $id : 0 ),
			[ is_string( $type ) ? $type : 'post' ]
		);
		return $view === null
			? ''
			: Template::html_of_strangers(
				dirname( VITRINE_FILE ) . '/build/loop-filter/render.php',
				[ 'view' => $view ]
			);
	}
}
