import {
	BaseControl,
	CheckboxControl,
	FormTokenField,
	SelectControl,
	TextControl,
	__experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import { speak } from '@wordpress/a11y';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { KeywordsControl } from '@vitrine/editor';
import type { Schema } from '../../../frontend/render/schema';
import { boundsOf } from './bounds';
import type { Bounds } from './bounds';
import type { FieldView } from './field-view';
import { useRoles } from '../rules/use-site';

interface FaultyProps {
	label: string;
	help?: ReactNode;
	/** What is wrong, '' = nothing. */
	error: string;
	value: string;
	placeholder?: string | undefined;
	onChange: ( value: string ) => void;
}

/**
 * A line of text that says at once what is wrong with it.
 *
 * @param props             What to show.
 * @param props.label       Name of the field.
 * @param props.help        What it does.
 * @param props.error       What is wrong, '' = nothing.
 * @param props.value       The text.
 * @param props.placeholder An example.
 * @param props.onChange    Receives the text.
 */
export function FaultyText( {
	label,
	help,
	error,
	value,
	placeholder,
	onChange,
}: FaultyProps ) {
	useSpokenError( error );
	return (
		<TextControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className={ error ? 'vitrine-popup-faulty' : '' }
			aria-invalid={ error !== '' }
			autoComplete="off"
			autoCapitalize="off"
			spellCheck={ false }
			label={ label }
			help={ error ? <FieldError>{ error }</FieldError> : help }
			placeholder={ placeholder }
			value={ value }
			onChange={ onChange }
		/>
	);
}

/**
 * What is wrong with the field above.
 *
 * @param props          What to show.
 * @param props.children The words.
 */
export function FieldError( { children }: { children: ReactNode } ) {
	return <span className="vitrine-popup-fault">{ children }</span>;
}

function useSpokenError( error: string ): void {
	useEffect( () => {
		// Not at every letter that somebody types.
		const timer = setTimeout( () => {
			if ( error ) {
				speak( error, 'assertive' );
			}
		}, 1000 );
		return () => clearTimeout( timer );
	}, [ error ] );
}

interface FieldControlProps< Values > {
	view: FieldView< keyof Values & string, Values >;
	values: Values;
	schema: Partial< Schema >;
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
	const { label, help } = view;
	const error = view.validate?.( values ) ?? '';
	switch ( view.control ) {
		case 'number':
			return (
				<AmountControl
					label={ label }
					help={ help }
					unit={ view.unit ?? '' }
					{ ...boundsOf( schema ) }
					value={ value as number }
					onChange={ onChange }
				/>
			);
		case 'choice':
			return (
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ label }
					help={ help }
					value={ value as string }
					options={ ( view.options ?? [] ).map( ( option ) => ( {
						label: option.label,
						value: String( option.value ),
					} ) ) }
					onChange={ onChange }
				/>
			);
		case 'some':
			return (
				<SomeControl
					label={ label }
					help={ help }
					options={ view.options ?? [] }
					value={ value as ( string | number )[] }
					onChange={ onChange }
				/>
			);
		case 'words':
			return (
				<div>
					<KeywordsControl
						label={ label }
						help={ help ?? '' }
						value={ value as string[] }
						maxItems={ schema.maxItems }
						onChange={ onChange }
					/>
					{ error && <FieldError>{ error }</FieldError> }
				</div>
			);
		case 'roles':
			return (
				<RolesControl
					label={ label }
					help={ help }
					value={ value as string[] }
					onChange={ onChange }
				/>
			);
		case 'moment':
			return (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="datetime-local"
					label={ label }
					help={ error ? <FieldError>{ error }</FieldError> : help }
					aria-invalid={ error !== '' }
					value={ moment( String( value ) ) }
					onChange={ ( written ) =>
						onChange( written.replace( 'T', ' ' ) )
					}
				/>
			);
		case 'hour':
			return (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					type="time"
					label={ label }
					help={ help }
					value={ value as string }
					onChange={ onChange }
				/>
			);
		case 'text':
			return (
				<FaultyText
					label={ label }
					help={ help }
					error={ error }
					placeholder={ view.placeholder }
					value={ value as string }
					onChange={ onChange }
				/>
			);
	}
}

