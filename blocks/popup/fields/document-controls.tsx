import {
	SelectControl,
	ToggleControl,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import { Setting } from '@vitrine/editor';
import type { Settings } from '../../../editor/settings';
import { SETTINGS } from '../../../frontend/render/popup/settings';
import { UNITS } from '../../../frontend/render/popup/fields';
import type {
	DocumentSettings,
	Switch,
} from '../../../frontend/render/popup/types';
import { AmountControl } from './field-controls';
import { lengthIn } from './length';

type NameOf< Value > = {
	[ Name in keyof DocumentSettings ]: DocumentSettings[ Name ] extends Value
		? Name
		: never;
}[ keyof DocumentSettings ];

interface Common< Name > {
	settings: Settings< DocumentSettings >;
	name: Name;
	label: string;
	help?: string | undefined;
}

/**
 * Something that is `'yes'` or `''`.
 *
 * @param props           What to show.
 * @param props.settings  Document settings.
 * @param props.name      Which one.
 * @param props.label     Name of the setting.
 * @param props.help      What it does.
 * @param props.isInverse Whether the label says the opposite of the setting.
 */
export function YesSetting( {
	settings,
	name,
	label,
	help,
	isInverse = false,
}: Common< Exclude< NameOf< Switch >, undefined > > & {
	isInverse?: boolean;
} ) {
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={
					( settings.attributes[ name ] === 'yes' ) !== isInverse
				}
				onChange={ ( checked ) =>
					settings.setAttributes( {
						[ name ]: checked !== isInverse ? 'yes' : '',
					} )
				}
			/>
		</Setting>
	);
}

/**
 * A number within the bounds of settings.ts.
 *
 * @param props          What to show.
 * @param props.settings Document settings.
 * @param props.name     Which one.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.unit     Unit.
 */
export function AmountSetting( {
	settings,
	name,
	label,
	help,
	unit = '',
}: Common<
	| 'margin'
	| 'close_button_delay'
	| 'close_automatically'
	| 'priority'
	| 'pause'
> & { unit?: string } ) {
	const { min, max, step } = SETTINGS[ name ];
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<AmountControl
				label={ label }
				help={ help }
				unit={ unit }
				min={ min }
				max={ max }
				step={ step }
				value={ settings.attributes[ name ] }
				onChange={ ( value ) =>
					settings.setAttributes( { [ name ]: value } )
				}
			/>
		</Setting>
	);
}

/**
 * A length with its unit.
 *
 * @param props          What to show.
 * @param props.settings Document settings.
 * @param props.name     Which one.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 */
export function LengthSetting( {
	settings,
	name,
	label,
	help,
}: Common< 'width' | 'height' > ) {
	const { size, unit } = settings.attributes[ name ];
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				help={ help }
				min={ 1 }
				max={ 4000 }
				units={ UNITS.map( ( value ) => ( { value, label: value } ) ) }
				value={ `${ size }${ unit }` }
				onChange={ ( written ) => {
					const length = lengthIn( written ?? '', unit );
					settings.setAttributes( {
						[ name ]: length ?? settings.defaults[ name ],
					} );
				} }
			/>
		</Setting>
	);
}

interface GroupedProps extends Common<
	'entrance_animation' | 'exit_animation'
> {
	groups: { label: string; options: { value: string; label: string }[] }[];
	none: string;
}

/**
 * One of many words, under headings.
 *
 * @param props          What to show.
 * @param props.settings Document settings.
 * @param props.name     Which one.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.groups   The words.
 * @param props.none     What `''` means.
 */
export function GroupedSetting( {
	settings,
	name,
	label,
	help,
	groups,
	none,
}: GroupedProps ) {
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ settings.attributes[ name ] }
				onChange={ ( value ) =>
					settings.setAttributes( { [ name ]: value } )
				}
			>
				<option value="">{ none }</option>
				{ groups.map( ( group ) => (
					<optgroup key={ group.label } label={ group.label }>
						{ group.options.map( ( option ) => (
							<option key={ option.value } value={ option.value }>
								{ option.label }
							</option>
						) ) }
					</optgroup>
				) ) }
			</SelectControl>
		</Setting>
	);
}
