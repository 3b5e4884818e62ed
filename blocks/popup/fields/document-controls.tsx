import {
	ToggleControl,
	__experimentalUnitControl as UnitControl,
} from '@wordpress/components';
import {
	boundsOf,
	defaultField,
	Fields,
	placeOf,
	Setting,
} from '@vitrine/editor';
import type { FieldsOf, FieldTexts, PathTo } from '@vitrine/editor';
import type { Schema } from '../../../frontend/render/schema';
import type { Length } from '../../../frontend/render/popup/types';
import type { PopupAttributes, PopupSettings } from '../popup-attributes';
import { AmountControl } from './amount';
import { LENGTH, lengthIn } from './length';

interface Common< Value > {
	settings: PopupSettings;
	path: PathTo< PopupAttributes, Value >;
	label: string;
	help?: string | undefined;
}

/**
 * Something that is `'yes'` or `''`.
 *
 * @param props           What to show.
 * @param props.settings  Settings of the block.
 * @param props.path      Path of the attribute.
 * @param props.label     Name of the setting.
 * @param props.help      What it does.
 * @param props.isInverse Whether the label says the opposite of the setting.
 */
export function YesSetting( {
	settings: block,
	path,
	label,
	help,
	isInverse = false,
}: Common< string > & { isInverse?: boolean } ) {
	const { settings, name } = placeOf< PopupAttributes, string >(
		block,
		path
	);
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
 * A number within its bounds.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 * @param props.unit     Unit.
 */
function AmountSetting( {
	settings: block,
	path,
	label,
	help,
	unit = '',
}: Common< number > & { unit?: string } ) {
	const { settings, name, schema } = placeOf< PopupAttributes, number >(
		block,
		path
	);
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<AmountControl
				label={ label }
				help={ help }
				unit={ unit }
				{ ...boundsOf( schema ) }
				value={ settings.attributes[ name ]! }
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
 * @param props.settings Settings of the block.
 * @param props.path     Path of the attribute.
 * @param props.label    Name of the setting.
 * @param props.help     What it does.
 */
function LengthSetting( {
	settings: block,
	path,
	label,
	help,
}: Common< Partial< Length > > ) {
	const { settings, name } = placeOf< PopupAttributes, Length >(
		block,
		path
	);
	// What is stored may be one of the two.
	const { size, unit } = {
		...settings.defaults[ name ]!,
		...settings.attributes[ name ],
	};
	return (
		<Setting label={ label } settings={ settings } names={ [ name ] }>
			<UnitControl
				__next40pxDefaultSize
				label={ label }
				help={ help }
				min={ LENGTH.size.minimum }
				max={ LENGTH.size.maximum }
				units={ LENGTH.unit.enum.map( ( value ) => ( {
					value,
					label: value,
				} ) ) }
				value={ `${ size }${ unit }` }
				onChange={ ( written ) => {
					const length = lengthIn( written ?? '', unit );
					settings.setAttributes( {
						[ name ]: length ?? settings.defaults[ name ]!,
					} );
				} }
			/>
		</Setting>
	);
}

/** Fields by path: what is `'yes'`, a number or a length has a control of popups. */
type PopupFieldsOf = {
	[ Path in PathTo< PopupAttributes, string > ]?: FieldTexts< {
		choices?: Record< string, string >;
		open?: boolean;
		isInverse?: boolean;
	} >;
} & {
	[ Path in PathTo< PopupAttributes, number > ]?: FieldTexts< {
		unit?: string;
	} >;
} & { [ Path in PathTo< PopupAttributes, Partial< Length > > ]?: FieldTexts };

/**
 * Several settings of a panel.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.fields   Labels by path.
 */
export const PopupFields = ( {
	settings,
	fields,
}: {
	settings: PopupSettings;
	fields: PopupFieldsOf;
} ) => (
	<Fields
		settings={ settings }
		fields={ fields as FieldsOf< PopupAttributes > }
		fieldFor={ fieldFor }
	/>
);

function fieldFor( schema: Schema ): ReturnType< typeof defaultField > {
	switch ( schema.type ) {
		case 'object':
			return LengthSetting;
		case 'integer':
		case 'number':
			return AmountSetting;
		default:
			return schema.enum?.join() === ',yes'
				? YesSetting
				: defaultField( schema );
	}
}
