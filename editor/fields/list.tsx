import type { ComponentType, JSX } from 'react';
import type { Schema } from '../../frontend/render/schema';
import type { Attributes, Settings } from '../settings';
import {
	KeywordsField,
	NumberField,
	SelectField,
	TextField,
	ToggleField,
} from './fields';
import { placeOf } from './path';
import type { PathTo } from './path';

/** What a list says of a field: its label, or that and the other props of its control. */
export type FieldTexts< Others extends object = object > =
	string | ( { label: string; help?: string | undefined } & Others );

/** Fields by the path of their attribute, in the order in which they are shown. */
export type FieldsOf< A > = {
	[ Path in PathTo< A, boolean > ]?: FieldTexts;
} & {
	[ Path in PathTo< A, number > ]?: FieldTexts< {
		min?: number;
		max?: number;
		step?: number;
		emptied?: number;
	} >;
} & {
	[ Path in PathTo< A, string > ]?: FieldTexts< {
		choices?: Record< string, string >;
		omit?: string[];
		icons?: Record< string, JSX.Element >;
		open?: boolean;
		placeholder?: string;
	} >;
} & { [ Path in PathTo< A, string[] > ]?: FieldTexts };

interface FieldsProps< A extends Attributes, Fields > {
	settings: Settings< A >;
	/** What is spread conditionally escapes TypeScript's look for unknown names, so that they are forbidden here. */
	fields: Fields &
		FieldsOf< A > &
		Record< Exclude< keyof Fields, keyof FieldsOf< A > >, never >;
	/** The field for an attribute; that of its type, unless a block has fields of its own. */
	fieldFor?: ( schema: Schema ) => ComponentType< never >;
}

/**
 * Several settings of a panel, each as the field that suits its schema.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.fields   Labels by path.
 * @param props.fieldFor The field for an attribute.
 */
export function Fields< A extends Attributes, Given >( {
	settings,
	fields,
	fieldFor = defaultField,
}: FieldsProps< A, Given > ) {
	return Object.entries< FieldTexts >( fields ).map( ( [ path, texts ] ) => {
		const { schema } = placeOf< A, unknown >( settings, path );
		const Control = fieldFor( schema ) as ComponentType< object >;
		return (
			<Control
				key={ path }
				{ ...{ settings, path } }
				{ ...( typeof texts === 'string' ? { label: texts } : texts ) }
			/>
		);
	} );
}

/**
 * The field for a type of attribute.
 *
 * @param schema What block.json says of it.
 */
export function defaultField( schema: Schema ): ComponentType< never > {
	switch ( schema.type ) {
		case 'boolean':
			return ToggleField;
		case 'integer':
		case 'number':
			return NumberField;
		case 'array':
			return KeywordsField;
		default:
			return schema.enum ? SelectField : TextField;
	}
}
