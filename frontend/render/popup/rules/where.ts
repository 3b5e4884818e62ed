import type { ConditionRow } from '../types';

/**
 * Key of a row of where. Twin: PopupIndex in php/Popup.
 *
 * @param row The row.
 */
export const keyOf = ( { name, sub_name: sub, sub_id: id }: ConditionRow ) =>
	[ name, sub, id ].filter( ( part ) => part ).join( '/' );

/**
 * Whether a popup is on a page: any exclude removes it, else one include suffices.
 *
 * @param rows Its rows of where.
 * @param keys What is true of the page (php/Popup/Display/PageKeys.php).
 */
export function isOnPage(
	rows: readonly ConditionRow[],
	keys: readonly string[]
): boolean {
	const matching = rows.filter( ( row ) => keys.includes( keyOf( row ) ) );
	return (
		matching.some( ( { type } ) => type === 'include' ) &&
		! matching.some( ( { type } ) => type === 'exclude' )
	);
}
