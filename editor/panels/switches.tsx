import { ToggleControl } from '@wordpress/components';
import type { Attributes, Settings } from '../settings';
import { Setting } from './setting';

/** Names of the attributes that are switches. */
type SwitchName< A > = {
	[ Name in keyof A ]: A[ Name ] extends boolean ? Name : never;
}[ keyof A ];

/** Something that can be switched on and off. */
export interface Switch< A > {
	name: SwitchName< A >;
	label: string;
	help?: string | undefined;
}

interface SwitchSettingsProps< A extends Attributes > {
	settings: Settings< A >;
	switches: Switch< A >[];
}

/**
 * One switch for each of several attributes, such as the parts of a post.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.switches The attributes and their labels.
 */
export function SwitchSettings< A extends Attributes >( {
	settings,
	switches,
}: SwitchSettingsProps< A > ) {
	return switches.map( ( { name, label, help } ) => (
		<Setting
			key={ String( name ) }
			label={ label }
			settings={ settings }
			names={ [ name ] }
		>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				checked={ settings.attributes[ name ] as boolean }
				onChange={ ( value ) =>
					settings.setAttributes( {
						[ name ]: value,
					} as Partial< A > )
				}
			/>
		</Setting>
	) );
}
