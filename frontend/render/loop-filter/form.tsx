import { webAddress } from '../address';
import { buttonClasses } from '../theme-buttons';
import { Label } from './label';
import { MAX_SEARCH, part } from './names';
import { allOf, Options } from './options';
import { Range } from './range';
import type { FilterForm, FilterOption, LoopFilterView } from './view';

type Choice = Omit< FilterOption, 'url' | 'follow' | 'children' >;

/** Options of a drop-down; those of terms below another one begin with a dash. */
const choices = ( options: FilterOption[], depth = 0 ): Choice[] =>
	options.flatMap( ( { children, ...option } ) => [
		{
			...option,
			name: [ '– '.repeat( depth ) + option.name, option.count?.text ]
				.filter( Boolean )
				.join( ' ' ),
		},
		...choices( children, depth + 1 ),
	] );

const Select = ( {
	view,
	form,
}: {
	view: LoopFilterView;
	form: FilterForm;
} ) => {
	const options: Choice[] = [ ...allOf( view ), ...choices( view.options ) ];
	return (
		// The rule does not look into components.
		// eslint-disable-next-line jsx-a11y/label-has-associated-control
		<label className={ part( 'field' ) }>
			<Label view={ view } tag="span" />
			<select
				className={ part( 'input' ) }
				name={ form.name }
				defaultValue={
					options.find( ( { current } ) => current )?.value
				}
			>
				{ options.map( ( { value, name, unavailable } ) => (
					<option
						key={ value }
						value={ value }
						disabled={ unavailable }
					>
						{ name }
					</option>
				) ) }
			</select>
		</label>
	);
};

const Search = ( {
	view,
	form,
}: {
	view: LoopFilterView;
	form: FilterForm;
} ) => (
	// The rule does not look into components.
	// eslint-disable-next-line jsx-a11y/label-has-associated-control
	<label className={ part( 'field' ) }>
		<Label view={ view } tag="span" />
		<input
			className={ part( 'input' ) }
			type="search"
			name={ form.name }
			defaultValue={ form.value }
			placeholder={ form.placeholder }
			maxLength={ MAX_SEARCH }
		/>
	</label>
);

const Fields = ( {
	view,
	form,
}: {
	view: LoopFilterView;
	form: FilterForm;
} ) => {
	switch ( form.type ) {
		case 'search':
			return <Search view={ view } form={ form } />;
		case 'select':
			return <Select view={ view } form={ form } />;
		default:
			return (
				<fieldset className={ part( 'fieldset' ) }>
					<Label view={ view } tag="legend" />
					{ form.range ? (
						<Range range={ form.range } />
					) : (
						<Options view={ view } />
					) }
				</fieldset>
			);
	}
};

/**
 * The filter as a form.
 *
 * @param props      What to show.
 * @param props.view The filter's view.
 * @param props.form Its form.
 */
export const Form = ( {
	view,
	form,
}: {
	view: LoopFilterView;
	form: FilterForm;
} ) => (
	<form
		className={ `${ part( 'form' ) }${ form.isInstant ? ' is-instant' : '' }` }
		action={ webAddress( form.action ) }
		method="get"
		// What browsers remember of a form is not what the page shows.
		autoComplete="off"
		role={ form.type === 'search' ? 'search' : undefined }
	>
		{ form.fields.map( ( { name, value } ) => (
			<input key={ name } type="hidden" name={ name } value={ value } />
		) ) }
		<Fields view={ view } form={ form } />
		<button
			className={ `${ part( 'button' ) } ${ buttonClasses( form ) }` }
			type="submit"
		>
			{ form.button }
		</button>
	</form>
);
