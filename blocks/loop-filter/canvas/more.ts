import { __ } from '@wordpress/i18n';
import type {
	FilterOption,
	LoopFilterView,
} from '../../../frontend/render/loop-filter';

const isChosen = ( { current, children }: FilterOption ): boolean =>
	current || children.some( isChosen );

/**
 * The first options, and the others. They are seen, too, where one of them is chosen. Twin:
 * php/Loop/Filters/MoreOptions.php.
 *
 * @param options Options.
 * @param visible How many are seen at first, 0 = all.
 */
export function partOf(
	options: FilterOption[],
	visible: number
): Pick< LoopFilterView, 'options' | 'more' > {
	if ( ! visible || options.length <= visible ) {
		return { options, more: null };
	}
	const more = options.slice( visible );
	return {
		options: options.slice( 0, visible ),
		more: {
			label: __( 'Show more', 'vitrine' ),
			open: more.some( isChosen ),
			options: more,
		},
	};
}
