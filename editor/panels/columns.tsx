import { RangeControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Settings } from '../settings';
import { Setting } from './setting';

/** Attributes of a block that counts columns for three sizes of screen. */
export interface ColumnAttributes {
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
}

interface ColumnSettingsProps< A extends ColumnAttributes > {
	settings: Settings< A >;
	/** Most columns on each kind of screen, as in block.json. */
	max: ColumnAttributes;
}

/**
 * Columns on desktops, tablets and phones.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.max      Most columns on each kind of screen.
 */
export function ColumnSettings< A extends ColumnAttributes >( {
	settings,
	max,
}: ColumnSettingsProps< A > ) {
	const screens = [
		{ name: 'columns', label: __( 'Columns', 'vitrine' ), help: '' },
		{
			name: 'columnsTablet',
			label: __( 'Columns on tablets', 'vitrine' ),
			help: __( 'From 481 to 800 pixels.', 'vitrine' ),
		},
		{
			name: 'columnsPhone',
			label: __( 'Columns on phones', 'vitrine' ),
			help: __( 'Up to 480 pixels.', 'vitrine' ),
		},
	] as const;
	return screens.map( ( { name, label, help } ) => (
		<Setting
			key={ name }
			label={ label }
			settings={ settings }
			names={ [ name ] }
		>
			<RangeControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ label }
				help={ help }
				min={ 1 }
				max={ max[ name ] }
				value={ settings.attributes[ name ] }
				onChange={ ( value ) =>
					settings.setAttributes( {
						[ name ]: value ?? settings.defaults[ name ],
					} as Partial< A > )
				}
			/>
		</Setting>
	) );
}
