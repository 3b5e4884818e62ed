import type { LabelSettings } from '../../../render/gallery/types';
import type { Draft, LevelDraft } from './draft';
import { looksOf, say, sayOfBlock } from './draft';
import { readEffects, readInitials } from '../effects/effects';
import { nearestEffects } from '../effects/hover';
import { responsive } from './responsive';
import type {
	Imported,
	ImportedLevel,
	ImportedSettings,
	ImportedViewer,
	Reason,
} from '../types';

/** Writes one option into the draft; false when the value is none that it takes. */
export type Rule = ( value: unknown, draft: Draft, option: string ) => boolean;

/** Levels that an option speaks of. */
export type LevelName = 'all' | 'first';

export function wholeNumber( value: unknown ): number | null {
	const number =
		typeof value === 'string' && value.trim() ? Number( value ) : value;
	return typeof number === 'number' && Number.isFinite( number )
		? Math.round( number )
		: null;
}

export function flag( value: unknown ): boolean | null {
	if ( typeof value === 'boolean' ) {
		return value;
	}
	if ( value === 'true' || value === 1 ) {
		return true;
	}
	return value === 'false' || value === 0 ? false : null;
}

const within = ( number: number, low: number, high: number ) =>
	Math.min( high, Math.max( low, number ) );

/**
 * The value of a list that is written so, whatever the case of its letters.
 *
 * @param value  Value of an option.
 * @param values What it may be.
 */
export function oneOf< T extends string >(
	value: unknown,
	values: readonly T[]
): T | null {
	return typeof value === 'string'
		? ( values.find(
				( one ) => one.toLowerCase() === value.trim().toLowerCase()
			) ?? null )
		: null;
}

/** The name of an option and of its twin for the first level, and the rule of both. */
export type LevelRule = [ string, string, ( which: LevelName ) => Rule ];

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

type Numbers< T > = {
	[ Name in keyof T ]-?: number extends Exclude< T[ Name ], undefined >
		? Name
		: never;
}[ keyof T ];

type Flags< T > = {
	[ Name in keyof T ]-?: Exclude< T[ Name ], undefined > extends boolean
		? Name
		: never;
}[ keyof T ];

export const setting = {
	number:
		(
			name: Numbers< ImportedSettings >,
			low: number,
			high: number
		): Rule =>
		( value, { imported } ) => {
			const number = wholeNumber( value );
			if ( number !== null ) {
				imported.settings[ name ] = within( number, low, high );
			}
			return number !== null;
		},
	flag:
		( name: Flags< ImportedSettings > ): Rule =>
		( value, { imported } ) => {
			const on = flag( value );
			if ( on !== null ) {
				imported.settings[ name ] = on;
			}
			return on !== null;
		},
	/** A list with '|' between its words. */
	words:
		(
			name: 'whiteList' | 'blackList' | 'tagBlackList' | 'albumList'
		): Rule =>
		( value, { imported } ) => {
			const words = wordsOf( value );
			if ( words ) {
				imported.settings[ name ] = words;
			}
			return words !== null;
		},
};

