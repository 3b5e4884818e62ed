/**
 * Settings of a panel by the path of their attribute: bounds, choices, default and reset are those of block.json.
 */
import type { JSX } from 'react';
import { ChoiceSetting } from '../panels/choice';
import { NumberSetting } from '../panels/number';
import { SwitchSettings } from '../panels/switches';
import { TextSetting, KeywordsSetting } from '../panels/text';
import type { Attributes, Settings } from '../settings';
import { boundsOf } from './bounds';
import type { Bounds } from './bounds';
import { placeOf } from './path';
import type { PathTo } from './path';

interface FieldProps< A extends Attributes, Value > {
	settings: Settings< A >;
	path: PathTo< A, Value >;
	label: string;
	help?: string | undefined;
}

/**
 * A number with a slider.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.min      Least value that the slider offers, where the schema allows less.
 * @param props.max      Greatest value that the slider offers, where the schema allows more.
 * @param props.step     Distance between values of the slider, where the schema allows smaller ones.
 * @param props.emptied  What is stored when the field is emptied; the default, unless it is given.
 */
export function NumberField< A extends Attributes >( {
	settings,
	path,
	...others
}: FieldProps< A, number > & Partial< Bounds > & { emptied?: number } ) {
	const { schema, ...place } = placeOf< A, number >( settings, path );
	return (
		<NumberSetting { ...place } { ...boundsOf( schema ) } { ...others } />
	);
}

/**
 * A switch.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 */
export function ToggleField< A extends Attributes >( {
	settings,
	path,
	...texts
}: FieldProps< A, boolean > ) {
	const place = placeOf< A, boolean >( settings, path );
	return (
		<SwitchSettings
			settings={ place.settings }
			switches={ [ { name: place.name, ...texts } ] }
		/>
	);
}

/**
 * One of the values that the schema knows, in its order.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.choices  Names of the values.
 * @param props.omit     Values that have no effect here.
 * @param props.icons    Their pictures, where all are seen at once.
 * @param props.open     Whether all choices are seen at once.
 */
export function SelectField< A extends Attributes >( {
	settings,
	path,
	choices,
	omit = [],
	icons = {},
	...texts
}: FieldProps< A, string > & {
	choices: Record< string, string >;
	omit?: string[];
	icons?: Record< string, JSX.Element >;
	open?: boolean;
} ) {
	const { schema, ...place } = placeOf< A, string >( settings, path );
	return (
		<ChoiceSetting
			{ ...place }
			{ ...texts }
			choices={ ( schema.enum ?? [] )
				.filter( ( value ) => ! omit.includes( String( value ) ) )
				.map( ( value ) => ( {
					value: String( value ),
					label: choices[ String( value ) ] ?? String( value ),
					...( icons[ String( value ) ] && {
						icon: icons[ String( value ) ],
					} ),
				} ) ) }
		/>
	);
}

/**
 * A line of text.
 *
 * @param props             What to show.
 * @param props.settings    Settings of the block.
 * @param props.path        Path of the attribute.
 * @param props.label       Name of the setting.
 * @param props.help        What it does.
 * @param props.placeholder What holds when nothing is written.
 */
export function TextField< A extends Attributes >( {
	settings,
	path,
	...texts
}: FieldProps< A, string > & { placeholder?: string } ) {
	const { schema: _, ...place } = placeOf< A, string >( settings, path );
	return <TextSetting { ...place } { ...texts } />;
}

/**
 * A list of words or phrases.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What the words do.
 */
export function KeywordsField< A extends Attributes >( {
	settings,
	path,
	...texts
}: FieldProps< A, string[] > & { help: string } ) {
	const { schema, ...place } = placeOf< A, string[] >( settings, path );
	return (
		<KeywordsSetting
			{ ...place }
			{ ...texts }
			maxItems={ schema.maxItems }
		/>
	);
}
