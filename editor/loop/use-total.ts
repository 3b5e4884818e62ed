import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { countQuery, type LoopQuery } from './count-query';

interface TotalSelect {
	getEntityRecordsTotalItems: (
		kind: string,
		name: string,
		query: object
	) => number | null;
	getEntityRecords: ( kind: string, name: string, query: object ) => unknown;
}

/**
 * How many posts a loop has.
 *
 * @param query Of the Query Loop; undefined = nobody wants to know.
 * @return Null where it is not known, or not yet.
 */
export const useTotal = ( query: LoopQuery | undefined ): number | null =>
	useSelect(
		( select ) => {
			const count = query ? countQuery( query ) : null;
			if ( ! query || ! count ) {
				return null;
			}
			const { getEntityRecords, getEntityRecordsTotalItems } = select(
				coreStore
			) as unknown as TotalSelect;
			const asked = [
				'postType',
				query.postType ?? 'post',
				count,
			] as const;
			getEntityRecords( ...asked );
			const total = getEntityRecordsTotalItems( ...asked );
			return typeof total === 'number'
				? Math.max( 0, total - ( query.offset ?? 0 ) )
				: null;
		},
		[ query ]
	);
