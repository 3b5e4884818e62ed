<?php
/**
 * The form of a filter.
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
 * Sends one field, and what else the page was asked for: works without script.
 *
 * @phpstan-import-type FilterForm from FilterView as Form
 */
final class FilterForm {

	/**
	 * Makes it.
	 *
	 * @param array     $read  Attributes of the block.
	 * @param Loop      $loop  The loop.
	 * @param LoopState $rest  What the address says without this field.
	 * @param string    $type  `checkbox`, `radio`, `select`, `search` or `range`.
	 * @param string    $name  Name of the field.
	 * @param string    $value What is chosen or searched for, '' = nothing.
	 * @phpstan-param LoopFilterAttributes $read
	 * @phpstan-param 'checkbox'|'radio'|'select'|'search'|'range' $type
	 * @return Form
	 */
	public static function of(
		array $read,
		Loop $loop,
		LoopState $rest,
		string $type,
		string $name,
		string $value = ''
	): array {
		return [
			'action'       => $loop->address->action(),
			'fields'       => $loop->address->fields( $rest ),
			'type'         => $type,
			'name'         => $name,
			'value'        => $value,
			'placeholder'  => $read['placeholder'],
			'button'       => $type === 'search' ? __( 'Search', 'vitrine' ) : __( 'Apply', 'vitrine' ),
			'isInstant'    => $type !== 'search' && $read['apply'] === 'instant',
			'themeButtons' => $read['themeButtons'],
			'range'        => null,
		];
	}
}
