import { SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ControlProps } from '../settings';
import { sourceLabel } from '../sources';
import type { Source } from '../sources';

interface SourceControlProps extends ControlProps< number > {
	sources: Source[];
	label?: string;
	help?: string;
	/** Whether none cannot be chosen. */
	required?: boolean;
}

/**
 * Chooses one of the connected accounts.
 *
 * @param props          What to show.
 * @param props.sources  The accounts.
 * @param props.label    Name of the control.
 * @param props.help     What it does.
 * @param props.required Whether none cannot be chosen.
 * @param props.value    Id of the chosen one; 0 for none.
 * @param props.onChange Receives the id.
 */
export function SourceControl( {
	sources,
	label = __( 'Source', 'vitrine' ),
	help,
	required = false,
	value,
	onChange,
}: SourceControlProps ) {
	const known = value === 0 || sources.some( ( { id } ) => id === value );
	return (
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ label }
			help={ help }
			value={ String( value ) }
			options={ [
				...( required
					? []
					: [
							{
								value: '0',
								label: __( 'Choose a source', 'vitrine' ),
							},
						] ),
				// A source that was removed stays visible as what it is until another is chosen.
				...( known
					? []
					: [
							{
								value: String( value ),
								label: __( 'Deleted source', 'vitrine' ),
							},
						] ),
				...sources.map( ( source ) => ( {
					value: String( source.id ),
					label: sourceLabel( source ),
				} ) ),
			] }
			onChange={ ( id ) => onChange( Number( id ) ) }
		/>
	);
}
