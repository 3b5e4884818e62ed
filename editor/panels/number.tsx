import { RangeControl } from '@wordpress/components';
import type { Bounds } from '../fields/bounds';
import type { Attributes, Settings } from '../settings';
import { Setting } from './setting';

/** Names of the attributes that are numbers. */
type NumberName< A > = {
	[ Name in keyof A ]: A[ Name ] extends number ? Name : never;
}[ keyof A ];

interface NumberSettingProps< A extends Attributes > extends Bounds {
	settings: Settings< A >;
	name: NumberName< A >;
	label: string;
	help?: string | undefined;
	/** What is stored when the field is emptied. */
	emptied?: number | undefined;
}

/**
 * A number with a slider.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     The attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.min      Least value.
 * @param props.max      Greatest value that the slider offers.
 * @param props.step     Distance between values.
 * @param props.emptied  What is stored when the field is emptied; the default, unless it is given.
 */
export function NumberSetting< A extends Attributes >( {
	settings,
	name,
	label,
	help,
	min,
	max,
	step,
	emptied,
}: NumberSettingProps< A > ) {
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				min={ min }
				max={ max }
				step={ step }
				value={ settings.attributes[ name ] as number }
				onChange={ ( value ) =>
					settings.setAttributes( {
						[ name ]: value ?? emptied ?? settings.defaults[ name ],
					} as Partial< A > )
				}
			/>
		</Setting>
	);
}
