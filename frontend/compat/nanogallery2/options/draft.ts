import type { LayoutSettings, SizeClass } from '../../../render/gallery/types';
import type { Responsive } from './responsive';
import type {
	Imported,
	ImportedLevel,
	ImportedSettings,
	LevelLooks,
	Reason,
} from '../types';

/** What the console and editors are told; of what is not needed, and of words, neither speaks. */
const MESSAGES: Partial< Record< Reason, string > > = {
	unknown: 'nanogallery2 has no such option.',
	value: 'This value cannot be used.',
	none: 'Vitrine has no equivalent.',
	unsafe: 'It is left out because it would let others inject code into the page.',
	callback: 'Functions cannot be imported. Use the gallery’s events instead.',
	near: 'The closest setting was chosen.',
	provider:
		'Administrators can connect accounts and servers under Settings → Vitrine.',
};

export type LengthName = 'width' | 'height' | 'gutterWidth' | 'gutterHeight';

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

/** Writes one option into the draft; false when the value is none that it takes. */
export type Rule = ( value: unknown, draft: Draft, option: string ) => boolean;

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
 * Names an option that is not wholly honored.
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
	message = MESSAGES[ reason ] ?? ''
): void {
	imported.notes.push( { option, reason, message } );
}

/**
 * Names what a page that is taken over has, and a block does not: only editors are told, by the reason.
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
	imported.notes.push( { option, reason, message: '', isOfBlock: true } );
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

/**
 * An option that is named unless it has the value it has anyway.
 *
 * @param reason Why it is not honored.
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