/**
 * A stored date as the browser's field has it.
 *
 * @param date `2026-12-24 18:00`, or without the time.
 */
const moment = ( date: string ): string =>
	date === '' ? '' : `${ date } 00:00`.slice( 0, 16 ).replace( ' ', 'T' );

interface AmountControlProps extends Bounds {
	label: string;
	help?: string | undefined;
	unit: string;
	value: number;
	onChange: ( value: number ) => void;
}

/**
 * A number with a unit; only what is within the bounds is stored.
 *
 * @param props          What to show.
 * @param props.label    Name of the field.
 * @param props.help     What it does.
 * @param props.unit     Unit, '' = none.
 * @param props.min      Least.
 * @param props.max      Greatest.
 * @param props.step     Distance between values.
 * @param props.value    The number.
 * @param props.onChange Receives the number.
 */
export function AmountControl( {
	label,
	help,
	unit,
	min = 0,
	max = Infinity,
	step = 1,
	value,
	onChange,
}: AmountControlProps ) {
	return (
		<NumberControl
			__next40pxDefaultSize
			label={
				unit
					? /* translators: 1: name of a setting, 2: unit */
						sprintf( __( '%1$s (%2$s)', 'vitrine' ), label, unit )
					: label
			}
			help={ help }
			min={ min }
			max={ max }
			step={ step }
			spinControls="custom"
			value={ value }
			onChange={ ( written ) => {
				const number = Number( written );
				if (
					written !== '' &&
					written !== undefined &&
					number >= min &&
					number <= max
				) {
					onChange( number );
				}
			} }
		/>
	);
}

interface SomeControlProps {
	label: string;
	help?: string | undefined;
	options: { value: string | number; label: string }[];
	value: ( string | number )[];
	onChange: ( value: ( string | number )[] ) => void;
}

/**
 * Some of a few things.
 *
 * @param props          What to show.
 * @param props.label    Name of the field.
 * @param props.help     What it does.
 * @param props.options  The things.
 * @param props.value    Those that are chosen.
 * @param props.onChange Receives them, in the order in which they are shown.
 */
function SomeControl( {
	label,
	help,
	options,
	value,
	onChange,
}: SomeControlProps ) {
	return (
		<fieldset className="vitrine-popup-some">
			<BaseControl.VisualLabel as="legend">
				{ label }
			</BaseControl.VisualLabel>
			{ options.map( ( option ) => (
				<CheckboxControl
					key={ option.value }
					__nextHasNoMarginBottom
					label={ option.label }
					checked={ value.includes( option.value ) }
					onChange={ ( checked ) =>
						onChange(
							options
								.map( ( other ) => other.value )
								.filter( ( other ) =>
									other === option.value
										? checked
										: value.includes( other )
								)
						)
					}
				/>
			) ) }
			{ help && <p className="vitrine-popup-help">{ help }</p> }
		</fieldset>
	);
}

interface RolesControlProps {
	label: string;
	help?: string | undefined;
	value: string[];
	onChange: ( value: string[] ) => void;
}

/**
 * Roles of the site, by their names.
 *
 * @param props          What to show.
 * @param props.label    Name of the field.
 * @param props.help     What it does.
 * @param props.value    Slugs.
 * @param props.onChange Receives slugs.
 */
function RolesControl( { label, help, value, onChange }: RolesControlProps ) {
	const roles = useRoles();
	const nameOf = ( slug: string ) => roles[ slug ] ?? slug;
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalExpandOnFocus
				__experimentalValidateInput={ ( name ) =>
					Object.values( roles ).includes( name )
				}
				help=""
				label={ label }
				value={ value.map( nameOf ) }
				suggestions={ Object.values( roles ) }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) => {
							const name =
								typeof token === 'string' ? token : token.value;
							return (
								Object.keys( roles ).find(
									( slug ) => roles[ slug ] === name
								) ?? name
							);
						} )
					)
				}
			/>
		</BaseControl>
	);
}
