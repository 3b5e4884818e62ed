import { TextControl } from '@wordpress/components';
import { KeywordsControl } from '../controls/keywords';
import type { Attributes, Settings } from '../settings';
import { Setting } from './setting';

type NameOf< A, Value > = {
	[ Name in keyof A ]: A[ Name ] extends Value ? Name : never;
}[ keyof A ];

interface KeywordsSettingProps< A extends Attributes > {
	settings: Settings< A >;
	name: NameOf< A, string[] >;
	label: string;
	help: string;
	maxItems?: number | undefined;
}

interface TextSettingProps< A extends Attributes > {
	settings: Settings< A >;
	name: NameOf< A, string >;
	label: string;
	help?: string | undefined;
	placeholder?: string | undefined;
}

/**
 * A list of words or phrases.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.name     The attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What the words do.
 * @param props.maxItems How many words it takes.
 */
export function KeywordsSetting< A extends Attributes >( {
	settings,
	name,
	label,
	help,
	maxItems,
}: KeywordsSettingProps< A > ) {
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<KeywordsControl
				label={ label }
				help={ help }
				maxItems={ maxItems }
				value={ settings.attributes[ name ] as string[] }
				onChange={ ( value ) =>
					settings.setAttributes( {
						[ name ]: value,
					} as unknown as Partial< A > )
				}
			/>
		</Setting>
	);
}

/**
 * A line of text.
 *
 * @param props             What to show.
 * @param props.settings    Settings of the block.
 * @param props.name        The attribute.
 * @param props.label       Name of the setting.
 * @param props.help        What it does.
 * @param props.placeholder What holds when nothing is written.
 */
export function TextSetting< A extends Attributes >( {
	settings,
	name,
	label,
	help,
	placeholder,
}: TextSettingProps< A > ) {
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				placeholder={ placeholder }
				value={ settings.attributes[ name ] as string }
				onChange={ ( value ) =>
					settings.setAttributes( {
						[ name ]: value,
					} as unknown as Partial< A > )
				}
			/>
		</Setting>
	);
}
