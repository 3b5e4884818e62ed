import type { CanvasChoice, CanvasChoices } from '@vitrine/editor';
import type {
	FilterOption,
	LoopFilterView,
} from '../../../frontend/render/loop-filter';
import type { LoopFilterAttributes } from '../attributes.gen';
import { option } from './option';

type Attributes = Pick<
	LoopFilterAttributes,
	'by' | 'taxonomy' | 'field' | 'multiple' | 'join'
>;

/** Choices that take no posts away: who clears all keeps them. */
const LASTING = [ '_sort', '_size' ];

/**
 * What of the choices in the canvas a filter changes.
 *
 * @param attributes          What the block stores.
 * @param attributes.by       What visitors change.
 * @param attributes.taxonomy Name of the taxonomy.
 * @param attributes.field    Key of the custom field.
 * @return '' = none of its own.
 */
export function keyOf( { by, taxonomy, field }: Attributes ): string {
	switch ( by ) {
		case 'chosen':
		case 'results':
			return '';
		case 'search':
		case 'sort':
		case 'size':
			return `_${ by }`;
		case 'taxonomy':
			return `-${ taxonomy }`;
		case 'field':
			return `-field-${ field }`;
		default:
			return `-${ by }`;
	}
}

/** Options in a line, those below others too. */
const allIn = ( options: FilterOption[] ): FilterOption[] =>
	options.flatMap( ( one ) => [ one, ...allIn( one.children ) ] );

const optionsIn = ( { options, more }: LoopFilterView ): FilterOption[] =>
	allIn( [ ...options, ...( more?.options ?? [] ) ] );

/**
 * Values that are chosen, '' = all.
 *
 * @param view The filter.
 */
export const currentIn = ( view: LoopFilterView ): string[] => [
	...( view.all?.current ? [ '' ] : [] ),
	...optionsIn( view )
		.filter( ( { current } ) => current )
		.map( ( { value } ) => value ),
];

const marked = (
	options: FilterOption[],
	values: Set< string >
): FilterOption[] =>
	options.map( ( one ) => ( {
		...one,
		current: values.has( one.value ),
		children: marked( one.children, values ),
	} ) );

/** An active filter says of what it is. */
const SEPARATOR = '\n';

/** What posts were chosen by, as options that take it back. */
const activeIn = ( choices: CanvasChoices ): FilterOption[] =>
	Object.entries( choices )
		.filter( ( [ key ] ) => ! LASTING.includes( key ) )
		.flatMap( ( [ key, { values } ] ) =>
			values.map( ( { value, name } ) =>
				option( key + SEPARATOR + value, name, true )
			)
		);

/** Fields that one has written in. */
function filledForm(
	form: NonNullable< LoopFilterView[ 'form' ] >,
	{ values: [ first ] }: CanvasChoice
): LoopFilterView[ 'form' ] {
	const { type, range } = form;
	const ends = first?.value.split( '..' ) ?? [];
	return {
		...form,
		value: type === 'search' ? ( first?.value ?? '' ) : form.value,
		range: range && {
			...range,
			ends: range.ends.map( ( end, nth ) => ( {
				...end,
				value: ends[ nth ] ?? '',
			} ) ),
		},
	};
}

/**
 * The filter as it is with the choices.
 *
 * @param view    The filter without a choice.
 * @param key     What of the choices it changes.
 * @param choices Choices.
 */
export function withChoices(
	view: LoopFilterView,
	key: string,
	choices: CanvasChoices
): LoopFilterView {
	if ( view.by === 'chosen' ) {
		const active = activeIn( choices );
		return active.length ? { ...view, options: active } : view;
	}
	const choice = choices[ key ];
	if ( ! choice ) {
		return view;
	}
	const values = new Set( choice.values.map( ( { value } ) => value ) );
	const more = view.more && {
		...view.more,
		options: marked( view.more.options, values ),
	};
	return {
		...view,
		options: marked( view.options, values ),
		all: view.all && { ...view.all, current: false },
		form: view.form && filledForm( view.form, choice ),
		more: more && {
			...more,
			open:
				more.open ||
				allIn( more.options ).some( ( { current } ) => current ),
		},
	};
}

/**
 * What is chosen once the fields of a filter are filled in.
 *
 * @param attributes What the block stores.
 * @param view       The filter without a choice.
 * @param values     Values of the fields.
 */
export function filled(
	{ by, join }: Attributes,
	view: LoopFilterView,
	values: string[]
): CanvasChoice {
	const options = optionsIn( view );
	const isSaved = ( value: string ) =>
		( by === 'sort' || by === 'size' ) &&
		options.some( ( one ) => one.value === value && one.current );
	return {
		join: by === 'taxonomy' ? join : 'any',
		values: values
			.filter( ( value ) => value !== '' && ! isSaved( value ) )
			.map( ( value ) => ( {
				value,
				name:
					options.find( ( one ) => one.value === value )?.name ??
					value,
			} ) ),
	};
}

/**
 * What is chosen once an option of a filter was pressed.
 *
 * @param attributes What the block stores.
 * @param view       The filter without a choice.
 * @param before     What was chosen of it.
 * @param value      Of the option, '' = all.
 */
export function pressed(
	attributes: Attributes,
	view: LoopFilterView,
	before: CanvasChoice | undefined,
	value: string
): CanvasChoice {
	const values = before?.values.map( ( one ) => one.value ) ?? [];
	const others = values.filter( ( one ) => one !== value );
	const kept =
		value !== '' && attributes.multiple && attributes.by !== 'sort'
			? others
			: [];
	return filled( attributes, view, [
		...kept,
		...( others.length === values.length ? [ value ] : [] ),
	] );
}

/**
 * Choices once an active filter was taken back.
 *
 * @param choices Choices.
 * @param value   Of its option, '' = all.
 * @return What is left of each that changes, by its key.
 */
export function takenBack(
	choices: CanvasChoices,
	value: string
): [ string, CanvasChoice ][] {
	const [ key = '', own ] = value.split( SEPARATOR );
	return Object.entries( choices )
		.filter( ( [ name ] ) =>
			value === '' ? ! LASTING.includes( name ) : name === key
		)
		.map( ( [ name, choice ] ) => [
			name,
			{
				...choice,
				values: choice.values.filter(
					( one ) => value !== '' && one.value !== own
				),
			},
		] );
}
