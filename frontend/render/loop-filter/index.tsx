import { Form } from './form';
import { Label } from './label';
import { part } from './names';
import { Options } from './options';
import type { LoopFilterView } from './view';

export type { FilterOption, FilterRange, LoopFilterView } from './view';

/**
 * Classes of the wrapper.
 *
 * @param view The filter's view.
 */
export const loopFilterClassName = ( view: LoopFilterView ): string =>
	`is-${ view.by } is-${ view.display }`;

/**
 * Everything inside the wrapper. Twin: blocks/loop-filter/render.php.
 *
 * @param props      What to show.
 * @param props.view The filter's view.
 */
export const LoopFilter = ( { view }: { view: LoopFilterView } ) => {
	if ( view.form ) {
		return <Form view={ view } form={ view.form } />;
	}
	if ( view.text ) {
		return (
			<p className={ part( 'text' ) }>
				{ view.showLabel && (
					<>
						<Label view={ view } tag="span" />{ ' ' }
					</>
				) }
				{ view.text }
			</p>
		);
	}
	return (
		view.options.length > 0 && (
			<nav className={ part( 'nav' ) } aria-label={ view.label }>
				{ view.showLabel && <Label view={ view } tag="span" /> }
				<Options view={ view } />
			</nav>
		)
	);
};
