import { __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { Bounds } from '@vitrine/editor';

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
	min,
	max,
	step,
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
