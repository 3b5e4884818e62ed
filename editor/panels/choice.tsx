import {
	SelectControl,
	__experimentalToggleGroupControl as ToggleGroupControl,
	__experimentalToggleGroupControlOption as ToggleGroupControlOption,
	__experimentalToggleGroupControlOptionIcon as ToggleGroupControlOptionIcon,
} from '@wordpress/components';
import type { JSX } from 'react';
import type { Attributes, Settings } from '../settings';
import { Setting } from './setting';

/** Names of the attributes that are texts. */
type TextName< A > = {
	[ Name in keyof A ]: A[ Name ] extends string ? Name : never;
}[ keyof A ];

/** One of the values that can be chosen. */
export interface Choice< Value > {
	value: Value;
	label: string;
	icon?: JSX.Element;
}

interface ChoiceSettingProps<
	A extends Attributes,
	Name extends TextName< A >,
> {
	settings: Settings< A >;
	name: Name;
	label: string;
	help?: string | undefined;
	choices: Choice< A[ Name ] >[];
	/** Whether all choices are seen at once. */
	open?: boolean;
}

/**
 * One of several values: buttons where they are few, otherwise a list.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     The attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.choices  The values.
 * @param props.open     Whether all choices are seen at once.
 */
export function ChoiceSetting<
	A extends Attributes,
	Name extends TextName< A >,
>( {
	settings,
	name,
	label,
	help,
	choices,
	open = false,
}: ChoiceSettingProps< A, Name > ) {
	const common = {
		__next40pxDefaultSize: true,
		__nextHasNoMarginBottom: true,
		label,
		help,
		value: settings.attributes[ name ] as string,
	} as const;
	const choose = ( value: unknown ) => {
		const choice = choices.find( ( one ) => one.value === value );
		if ( choice ) {
			settings.setAttributes( {
				[ name ]: choice.value,
			} as unknown as Partial< A > );
		}
	};
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			{ open ? (
				<ToggleGroupControl { ...common } isBlock onChange={ choose }>
					{ choices.map( ( { value, label: text, icon } ) =>
						icon ? (
							<ToggleGroupControlOptionIcon
								key={ String( value ) }
								value={ value as string }
								label={ text }
								icon={ icon }
							/>
						) : (
							<ToggleGroupControlOption
								key={ String( value ) }
								value={ value as string }
								label={ text }
							/>
						)
					) }
				</ToggleGroupControl>
			) : (
				<SelectControl
					{ ...common }
					options={ choices.map( ( { value, label: text } ) => ( {
						value: value as string,
						label: text,
					} ) ) }
					onChange={ choose }
				/>
			) }
		</Setting>
	);
}
