import { levelSettings } from '../../../render/gallery';
import type {
	LayoutSettings,
	LevelSettings,
	SizeClass,
} from '../../../render/gallery';
import { effectNames, looksAt } from '../effects/page-styles';
import { ROOT } from '../items/catalogue';
import type { Imported } from '../types';

/** Rows of the mode that stands for `galleryLastRowFull`: all that there are. */
const ALL_ROWS = 10_000;

/**
 * Settings of an album.
 *
 * @param imported What a page says.
 * @param album    Its id; '0' = the root, which may have settings of its own.
 */
export function levelOf(
	{ settings, runtime }: Imported,
	album: string
): LevelSettings {
	const isFirst = album === ROOT;
	const level = {
		...levelSettings( settings, isFirst ),
		hoverEffects: effectNames( looksAt( runtime, isFirst ) ),
	};
	const own = ( isFirst && settings.firstLevel ) || settings;
	// Patterns of the original may have tiles over others.
	const keep = (
		to: Partial< LayoutSettings >,
		from: Partial< LayoutSettings > | undefined
	) => {
		if ( to.mosaic && from?.mosaic ) {
			to.mosaic = from.mosaic;
		}
	};
	keep( level.layout, own.layout ?? settings.layout );
	for ( const [ name, to ] of Object.entries( level.sizes ) ) {
		const size = name as SizeClass;
		keep( to, own.sizes?.[ size ] ?? settings.sizes?.[ size ] );
	}
	if ( level.mode === 'fullContent' && level.layout.lastRow === 'hide' ) {
		// The last tile says how many are left out.
		return { ...level, mode: 'rows', maxRows: ALL_ROWS };
	}
	return level;
}

/**
 * Whether a level shows only some of an album until a visitor asks for more.
 *
 * @param level Settings.
 */
export function hasPages( { mode }: LevelSettings ): boolean {
	return mode === 'pagination' || mode === 'moreButton';
}

/**
 * Whether tiles stand where the shapes of pictures put them, at some width.
 *
 * @param level Settings.
 */
export function goesByShape( { layout, sizes }: LevelSettings ): boolean {
	return [ layout, ...Object.values( sizes ) ].some(
		( one ) => one.layout === 'justified' || one.layout === 'cascading'
	);
}

/**
 * Whether a label as wide as the picture stands beside it.
 *
 * @param level Settings.
 */
export function isBeside( {
	label: { display, position },
}: LevelSettings ): boolean {
	return display && ( position === 'right' || position === 'left' );
}
