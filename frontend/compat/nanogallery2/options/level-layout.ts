import type { LayoutSettings, SizeClass } from '../../../render/gallery/types';
import type { LengthName, LevelDraft } from './draft';
import { CLASSES } from './responsive';
import type { Length, Responsive } from './responsive';

const lengthFor = (
	{ base, sizes }: Responsive,
	size: SizeClass | 'base'
): Length => ( size === 'base' ? base : ( sizes[ size ] ?? base ) );

/**
 * Chooses the layout as the original does: justified when the width is auto, cascading when the height is, mosaic when there is a pattern, otherwise grid.
 *
 * @param draft A level.
 * @param size  Size class.
 */
function layoutFor(
	{ lengths, mosaics }: LevelDraft,
	size: SizeClass | 'base'
): Partial< LayoutSettings > {
	const layout: Partial< LayoutSettings > = {};
	for ( const [ name, value ] of Object.entries( lengths ) ) {
		const length = lengthFor( value, size );
		if ( typeof length === 'number' ) {
			layout[ name as LengthName ] = length;
		}
	}
	const auto = ( name: 'width' | 'height' ) =>
		lengths[ name ] !== undefined &&
		lengthFor( lengths[ name ], size ) === 'auto';
	const mosaic = mosaics[ size ] ?? mosaics.base;
	if ( auto( 'width' ) ) {
		layout.layout = 'justified';
	} else if ( auto( 'height' ) ) {
		layout.layout = 'cascading';
	} else if ( mosaic ) {
		layout.layout = 'mosaic';
		layout.mosaic = mosaic;
	} else {
		layout.layout = 'grid';
	}
	return layout;
}

/**
 * Writes the layout of a level and what differs from it in size classes.
 *
 * @param draft A level.
 */
export function finishLevel( draft: LevelDraft ): void {
	const { level, lengths, mosaics } = draft;
	if ( Object.keys( lengths ).length + Object.keys( mosaics ).length === 0 ) {
		return;
	}
	const base = layoutFor( draft, 'base' );
	level.layout = { ...level.layout, ...base };
	for ( const size of CLASSES ) {
		const different = Object.fromEntries(
			Object.entries( layoutFor( draft, size ) ).filter(
				( [ name, value ] ) =>
					JSON.stringify( value ) !==
					JSON.stringify( base[ name as keyof LayoutSettings ] )
			)
		);
		if ( Object.keys( different ).length > 0 ) {
			level.sizes = { ...level.sizes, [ size ]: different };
		}
	}
}
