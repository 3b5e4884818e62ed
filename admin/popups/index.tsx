/**
 * The list of popups: its button "Import" beside "Add popup", and the dialog behind it.
 */
import { __ } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { ImportDialog } from './import-dialog';
import type { ImportOptions } from './types';
import './list.scss';

declare const vitrinePopupList: ImportOptions | undefined;

/** Opens when one of the buttons is pressed; the focus goes back to it by itself. */
function Import( {
	buttons,
	given,
}: {
	buttons: Element[];
	given: ImportOptions;
} ) {
	const [ isOpen, setOpen ] = useState( false );
	useEffect( () => {
		const open = () => setOpen( true );
		buttons.forEach( ( button ) =>
			button.addEventListener( 'click', open )
		);
		return () =>
			buttons.forEach( ( button ) =>
				button.removeEventListener( 'click', open )
			);
	}, [ buttons ] );
	return isOpen ? (
		<ImportDialog { ...given } onClose={ () => setOpen( false ) } />
	) : null;
}

const add = document.querySelector( '.wrap .page-title-action' );

if ( add && typeof vitrinePopupList !== 'undefined' ) {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'page-title-action';
	button.textContent = __( 'Import', 'vitrine' );
	add.after( button );
	const place = document.createElement( 'div' );
	document.body.append( place );
	const others = [
		...document.querySelectorAll< HTMLElement >( '.vitrine-popups-import' ),
	];
	others.forEach( ( other ) => ( other.hidden = false ) );
	createRoot( place ).render(
		<Import buttons={ [ button, ...others ] } given={ vitrinePopupList } />
	);
}
