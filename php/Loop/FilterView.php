<?php
/**
 * What a filter shows.
 *
 * @package Vitrine
 */

declare( strict_types=1 );

namespace Vitrine\Loop;

use Vitrine\Loop\Filters\ChosenFilter;
use Vitrine\Loop\Filters\FacetFilter;
use Vitrine\Loop\Filters\ResultsFilter;
use Vitrine\Loop\Filters\SearchFilter;
use Vitrine\Loop\Filters\SizeFilter;
use Vitrine\Loop\Filters\SortFilter;
use Vitrine\Loop\Filters\TermFilter;
use Vitrine\Support\Schema;

defined( 'ABSPATH' ) || exit;

/**
 * Options as links, each to the loop with or without it, or as fields of a form that leads there. Twin:
 * frontend/render/loop-filter/view.ts.
 *
 * @phpstan-type Option array{
 *     value: string,
 *     name: string,
 *     url: string,
 *     current: bool,
 *     follow: bool,
 *     children: list<array<string, mixed>>,
 *     count?: array{number: int, text: string, name: string},
 *     unavailable?: true,
 * }
 * @phpstan-type More array{label: string, open: bool, options: list<Option>}
 * @phpstan-type FilterForm array{
 *     action: string,
 *     fields: list<array{name: string, value: string}>,
 *     type: 'checkbox'|'radio'|'select'|'search'|'range',
 *     name: string,
 *     value: string,
 *     placeholder: string,
 *     button: string,
 *     isInstant: bool,
 *     themeButtons: bool,
 *     range: array{
 *         type: 'number'|'date',
 *         ends: list<array{name: string, label: string, value: string, placeholder: string}>,
 *     }|null,
 * }
 */
final class FilterView {

	/**
	 * Keeps the fields.
	 *
	 * @param string     $by        What visitors change, as the block says it.
	 * @param string     $label     Its name.
	 * @param bool       $showLabel Whether the name is seen.
	 * @param string     $display   `chips`, `list`, `checkboxes` or `select`.
	 * @param array      $options   What is chosen from.
	 * @param array|null $all       The option that takes all others back.
	 * @param array|null $form      The form around them; null = they are links.
	 * @param string     $text      Words instead of options.
	 * @param array|null $more      Options that are not seen at first; null = there are none.
	 * @param int        $digits    Characters of the largest number that may stand beside an option; 0 = no numbers.
	 * @phpstan-param list<Option> $options
	 * @phpstan-param array{label: string, url: string, current: bool}|null $all
	 * @phpstan-param FilterForm|null $form
	 * @phpstan-param More|null $more
	 */
	public function __construct(
		public readonly string $by,
		public readonly string $label,
		public readonly bool $showLabel,
		public readonly string $display,
		public readonly array $options = [],
		public readonly ?array $all = null,
		public readonly ?array $form = null,
		public readonly string $text = '',
		public readonly ?array $more = null,
		public readonly int $digits = 0
	) {}

	/**
	 * Makes it.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block, possibly hostile.
	 * @param Loop                 $loop       The loop.
	 * @return self|null Null where there is nothing to choose from, or visitors may not.
	 */
	public static function of( array $attributes, Loop $loop ): ?self {
		/** Generated from block.json.
		 *
		 * @var LoopFilterAttributes $read */
		$read = Schema::of_block( 'loop-filter' )->read( $attributes );
		return match ( $read['by'] ) {
			'search'   => SearchFilter::view( $read, $loop ),
			'sort'     => SortFilter::view( $read, $loop ),
			'size'     => SizeFilter::view( $read, $loop ),
			'chosen'   => ChosenFilter::view( $read, $loop ),
			'results'  => ResultsFilter::view( $read, $loop ),
			'taxonomy' => TermFilter::view( $read, $loop ),
			default    => FacetFilter::view( $read, $loop ),
		};
	}
}
