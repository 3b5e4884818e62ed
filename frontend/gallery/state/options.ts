/** Options that may change while a page is open. Pure. */
import type { GalleryConfig } from '../../render/gallery/types';

type Fields = Record< string, unknown >;

/**
 * Finds an option such as `selectable`, `viewer.zoom`, `label.align` or `gutterWidth`.
 *
 * @param config What a gallery goes by.
 * @param name   Of the option.
 */
export function seek(
	config: GalleryConfig,
	name: string
): { owner: Fields; key: string } | null {
	const path = name.split( '.' );
	const key = path.pop() ?? '';
	for ( const start of [ config, config.level, config.level.layout ] ) {
		const owner = path.reduce< unknown >(
			( fields, step ) =>
				Object.hasOwn( Object( fields ), step )
					? ( fields as Fields )[ step ]
					: undefined,
			start
		);
		if ( owner && Object.hasOwn( Object( owner ), key ) ) {
			return { owner: owner as Fields, key };
		}
	}
	return null;
}

/**
 * Reads an option.
 *
 * @param config What a gallery goes by.
 * @param name   Of the option.
 * @return Undefined = there is no such option.
 */
export function getOption( config: GalleryConfig, name: string ): unknown {
	const found = seek( config, name );
	return found?.owner[ found.key ];
}