function wordsOf( value: unknown ): string[] | null {
	if ( value === null ) {
		return [];
	}
	const words = typeof value === 'string' ? value.split( '|' ) : value;
	return Array.isArray( words )
		? words
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

export const levelNumber = (
	name: Numbers< ImportedLevel >,
	low: number,
	high: number
) =>
	level( ( value, to ) => {
		const number = wholeNumber( value );
		if ( number !== null ) {
			to.level[ name ] = within( number, low, high );
		}
		return number !== null;
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
		if (
			typeof number !== 'number' ||
			! ( number >= 0 ) ||
			! Number.isFinite( number )
		) {
			return false;
		}
		to.level.layout = { ...to.level.layout, [ name ]: number };
		return true;
	} );

export const stack = (
	name:
		| 'count'
		| 'translateX'
		| 'translateY'
		| 'translateZ'
		| 'rotateX'
		| 'rotateY'
		| 'rotateZ'
		| 'scale'
) =>
	level( ( value, to ) => {
		const number = Number( value );
		if (
			value === '' ||
			typeof value === 'boolean' ||
			! Number.isFinite( number )
		) {
			return false;
		}
		to.level.stacks = { ...to.level.stacks, [ name ]: number };
		return true;
	} );

export const hover = level( ( value, to, draft, option ) => {
	const read = readEffects( value );
	if ( ! read ) {
		say(
			draft,
			option,
			'message',
			`incorrect parameter for "${ option }".`
		);
		return true;
	}
	looksOf( draft, to ).effects = read.effects;
	const nearest = nearestEffects( value );
	to.level.hoverEffects = nearest.effects;
	if ( read.unread.length > 0 ) {
		say( draft, option, 'none' );
	} else if ( ! nearest.exact ) {
		sayOfBlock( draft, option, 'near' );
	}
	return true;
} );

export const buildInit = level( ( value, to, draft, option ) => {
	const initials = readInitials( value );
	if ( ! initials ) {
		return false;
	}
	looksOf( draft, to ).initials = initials;
	if ( initials.length > 0 ) {
		sayOfBlock( draft, option, 'none' );
	} else if ( value ) {
		say( draft, option, 'none' );
	}
	return true;
} );

const isCell = ( value: unknown ): value is number =>
	typeof value === 'number' &&
	Number.isInteger( value ) &&
	value >= 1 &&
	value <= 100;

export const mosaic = ( size: 'base' | 'xs' | 'sm' | 'me' | 'la' | 'xl' ) =>
	level( ( value, to ) => {
		if (
			value === null ||
			( Array.isArray( value ) && value.length === 0 )
		) {
			return true;
		}
		if ( ! Array.isArray( value ) || value.length > 100 ) {
			return false;
		}
		const tiles = value.map( ( tile ) => {
			const { c, r, w, h } = ( tile ?? {} ) as Record< string, unknown >;
			return isCell( c ) && isCell( r ) && isCell( w ) && isCell( h )
				? { c, r, w, h }
				: null;
		} );
		if ( ! tiles.every( ( tile ) => tile !== null ) ) {
			return false;
		}
		to.mosaics[ size ] = tiles;
		return true;
	} );

export const viewer = {
	flag:
		( name: 'zoom' | 'slideshowAutoStart' | 'fullscreen' ): Rule =>
		( value, { imported } ) => {
			const on = flag( value );
			if ( on !== null ) {
				addViewer( imported.settings, { [ name ]: on } );
			}
			return on !== null;
		},
	number:
		(
			name: 'hideToolsDelay' | 'stripWidth' | 'stripHeight',
			low: number,
			high: number
		): Rule =>
		( value, { imported } ) => {
			const number = wholeNumber( value );
			if ( number !== null ) {
				addViewer( imported.settings, {
					[ name ]: within( number, low, high ),
				} );
			}
			return number !== null;
		},
	choice:
		< T extends string >(
			name: 'transition' | 'imageDisplay' | 'strip',
			values: readonly T[]
		): Rule =>
		( value, { imported } ) => {
			const choice = oneOf( value, values );
			if ( choice !== null ) {
				addViewer( imported.settings, { [ name ]: choice } );
			}
			return choice !== null;
		},
};

export function addViewer(
	settings: ImportedSettings,
	changes: ImportedViewer
): void {
	settings.viewer = { ...settings.viewer, ...changes };
}

/**
 * An option that is named unless it has the value it has anyway.
 *
 * @param reason Why it is not honoured.
 * @param usual  Values that need no word.
 */
export const leave =
	( reason: Reason, ...usual: unknown[] ): Rule =>
	( value, draft, option ) => {
		if (
			! usual.includes( value ) &&
			value !== null &&
			value !== undefined
		) {
			say( draft, option, reason );
		}
		return true;
	};

const POSITIONS: Record< string, LabelSettings[ 'position' ] > = {
	overimageonbottom: 'overImageOnBottom',
	overimageonmiddle: 'overImageOnMiddle',
	overimageontop: 'overImageOnTop',
	onbottom: 'onBottom',
	right: 'right',
	left: 'left',
};

const LABEL_NAMES = [
	'position',
	'align',
	'valign',
	'display',
	'displayDescription',
	'titleMaxLength',
	'titleMultiLine',
	'descriptionMaxLength',
	'descriptionMultiLine',
	'hideIcons',
	'title',
	'titleFontSize',
	'descriptionFontSize',
];

/** `thumbnailLabel`: position 'overImage' takes its place from `valign`. */
export const label = level( ( value, to, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return false;
	}
	const from = value as Record< string, unknown >;
	const made: Partial< LabelSettings > = {};
	const refuse = ( name: string, reason: Reason ) =>
		say( draft, `${ option }.${ name }`, reason );
	for ( const name of Object.keys( from ) ) {
		if ( ! LABEL_NAMES.includes( name ) ) {
			refuse( name, 'unknown' );
		}
	}
	if ( 'position' in from || 'valign' in from ) {
		const position = String(
			from[ 'position' ] ?? 'overImage'
		).toLowerCase();
		const vertical = {
			top: 'overImageOnTop',
			middle: 'overImageOnMiddle',
		} as const;
		const known =
			position === 'overimage'
				? ( vertical[ from[ 'valign' ] as keyof typeof vertical ] ??
					'overImageOnBottom' )
				: POSITIONS[ position ];
		if ( known ) {
			made.position = known;
		} else {
			refuse( 'position', position === 'custom' ? 'none' : 'value' );
		}
	}
	if ( 'align' in from ) {
		const align = {
			left: 'start',
			center: 'center',
			right: 'end',
		} as const;
		const known = align[ from[ 'align' ] as keyof typeof align ];
		if ( known ) {
			made.align = known;
		} else {
			refuse( 'align', 'value' );
		}
	}
	for ( const name of [
		'display',
		'displayDescription',
		'titleMultiLine',
		'descriptionMultiLine',
	] as const ) {
		if ( name in from ) {
			const on = flag( from[ name ] );
			if ( on === null ) {
				refuse( name, 'value' );
			} else {
				made[ name ] = on;
			}
		}
	}
	for ( const name of [
		'titleMaxLength',
		'descriptionMaxLength',
	] as const ) {
		if ( name in from ) {
			const number = wholeNumber( from[ name ] );
			if ( number === null ) {
				refuse( name, 'value' );
			} else {
				made[ name ] = Math.max( 0, number );
			}
		}
	}
	const title = from[ 'title' ];
	if ( title ) {
		if ( typeof title === 'string' && /^%filename/i.test( title ) ) {
			draft.imported.settings.titleFrom = 'filename';
		} else {
			refuse( 'title', 'none' );
		}
	}
	const looks = looksOf( draft, to );
	if ( flag( from[ 'hideIcons' ] ) === false ) {
		looks.hideIcons = false;
		sayOfBlock( draft, `${ option }.hideIcons`, 'none' );
	}
	for ( const name of [ 'titleFontSize', 'descriptionFontSize' ] as const ) {
		const size = from[ name ];
		if ( size ) {
			looks[ name ] = String( size );
			sayOfBlock( draft, `${ option }.${ name }`, 'none' );
		}
	}
	to.level.label = { ...to.level.label, ...made };
	return true;
} );
