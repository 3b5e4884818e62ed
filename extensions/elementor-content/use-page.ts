import apiFetch from '@wordpress/api-fetch';
import { parse } from '@wordpress/blocks';
import { useEffect, useState } from 'react';

/** What a post has from Elementor. Twin: php/Compat/Elementor/ElementorPage.php. */
export interface ElementorPage {
	blocks: object[];
	/** What has no counterpart, in words. */
	left: string[];
}

/**
 * Asks for the content of a post as blocks.
 *
 * @param post Its id.
 * @return Undefined = it is on its way, null = it could not be had.
 */
export function usePage( post: number ): ElementorPage | null | undefined {
	const [ page, setPage ] = useState< ElementorPage | null >();
	useEffect( () => {
		let isWanted = true;
		apiFetch< { content: string; left: string[] } >( {
			path: `/vitrine/v1/elementor/${ post }`,
		} ).then(
			( { content, left } ) =>
				isWanted && setPage( { blocks: parse( content ), left } ),
			() => isWanted && setPage( null )
		);
		return () => {
			isWanted = false;
		};
	}, [ post ] );
	return page;
}
