import { part } from './names';
import type { FilterRange } from './view';

/**
 * Fields for the ends of a range.
 *
 * @param props       What to show.
 * @param props.range The range.
 */
export const Range = ( { range }: { range: FilterRange } ) => (
	<div className={ part( 'range' ) }>
		{ range.ends.map( ( { name, label, value, placeholder } ) => (
			// The rule does not look so deep.
			// eslint-disable-next-line jsx-a11y/label-has-associated-control
			<label key={ name } className={ part( 'field' ) }>
				<span>{ label }</span>
				<input
					className={ part( 'input' ) }
					type={ range.type }
					name={ name }
					defaultValue={ value }
					{ ...( range.type === 'number'
						? { step: 'any', placeholder }
						: {} ) }
				/>
			</label>
		) ) }
	</div>
);
