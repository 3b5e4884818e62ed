import { __ } from '@wordpress/i18n';
import type {
	FilterOption,
	LoopFilterView,
} from '../../../frontend/render/loop-filter';

const isChosen = ( { current, children }: FilterOption ): boolean =>
	current || children.some( isChosen );

/**
 * The first options and those that are chosen, and the others. Twin: php/Loop/Filters/MoreOptions.php.
 *
 * @param options Options.
 * @param visible How many are seen at first, 0 = all.
 */
export const partOf = (
	options: FilterOption[],
	visible: number
): Pick< LoopFilterView, 'options' | 'more' > => {
	const isSeen = ( option: FilterOption, index: number ) =>
		visible === 0 || index < visible || isChosen( option );
	const more = options.filter(
		( option, index ) => ! isSeen( option, index )
	);
	return {
		options: options.filter( isSeen ),
		more: more.length
			? { label: __( 'Show more', 'vitrine' ), options: more }
			: null,
	};
};
