import { Button, ComboboxControl } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useState } from 'react';
import type { EditedPopup } from './use-popup';

/** From php/Admin/PopupChecks.php: address of the preview on the front page. */
declare const vitrinePopupEditor: { preview: string } | undefined;

interface Entry {
	id: number;
	link: string;
	title: { rendered: string; raw?: string };
}

/** Shows the popup, as it is now, on any page of the site. */
export function Preview( { popup }: { popup: EditedPopup } ) {
	const [ search, setSearch ] = useState( '' );
	const [ page, setPage ] = useState( '' );
	const [ isBusy, setBusy ] = useState( false );
	const entries = useSelect(
		( select ) => {
			const core = select( coreStore ) as unknown as {
				getEntityRecords: (
					kind: string,
					name: string,
					query: object
				) => Entry[] | null;
			};
			const query = {
				per_page: 20,
				status: 'publish',
				...( search !== '' && { search } ),
			};
			return [ 'page', 'post' ].flatMap(
				( type ) =>
					core.getEntityRecords( 'postType', type, query ) ?? []
			);
		},
		[ search ]
	);
	const { autosave } = useDispatch( 'core/editor' ) as unknown as {
		autosave: () => Promise< void >;
	};
	if ( typeof vitrinePopupEditor === 'undefined' ) {
		return null;
	}
	const open = async () => {
		const url = new URL( page || vitrinePopupEditor.preview );
		new URL( vitrinePopupEditor.preview ).searchParams.forEach(
			( value, name ) => url.searchParams.set( name, value )
		);
		// Opened at the press: later, browsers would take it for an advertisement.
		const tab = window.open( '', `vitrine-popup-${ popup.post }` );
		setBusy( true );
		try {
			await autosave();
		} finally {
			setBusy( false );
			if ( tab ) {
				tab.location.href = url.href;
			}
		}
	};
	return (
		<div className="vitrine-popup-preview">
			<ComboboxControl
				label={ __( 'Preview on', 'vitrine' ) }
				value={ page }
				options={ entries.map( ( { link, title, id } ) => ( {
					value: link,
					label: title.raw || title.rendered || `${ id }`,
				} ) ) }
				placeholder={ __( 'Front page', 'vitrine' ) }
				onChange={ ( value ) => setPage( value ?? '' ) }
				onFilterValueChange={ setSearch }
				__next40pxDefaultSize
				__nextHasNoMarginBottom
			/>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void open() }
			>
				{ __( 'Preview', 'vitrine' ) }
			</Button>
		</div>
	);
}
