import type { GuardedBlock } from './checks/guarded-block';

/** The block that holds the second content of a popup. */
export const VARIANT = 'vitrine/popup-variant';

/**
 * What is in a popup, of each of its variants. Twin: php/Popup/Display/PopupVariant.php.
 *
 * @param popup The block `vitrine/popup`.
 * @return Variant A, and B; null = there is none, or nothing is in it.
 */
export function contentsOf< Block extends GuardedBlock >( popup: {
	innerBlocks: readonly Block[];
} ): [ a: Block[], b: readonly Block[] | null ] {
	const isVariant = ( { name }: Block ) => name === VARIANT;
	const inside = ( popup.innerBlocks.find( isVariant )?.innerBlocks ??
		[] ) as readonly Block[];
	return [
		popup.innerBlocks.filter( ( block ) => ! isVariant( block ) ),
		inside.length > 0 ? inside : null,
	];
}
