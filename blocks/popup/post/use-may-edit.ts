import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { TYPE } from './popups';

/** Whether this user may edit popups of the site; undefined until it is known. */
export const useMayEdit = (): boolean | undefined =>
	useSelect(
		( select ) =>
			(
				select( coreStore ) as unknown as {
					canUser: (
						action: string,
						what: object
					) => boolean | undefined;
				}
			 ).canUser( 'create', { kind: 'postType', name: TYPE } ),
		[]
	);
