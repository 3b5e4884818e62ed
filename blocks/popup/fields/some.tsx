import { BaseControl, CheckboxControl } from '@wordpress/components';

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
export function SomeControl( {
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
