import { BaseControl, FormTokenField } from '@wordpress/components';
import { useRoles } from '../rules/use-site';

interface RolesControlProps {
	label: string;
	help?: string | undefined;
	value: string[];
	onChange: ( value: string[] ) => void;
}

/**
 * Roles of the site, by their names.
 *
 * @param props          What to show.
 * @param props.label    Name of the field.
 * @param props.help     What it does.
 * @param props.value    Slugs.
 * @param props.onChange Receives slugs.
 */
export function RolesControl( {
	label,
	help,
	value,
	onChange,
}: RolesControlProps ) {
	const roles = useRoles();
	const nameOf = ( slug: string ) => roles[ slug ] ?? slug;
	return (
		<BaseControl __nextHasNoMarginBottom help={ help }>
			<FormTokenField
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				__experimentalExpandOnFocus
				__experimentalValidateInput={ ( name ) =>
					Object.values( roles ).includes( name )
				}
				help=""
				label={ label }
				value={ value.map( nameOf ) }
				suggestions={ Object.values( roles ) }
				onChange={ ( tokens ) =>
					onChange(
						tokens.map( ( token ) => {
							const name =
								typeof token === 'string' ? token : token.value;
							return (
								Object.keys( roles ).find(
									( slug ) => roles[ slug ] === name
								) ?? name
							);
						} )
					)
				}
			/>
		</BaseControl>
	);
}
