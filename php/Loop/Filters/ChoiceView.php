<?php
/**
 * One of several.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop\Filters;

use Vitrine\Loop\FilterView;
use Vitrine\Loop\Loop;
use Vitrine\Loop\LoopState;

defined( 'ABSPATH' ) || exit;

/**
 * A filter of which one option is always chosen: the one of the saved block, if no other.
 */
final class ChoiceView {

	/**
	 * Makes it.
	 *
	 * @param array                        $read    Attributes of the block.
	 * @param Loop                         $loop    The loop.
	 * @param string                       $label   Its name, where the block has none.
	 * @param string                       $name    Name of the parameter.
	 * @param list<array{string, string}>  $options Values and names.
	 * @param string                       $saved   Value of the saved block.
	 * @param string                       $asked   Value that the address asks for, '' = that of the block.
	 * @param \Closure(string): LoopState  $state   The state with a value, '' = that of the block.
	 * @phpstan-param LoopFilterAttributes $read
	 * @return FilterView|null Null where there is nothing to choose from.
	 */
	public static function of(
		array $read,
		Loop $loop,
		string $label,
		string $name,
		array $options,
		string $saved,
		string $asked,
		\Closure $state
	): ?FilterView {
		if ( count( $options ) < 2 ) {
			return null;
		}
		$now  = $asked === '' ? $saved : $asked;
		$type = [ 'select' => 'select', 'checkboxes' => 'radio' ][ $read['display'] ] ?? null;
		return new FilterView(
			$read['by'],
			$read['label'] === '' ? $label : $read['label'],
			$read['showLabel'],
			$read['display'],
			array_map(
				static function ( array $option ) use ( $loop, $saved, $now, $state ): array {
					[ $value, $text ] = $option;
					$after            = $state( $value === $saved ? '' : $value );
					return [
						'value'    => $value,
						'name'     => $text,
						'url'      => $loop->address->of( $after ),
						'current'  => $value === $now,
						'follow'   => $after->is_findable(),
						'children' => [],
					];
				},
				$options
			),
			form: $type === null ? null : FilterForm::of( $read, $loop, $state( '' ), $type, $name )
		);
	}
}
