import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import type {
	MosaicTile,
	SizeClass,
	StackSettings,
} from '../../../render/gallery/types';
import type { Schema } from '../../../render/schema/schema';
import type { Draft, LevelDraft, Rule } from './draft';
import { responsive } from './responsive';
import { flag, isNumber, valueOf } from './values';
import type { Imported, ImportedLevel, ImportedSettings } from '../types';

/** Levels that an option speaks of. */
export type LevelName = 'all' | 'first';

/** The rule of an option and of its twin for the first level, `galleryL1…` or `thumbnailL1…`. */
export type LevelRule = ( which: LevelName ) => Rule;

/** An option that is a text. */
export const text =
	( write: ( value: string, imported: Imported ) => void ): Rule =>
	( value, { imported } ) => {
		if ( typeof value !== 'string' ) {
			return false;
		}
		write( value, imported );
		return true;
	};

type Flags< T > = {
	[ Name in keyof T ]-?: Exclude< T[ Name ], undefined > extends boolean
		? Name
		: never;
}[ keyof T ];

/**
 * An option that is a setting of the same kind.
 *
 * @param name   Name of the setting.
 * @param schema Its schema.
 */
export const setting =
	( name: keyof ImportedSettings, schema: Schema ): Rule =>
	( value, { imported } ) =>
		put( imported.settings, name, valueOf( schema, value ) );

/**
 * An option that switches a setting.
 *
 * @param name Name of the setting.
 */
export const toggle =
	( name: Flags< ImportedSettings > ): Rule =>
	( value, { imported } ) =>
		put( imported.settings, name, flag( value ) );

/**
 * A list with '|' between its words.
 *
 * @param name Name of the setting.
 */
export const words =
	( name: 'whiteList' | 'blackList' | 'tagBlackList' | 'albumList' ): Rule =>
	( value, { imported } ) =>
		put( imported.settings, name, wordsOf( value ) );

/**
 * Writes a value, unless there is none.
 *
 * @param to    Settings.
 * @param name  Name of one of them.
 * @param value Its value; null = none.
 * @return Whether there is one.
 */
export function put< Settings extends object >(
	to: Settings,
	name: keyof Settings,
	value: unknown
): boolean {
	if ( value !== null ) {
		Object.assign( to, { [ name ]: value } );
	}
	return value !== null;
}

function wordsOf( value: unknown ): string[] | null {
	if ( value === null ) {
		return [];
	}
	const list = typeof value === 'string' ? value.split( '|' ) : value;
	return Array.isArray( list )
		? list
				.filter( ( word ) => typeof word === 'string' )
				.map( ( word: string ) => word.trim() )
				.filter( Boolean )
		: null;
}

/**
 * The same rule for an option and for its `L1` twin; null inherits.
 *
 * @param write Writes into a level.
 */
export const level =
	(
		write: (
			value: unknown,
			to: LevelDraft,
			draft: Draft,
			option: string
		) => boolean
	) =>
	( which: LevelName ): Rule =>
	( value, draft, option ) =>
		( which === 'first' && ( value === null || value === undefined ) ) ||
		write( value, draft[ which ], draft, option );

/**
 * An option that is a setting of a level.
 *
 * @param name   Name of the setting.
 * @param schema Its schema.
 */
export const levelSetting = ( name: keyof ImportedLevel, schema: Schema ) =>
	level( ( value, to ) => put( to.level, name, valueOf( schema, value ) ) );

const layoutSchema = metadata.attributes.layout.properties;

/**
 * An option that is a setting of a level's layout.
 *
 * @param name Name of the setting.
 */
export const layoutSetting = ( name: 'alignment' | 'crop' ) =>
	level( ( value, to ) => {
		const read = valueOf( layoutSchema[ name ], value );
		if ( read !== null ) {
			to.level.layout = { ...to.level.layout, [ name ]: read };
		}
		return read !== null;
	} );

export const length = (
	name: 'width' | 'height' | 'gutterWidth' | 'gutterHeight'
) =>
	level( ( value, to ) => {
		const isSide = name === 'width' || name === 'height';
		const lengths = responsive(
			isSide && ( value === 0 || value === '0' ) ? 'auto' : value
		);
		if ( lengths ) {
			to.lengths[ name ] = lengths;
		}
		return lengths !== null;
	} );

export const layoutNumber = (
	name:
		| 'borderHorizontal'
		| 'borderVertical'
		| 'baseGridHeight'
		| 'cropScaleFactor'
		| 'maxItemsPerLine'
) =>
	level( ( value, to ) => {
		const number = typeof value === 'string' ? Number( value ) : value;
		const isLength = isNumber( number ) && number >= 0;
		if ( isLength ) {
			to.level.layout = { ...to.level.layout, [ name ]: number };
		}
		return isLength;
	} );

export const stack = ( name: keyof StackSettings ) =>
	level( ( value, to ) => {
		const number = Number( value );
		const isGiven =
			value !== '' && typeof value !== 'boolean' && isNumber( number );
		if ( isGiven ) {
			to.level.stacks = { ...to.level.stacks, [ name ]: number };
		}
		return isGiven;
	} );

/** Of the original, which has no bound for them; what is beyond ours is brought within them. */
const MAX_CELL = 100;

const isCell = ( value: unknown ): boolean =>
	Number.isInteger( value ) &&
	( value as number ) >= 1 &&
	( value as number ) <= MAX_CELL;

export const mosaic = ( size: SizeClass | 'base' ) =>
	level( ( value, to ) => {
		if (
			value === null ||
			( Array.isArray( value ) && value.length === 0 )
		) {
			return true;
		}
		if (
			! Array.isArray( value ) ||
			value.length > layoutSchema.mosaic.maxItems
		) {
			return false;
		}
		const tiles = value.map( ( tile ): MosaicTile => {
			const { c, r, w, h } = Object( tile );
			return { c, r, w, h };
		} );
		const isPattern = tiles.every( ( tile ) =>
			Object.values( tile ).every( isCell )
		);
		if ( isPattern ) {
			to.mosaics[ size ] = tiles;
		}
		return isPattern;
	} );
