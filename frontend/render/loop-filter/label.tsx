import { part } from './names';
import type { LoopFilterView } from './view';

/**
 * The name of the filter.
 *
 * @param props      What to show.
 * @param props.view The filter's view.
 * @param props.tag  Its element.
 */
export const Label = ( {
	view,
	tag: Tag,
}: {
	view: LoopFilterView;
	tag: 'span' | 'legend';
} ) => (
	<Tag
		className={ `${ part( 'label' ) }${
			view.showLabel ? '' : ' screen-reader-text'
		}` }
	>
		{ view.label }
	</Tag>
);
