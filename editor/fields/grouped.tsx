import { SelectControl } from '@wordpress/components';
import { Setting } from '../panels/setting';
import type { Attributes, Settings } from '../settings';
import { placeOf } from './path';
import type { PathTo } from './path';

/** Options under the heading of their group. */
export interface OptionGroup {
	label: string;
	options: { value: string; label: string }[];
}

interface GroupedFieldProps< A extends Attributes > {
	settings: Settings< A >;
	path: PathTo< A, string >;
	label: string;
	help?: string;
	groups: OptionGroup[];
	none: string;
}

/**
 * One of many words, under headings.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.groups   The words.
 * @param props.none     What `''` means.
 */
export function GroupedField< A extends Attributes >( {
	settings: block,
	path,
	label,
	help,
	groups,
	none,
}: GroupedFieldProps< A > ) {
	const { settings, name } = placeOf< A, string >( block, path );
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				value={ settings.attributes[ name ]! }
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
