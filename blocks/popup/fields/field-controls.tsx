import { SelectControl, TextControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { boundsOf, KeywordsControl } from '@vitrine/editor';
import type { ControlProps } from '@vitrine/editor';
import type { Schema } from '../../../frontend/render/schema';
import { AmountControl } from './amount';
import { FaultyText, FieldError } from './faulty-text';
import type { FieldView } from './field-view';
import { RolesControl } from './roles';
import { SomeControl } from './some';

interface FieldControlProps< Values > {
	view: FieldView< keyof Values & string, Values >;
	values: Values;
	schema: Schema;
	onChange: ( value: unknown ) => void;
}

/**
 * The control of a field of a rule or trigger.
 *
 * @param props          What to show.
 * @param props.view     The field.
 * @param props.values   Values of all fields.
 * @param props.schema   What block.json says of it.
 * @param props.onChange Receives the value.
 */
export function FieldControl< Values >( {
	view,
	values,
	schema,
	onChange,
}: FieldControlProps< Values > ) {
	const value = values[ view.name ];
	const { label, help, options = [] } = view;
	const common = { label, help, onChange };
	const wide = {
		...common,
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		value: value as string,
	} as const;
	const error = view.validate?.( values ) ?? '';
	const fault = error && <FieldError>{ error }</FieldError>;
	switch ( view.control ) {
		case 'number':
			return (
				<AmountControl
					{ ...common }
					unit={ view.unit ?? '' }
					{ ...boundsOf( schema ) }
					value={ value as number }
				/>
			);
		case 'choice':
			return (
				<SelectControl
					{ ...wide }
					options={ options.map( ( option ) => ( {
						label: option.label,
						value: String( option.value ),
					} ) ) }
				/>
			);
		case 'some':
			return (
				<SomeControl
					{ ...common }
					options={ options }
					value={ value as ( string | number )[] }
				/>
			);
		case 'words':
			return (
				<div>
					<KeywordsControl
						{ ...common }
						help={ help ?? '' }
						value={ value as string[] }
						maxItems={ schema.maxItems }
					/>
					{ fault }
				</div>
			);
		case 'roles':
			return <RolesControl { ...common } value={ value as string[] } />;
		case 'moment':
			return <MomentControl { ...wide } fault={ fault } />;
		case 'hour':
			return <TextControl { ...wide } type="time" />;
		case 'text':
			return (
				<FaultyText
					{ ...common }
					error={ error }
					placeholder={ view.placeholder }
					value={ value as string }
				/>
			);
	}
}

interface MomentControlProps extends ControlProps< string > {
	label: string;
	help?: string | undefined;
	/** What is wrong with it. */
	fault: ReactNode;
}

/**
 * A date with its time.
 *
 * @param props          What to show.
 * @param props.help     What it does.
 * @param props.fault    What is wrong with it.
 * @param props.value    `2026-12-24 18:00`, or without the time.
 * @param props.onChange Receives the date.
 */
const MomentControl = ( {
	help,
	fault,
	value,
	onChange,
	...others
}: MomentControlProps ) => (
	<TextControl
		{ ...others }
		type="datetime-local"
		help={ fault || help }
		aria-invalid={ Boolean( fault ) }
		value={ value && `${ value } 00:00`.slice( 0, 16 ).replace( ' ', 'T' ) }
		onChange={ ( written ) => onChange( written.replace( 'T', ' ' ) ) }
	/>
);
