import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { useEffect } from 'react';
import { isOnPage } from '../../../frontend/render/popup/rules/where';
import type { ConditionRow } from '../../../frontend/render/popup/types';

interface Core {
	getEntityRecord: (
		kind: string,
		name: string,
		id: number
	) => Promise< { link?: string } | undefined >;
	getEntityRecords: (
		kind: string,
		name: string,
		query: object
	) => Promise< { link?: string }[] | null >;
}

/**
 * A page that a row of where is about.
 *
 * @param core The store, which fetches.
 * @param row  The row.
 */
async function addressOf(
	core: Core,
	{ name, sub_name: sub, sub_id: id }: ConditionRow
): Promise< string | undefined > {
	if ( name === 'archive' ) {
		return id && sub && ! /^(author|child_of|any_child_of)/.test( sub )
			? ( await core.getEntityRecord( 'taxonomy', sub, Number( id ) ) )
					?.link
			: undefined;
	}
	if ( name !== 'singular' || /^(in_|child|any_|by_|not_)/.test( sub ) ) {
		return undefined;
	}
	if ( id ) {
		return ( await core.getEntityRecord( 'postType', sub, Number( id ) ) )
			?.link;
	}
	return (
		await core.getEntityRecords( 'postType', sub || 'page', {
			per_page: 1,
			status: 'publish',
		} )
	)?.[ 0 ]?.link;
}

/**
 * Begins on a page that the popup is on, where its rows name one and the front page is none.
 *
 * @param rows   Its rows of where.
 * @param home   Address of the front page.
 * @param choose Gets the address.
 */
export function useFirstPage(
	rows: ConditionRow[],
	home: string,
	choose: ( url: string ) => void
): void {
	const { resolveSelect } = useRegistry();
	useEffect( () => {
		let isWanted = true;
		const find = async () => {
			// What is true of every front page.
			if ( isOnPage( rows, [ 'general', 'singular/front_page' ] ) ) {
				return;
			}
			for ( const row of rows ) {
				const url =
					row.type === 'include'
						? await addressOf(
								resolveSelect( coreStore ) as unknown as Core,
								row
							)
						: undefined;
				if ( url && isWanted ) {
					choose( url );
					return;
				}
			}
		};
		find().catch( () => undefined );
		return () => {
			isWanted = false;
		};
		// eslint-disable-next-line react-hooks/exhaustive-deps -- where it begins; afterwards somebody chooses.
	}, [ home ] );
}
