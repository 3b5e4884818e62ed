import { ComboboxControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import { usePopupOptions } from './use-popup-options';

interface PopupControlProps {
	label: string;
	/** Post, or id of the dialog of a popup that stands in the page; 0 = none. */
	value: number | string;
	/** What 0 means, where it means something. */
	none?: string | undefined;
	/** Receives the popup and its name. */
	onChange: ( value: number | string, name: string ) => void;
}

/**
 * Chooses a popup: one of the site, one of this page, or a new one.
 *
 * @param props          What to show.
 * @param props.label    Name of the control.
 * @param props.value    The chosen one.
 * @param props.none     What it means that none is chosen.
 * @param props.onChange Receives another one.
 */
export function PopupControl( {
	label,
	value,
	none,
	onChange,
}: PopupControlProps ) {
	const [ failure, setFailure ] = useState( '' );
	const { options, current, canCreate, setSearch, popupOf } = usePopupOptions(
		value,
		none
	);

	async function choose( option: string | null | undefined ) {
		setFailure( '' );
		try {
			onChange( ...( await popupOf( option ) ) );
		} catch ( error ) {
			setFailure(
				( error as { message?: string } ).message ||
					__( 'The popup could not be created.', 'vitrine' )
			);
		}
	}

	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			className="vitrine-popup-link__popup"
			label={ label }
			help={ failure || helpOf( canCreate ) }
			value={ current }
			options={ options }
			allowReset={ false }
			onFilterValueChange={ setSearch }
			onChange={ ( option ) => void choose( option ) }
		/>
	);
}

const helpOf = ( canCreate: boolean | null ): string =>
	canCreate === false
		? __(
				'Only popups on this page are listed. You are not allowed to edit the site’s popups.',
				'vitrine'
			)
		: __( 'Search popups, or enter a title to create one.', 'vitrine' );
