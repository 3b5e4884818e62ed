<?php
/**
 * Filters in a drawer.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/loop-drawer: on wide screens, and without JavaScript, the filters in it stand in the page.
 */
final class LoopDrawer {

	/**
	 * Renders it; visitors get nothing of one whose filters show nothing.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 * @param string               $content    The filters, rendered.
	 * @param \WP_Block            $block      The block.
	 */
	public static function html( array $attributes, string $content, \WP_Block $block ): string {
		if ( trim( $content ) === '' ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var LoopDrawerAttributes $read */
		$read = Schema::of_block( 'loop-drawer' )->read( $attributes );
		$loop = Loop::around( $block );
		wp_enqueue_script_module( '@vitrine/loop-drawer' );
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/loop-drawer/render.php',
			[
				'read'    => $read,
				'label'   => $read['label'] === '' ? __( 'Filters', 'vitrine' ) : $read['label'],
				'count'   => $loop === null ? '' : self::count( $loop->state ),
				'show'    => $loop === null ? __( 'Show results', 'vitrine' ) : self::show( $loop->total() ),
				'content' => $content,
			]
		);
	}

	/**
	 * How many filters are set.
	 *
	 * @param LoopState $state What the address asks for.
	 */
	private static function count( LoopState $state ): string {
		$count = $state->count() + ( $state->search === '' ? 0 : 1 );
		return $count === 0 ? '' : number_format_i18n( $count );
	}

	/**
	 * Words of the button that leads to the posts.
	 *
	 * @param int $total How many there are.
	 */
	private static function show( int $total ): string {
		/* translators: %s: number of posts. */
		$words = _n( 'Show %s result', 'Show %s results', $total, 'vitrine' );
		return sprintf( $words, number_format_i18n( $total ) );
	}
}
