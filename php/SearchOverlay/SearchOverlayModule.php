<?php
/**
 * The search form over the page.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\SearchOverlay;

use Vitrine\BlockData;
use Vitrine\CapabilityModule;
use Vitrine\Rest\SearchOverlay\SuggestionsController;
use Vitrine\Support\ElementIds;
use Vitrine\Support\Schema;
use Vitrine\Support\Template;

defined( 'ABSPATH' ) || exit;

/**
 * The block vitrine/search-overlay: a panel at the top of the window (OffCanvas) that holds core's search form.
 */
final class SearchOverlayModule extends CapabilityModule {

	/**
	 * Ids of the overlays of the page, once it has one.
	 *
	 * @var ElementIds|null
	 */
	private ?ElementIds $element_ids = null;

	/**
	 * Lets content that is rendered again have the same ids.
	 */
	public function register(): void {
		add_filter(
			'the_content',
			fn( mixed $content ): mixed => $this->element_ids?->begin( $content ) ?? $content,
			0
		);
	}

	/**
	 * The renderer of the block.
	 */
	public function blocks(): array {
		return [ 'vitrine/search-overlay' => $this->render( ... ) ];
	}

	/**
	 * The route of suggestions.
	 */
	public function routes(): array {
		return [ static fn() => ( new SuggestionsController() )->register_routes() ];
	}

	/**
	 * Renders the block; readers of feeds cannot search.
	 *
	 * @param array<string, mixed> $attributes Attributes, possibly hostile.
	 */
	private function render( array $attributes ): string {
		if ( is_feed() ) {
			return '';
		}
		/** Generated from block.json.
		 *
		 * @var SearchOverlayAttributes $read */
		$read  = Schema::of_block( 'search-overlay' )->read( $attributes );
		$label = $read['label'] === '' ? __( 'Search', 'vitrine' ) : $read['label'];
		$ids   = $this->element_ids ??= new ElementIds( 'search' );
		$id    = $ids->claim( '' );
		wp_enqueue_script_module( '@vitrine/off-canvas' );
		wp_enqueue_style( 'vitrine-off-canvas-style' );
		return Template::html_of_strangers(
			dirname( VITRINE_FILE ) . '/build/search-overlay/render.php',
			[
				'id'    => $id,
				'label' => $label,
				'read'  => $read,
				'form'  => self::form( $read, $label ),
				'data'  => BlockData::script( $id, self::data( $read ) ),
			]
		);
	}

	/**
	 * Core's own form, so that it looks as the theme has it, and leads where searches of the site lead.
	 *
	 * @param SearchOverlayAttributes $read  What the block stores.
	 * @param string                  $label Name of the field.
	 */
	private static function form( array $read, string $label ): string {
		$types = SearchedTypes::of( $read['postTypes'] );
		return render_block(
			[
				'blockName'    => 'core/search',
				'attrs'        => [
					'label'          => esc_html( $label ),
					'showLabel'      => false,
					'placeholder'    => $read['placeholder'],
					'buttonText'     => __( 'Search', 'vitrine' ),
					'buttonPosition' => 'button-inside',
					'buttonUseIcon'  => true,
					'query'          => $read['postTypes'] === [] || $types === []
						? []
						: array_combine(
							array_map( static fn( int $nth ): string => "post_type[{$nth}]", array_keys( $types ) ),
							$types
						),
				],
				'innerBlocks'  => [],
				'innerHTML'    => '',
				'innerContent' => [],
			]
		);
	}

	/**
	 * What script goes by. Twins: frontend/off-canvas/panel/settings.ts, frontend/search-overlay/settings.ts.
	 *
	 * @param SearchOverlayAttributes $read What the block stores.
	 * @return array<string, mixed>
	 */
	private static function data( array $read ): array {
		$address = add_query_arg(
			[
				'number' => $read['suggestions'],
				...( $read['postTypes'] === [] ? [] : [ 'types' => implode( ',', $read['postTypes'] ) ] ),
			],
			rest_url( 'vitrine/v1/search' )
		);
		return [
			'side'  => 'top',
			'focus' => 'input[type="search"]',
			...( $read['suggestions'] === 0
				? []
				: [ 'search' => [ 'address' => $address, 'name' => __( 'Suggestions', 'vitrine' ) ] ] ),
		];
	}
}
