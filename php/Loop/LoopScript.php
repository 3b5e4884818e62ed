<?php
/**
 * What visitors' script learns of a loop.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Answers\LoopProof;
use Vitrine\Loop\Answers\LoopsAbove;
use Vitrine\Support\TrackingParameters;

defined( 'ABSPATH' ) || exit;

/**
 * Data of the blocks of a loop, and the module that reads it. Twin: frontend/loop/data.ts.
 */
final class LoopScript {

	/**
	 * Asks for the module, where there is something for it to ask.
	 *
	 * @param Loop              $loop   The loop.
	 * @param array<mixed>|null $filter Attributes of a filter outside of it, as they are stored.
	 * @return array<string, string|bool|list<string>>|null Null where links lead to pages.
	 */
	public static function data( Loop $loop, ?array $filter = null ): ?array {
		$shown = LoopProof::shown( $loop->state->loop );
		$proof = LoopProof::seal( $loop->state->loop, $shown, $filter );
		if ( $proof === '' ) {
			return null;
		}
		wp_enqueue_script_module( '@vitrine/loop' );
		$after = LoopsAbove::ids( $shown ?? '' );
		return [
			'loop'   => $loop->state->loop,
			'route'  => rest_url( 'vitrine/v1/loop' ),
			'proof'  => $proof,
			...( $filter === null ? [] : [ 'isOutside' => true ] ),
			...( $after === [] ? [] : [ 'after' => $after ] ),
			'at'     => TrackingParameters::page(),
			'failed' => __( 'The posts could not be loaded.', 'vitrine' ),
			'open'   => __( 'Open the page', 'vitrine' ),
		];
	}
}
