import type { GalleryItem } from '../types';

/** Letters that could leave an attribute or a script, as JSON writes them. PHP: JSON_HEX_TAG, _AMP, _APOS, _QUOT. */
const ESCAPED: Record< string, string > = {
	'<': '\\u003C',
	'>': '\\u003E',
	'&': '\\u0026',
	"'": '\\u0027',
	'\\"': '\\u0022',
};

/**
 * What scripts learn of an item: members that say nothing are left out, and so is what the tile shows itself.
 *
 * Twin: php/Gallery/Render/ItemData.php.
 *
 * @param item Item.
 * @return JSON for `data-item`.
 */
export function itemData( { url, thumb, ...item }: GalleryItem ): string {
	const members = {
		...item,
		thumb: thumb.color ? { color: thumb.color } : null,
	};
	return JSON.stringify(
		Object.fromEntries(
			Object.entries( members ).filter(
				( [ , value ] ) =>
					value && ! ( Array.isArray( value ) && value.length === 0 )
			)
		)
	).replace( /\\\\|\\"|[<>&']/g, ( found ) => ESCAPED[ found ] ?? found );
}
