import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from 'react';

/** A menu of Appearance → Menus. Twin: php/Rest/Menus/MenusController.php. */
export interface Menu {
	id: number;
	name: string;
	/** Whether Max Mega Menu shows it. */
	maxMega: boolean;
}

/** A menu as blocks. Twin: php/Compat/Menus/MenuImport.php. */
export interface ImportedMenu {
	/** Blocks as they are saved. */
	content: string;
	items: number;
	/** What has no counterpart. */
	notes: string[];
}

/**
 * What a route answers.
 *
 * @param path Its path; none = nothing is asked.
 * @return Undefined until it has; null where it refuses.
 */
function useAnswer< Answer >( path?: string ): Answer | null | undefined {
	const [ answer, setAnswer ] = useState< {
		path: string | undefined;
		data: Answer | null;
	} >();
	useEffect( () => {
		if ( ! path ) {
			return;
		}
		let isWanted = true;
		const keep = ( data: Answer | null ) =>
			isWanted && setAnswer( { path, data } );
		apiFetch< Answer >( { path } ).then( keep, () => keep( null ) );
		return () => {
			isWanted = false;
		};
	}, [ path ] );
	return answer?.path === path ? answer?.data : undefined;
}

/** The menus that may be imported; null where somebody may not. */
export const useMenus = (): Menu[] | null | undefined =>
	useAnswer< Menu[] >( '/vitrine/v1/menus' );

/**
 * A menu as blocks.
 *
 * @param id Its number; 0 = none yet.
 * @return Undefined until it is there; null where that failed.
 */
export const useImportedMenu = (
	id: number
): ImportedMenu | null | undefined =>
	useAnswer< ImportedMenu >( id ? `/vitrine/v1/menus/${ id }` : undefined );
