<?php
/**
 * The filter by what posts have besides terms.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\Facets\Facet;
use Vitrine\Loop\Facets\Facets;
use Vitrine\Loop\Facets\PublishedPosts;
use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;

defined( 'ABSPATH' ) || exit;

/**
 * Types, authors, dates, letters and values of a custom field; of dates and numbers ranges, too.
 *
 * @phpstan-import-type Option from FilterView
 * @phpstan-import-type FilterForm from FilterView as Form
 * @phpstan-import-type Range from Facet
 */
final class FacetFilter {

	/**
	 * Makes the view.
	 *
	 * @param array $read Attributes of the block.
	 * @param Loop  $loop The loop.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return FilterView|null Null where visitors may not choose by it, or there is nothing to choose from.
	 */
	public static function view( array $read, Loop $loop ): ?FilterView {
		$name  = Facets::name( $read );
		$facet = Facets::of( $name, $loop->post_types() );
		if ( $facet === null ) {
			return null;
		}
		$posts   = PublishedPosts::of( $loop );
		$range   = $facet->range( $read, $posts );
		$options = $range === null ? self::options( $read, $loop, $name, $facet->options( $read, $posts ) ) : [];
		if ( $range === null && $options === [] ) {
			return null;
		}
		return new FilterView(
			$read['by'],
			$read['label'] === '' ? $facet->label() : $read['label'],
			$read['showLabel'],
			$read['display'],
			$options,
			$read['showAll'] && $range === null
				? [
					'label'   => $read['allLabel'] === '' ? __( 'All', 'vitrine' ) : $read['allLabel'],
					'url'     => $loop->address->of( $loop->state->without( $name ) ),
					'current' => ! isset( $loop->state->choices[ $name ] ),
				]
				: null,
			self::form( $read, $loop, $name, $range )
		);
	}

	/**
	 * What visitors choose from.
	 *
	 * @param array                       $read    Attributes of the block.
	 * @param Loop                        $loop    The loop.
	 * @param string                      $name    Name of the facet in addresses.
	 * @param list<array{string, string}> $options Values and names.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return list<Option>
	 */
	private static function options( array $read, Loop $loop, string $name, array $options ): array {
		$state = $loop->state;
		return array_map(
			static function ( array $option ) use ( $read, $loop, $name, $state ): array {
				[ $value, $text ] = $option;
				$after            = $state->toggled( $name, $value, 'any', $read['multiple'] );
				return [
					'value'    => $value,
					'name'     => $text,
					'url'      => $loop->address->of( $after ),
					'current'  => $state->has( $name, $value ),
					'follow'   => $after->is_findable(),
					'children' => [],
				];
			},
			$options
		);
	}

	/**
	 * Its form, where there are no links.
	 *
	 * @param array      $read  Attributes of the block.
	 * @param Loop       $loop  The loop.
	 * @param string     $name  Name of the facet in addresses.
	 * @param array|null $range What a range may be of; null = values are chosen.
	 * @phpstan-param LoopFilterAttributes $read
	 * @phpstan-param Range|null $range
	 * @return Form|null
	 */
	private static function form( array $read, Loop $loop, string $name, ?array $range ): ?array {
		$type  = match ( true ) {
			$range !== null                  => 'range',
			$read['display'] === 'checkboxes' => $read['multiple'] ? 'checkbox' : 'radio',
			$read['display'] === 'select'     => 'select',
			default                          => null,
		};
		$field = "loop-{$loop->state->loop}-{$name}" . ( $type === 'range' ? '' : '[]' );
		if ( $type === null ) {
			return null;
		}
		$form = FilterForm::of( $read, $loop, $loop->state->without( $name ), $type, $field );
		if ( $range === null ) {
			return $form;
		}
		$ranges        = (array) preg_grep( '/\.\./', $loop->state->choices[ $name ]['terms'] ?? [] );
		[ $from, $to ] = explode( '..', (string) reset( $ranges ), 2 ) + [ '', '' ];
		return [
			...$form,
			'range' => [
				'type' => $range['type'],
				'ends' => [
					[
						'name'        => "{$field}[from]",
						'label'       => __( 'From', 'vitrine' ),
						'value'       => $from,
						'placeholder' => $range['min'],
					],
					[
						'name'        => "{$field}[to]",
						'label'       => __( 'To', 'vitrine' ),
						'value'       => $to,
						'placeholder' => $range['max'],
					],
				],
			],
		];
	}
}
