import type { LayoutSettings, SizeClass } from '../../../render/gallery/types';
import { CLASSES } from './responsive';
import type { Length, Responsive } from './responsive';
import type {
	Imported,
	ImportedLevel,
	ImportedSettings,
	LevelLooks,
	Note,
	Reason,
} from '../types';

const MESSAGES: Record< Exclude< Reason, 'message' >, string > = {
	unknown: 'nanogallery2 has no such option.',
	value: 'This value cannot be used.',
	none: 'Vitrine has nothing like it.',
	needless: 'It is not needed any more.',
	unsafe: 'It is left out because it would let others put code into the page.',
	callback: 'Functions cannot be taken over; use the events of the gallery.',
	near: 'The nearest setting was chosen.',
	words: 'Vitrine has its own words, in the language of the site.',
	provider:
		'An administrator connects accounts and servers under Settings → Vitrine.',
};

type LengthName = 'width' | 'height' | 'gutterWidth' | 'gutterHeight';

/** What a level of albums has been told, before the layout is chosen. */
export interface LevelDraft {
	level: ImportedLevel;
	lengths: Partial< Record< LengthName, Responsive > >;
	/** Size classes with a mosaic pattern; 'base' for all. */
	mosaics: Partial<
		Record< SizeClass | 'base', LayoutSettings[ 'mosaic' ] >
	>;
}

/** What is being made of the options. */
export interface Draft {
	imported: Imported;
	/** All levels, and the first one alone. */
	all: LevelDraft;
	first: LevelDraft;
}

export function newDraft(): Draft {
	const settings: ImportedSettings = {};
	return {
		imported: {
			settings,
			provider: null,
			runtime: {
				openOnStart: '',
				itemsBaseURL: '',
				titles: new Map(),
				callbacks: {},
				words: {},
				icons: {},
				crumbIcons: false,
				theme: 'dark',
				viewerTheme: null,
				navigationFontSize: '',
				listStyle: '',
				all: {
					effects: [],
					initials: [],
					titleFontSize: '',
					descriptionFontSize: '',
					hideIcons: true,
				},
				first: {},
			},
			taken: [],
			notes: [],
		},
		all: { level: settings, lengths: {}, mosaics: {} },
		first: { level: {}, lengths: {}, mosaics: {} },
	};
}

/**
 * Names an option that is not wholly honoured.
 *
 * @param draft   Where it is written down.
 * @param option  Its name, as the user wrote it.
 * @param reason  Why.
 * @param message Other words than the usual ones.
 */
export function say(
	{ imported }: Draft,
	option: string,
	reason: Reason,
	message?: string
): void {
	const note: Note = {
		option,
		reason,
		message: message ?? ( reason === 'message' ? '' : MESSAGES[ reason ] ),
	};
	imported.notes.push( note );
}

/**
 * Names what a page that is taken over has, and a block does not.
 *
 * @param draft  Where it is written down.
 * @param option Its name, as the user wrote it.
 * @param reason Why.
 */
export function sayOfBlock(
	{ imported }: Draft,
	option: string,
	reason: 'near' | 'none'
): void {
	imported.notes.push( {
		option,
		reason,
		isOfBlock: true,
		message: MESSAGES[ reason ],
	} );
}

/**
 * Looks of the level that a rule writes into.
 *
 * @param draft What is being made.
 * @param to    The level.
 */
export const looksOf = (
	{ imported: { runtime }, first }: Draft,
	to: LevelDraft
): Partial< LevelLooks > => ( to === first ? runtime.first : runtime.all );

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
