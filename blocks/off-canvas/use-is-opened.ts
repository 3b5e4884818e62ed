import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

interface Blocks {
	getClientIdsWithDescendants: () => string[];
	getBlockAttributes: ( id: string ) => object | null;
}

/** What a block stores, as text. WordPress makes a new object of whatever changes. */
const texts = new WeakMap< object, string >();

function textOf( attributes: object ): string {
	const text = texts.get( attributes ) ?? JSON.stringify( attributes );
	texts.set( attributes, text );
	return text;
}

/**
 * Whether some block in the canvas names a panel: a control of popups, or a link to its anchor.
 *
 * @param clientId The panel, whose own attributes do not count.
 * @param anchor   Its id, '' = it has none.
 */
export const useIsOpened = ( clientId: string, anchor: string ): boolean =>
	useSelect(
		( select ) => {
			const { getClientIdsWithDescendants, getBlockAttributes } = select(
				blockEditorStore
			) as unknown as Blocks;
			return (
				anchor !== '' &&
				getClientIdsWithDescendants().some( ( id ) => {
					const attributes = getBlockAttributes( id );
					const text =
						id !== clientId && attributes
							? textOf( attributes )
							: '';
					return (
						text.includes( `#${ anchor }` ) ||
						text.includes( `"popup":"${ anchor }"` )
					);
				} )
			);
		},
		[ clientId, anchor ]
	);
