import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useMemo } from 'react';

/** A pattern of WordPress. */
export interface Pattern {
	name: string;
	title: string;
	description?: string;
	content: string;
}

/** What our patterns are called. Twin: php/Popup/PopupPatterns.php. */
const OURS = 'vitrine/popup-';

/** The popups that one can begin with; undefined while they are fetched. */
export function usePatterns(): Pattern[] | undefined {
	const patterns = useSelect( ( select ) => {
		const core = select( coreStore ) as unknown as {
			getBlockPatterns: () => Pattern[] | undefined;
			hasFinishedResolution: ( name: string, args: [] ) => boolean;
		};
		const found = core.getBlockPatterns();
		return core.hasFinishedResolution( 'getBlockPatterns', [] )
			? found
			: undefined;
	}, [] );
	return useMemo(
		() => patterns?.filter( ( { name } ) => name.startsWith( OURS ) ),
		[ patterns ]
	);
}
