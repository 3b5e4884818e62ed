/** Options of nanogallery2 2.4 and 3.0. Every one is honoured or named in a note. */
import { CALLBACK } from './callback-options';
import { finishLevel, newDraft, say, sayOfBlock } from './draft';
import { readEffects } from '../effects/effects';
import { GALLERY, GALLERY_LEVELS } from './gallery-options';
import { finishProvider, PROVIDER } from './provider-options';
import { flag, leave, setting, text } from './rules';
import type { Rule } from './rules';
import { THUMBNAIL_LEVELS, THUMBNAILS } from './thumbnail-options';
import type { Imported } from '../types';
import { VIEWER } from './viewer-options';

/** Texts of a page that is there already stay; a block takes the site's language. */
const words: Rule = ( value, draft, option ) => {
	if ( ! value || typeof value !== 'object' ) {
		return value === null;
	}
	for ( const [ name, word ] of Object.entries( value ) ) {
		if ( typeof word === 'string' && word ) {
			draft.imported.runtime.words[ name ] = word;
		}
	}
	if ( Object.keys( draft.imported.runtime.words ).length > 0 ) {
		say( draft, option, 'words' );
	}
	return true;
};

/** A list of `{ title, replace }`; the first one of a title counts. */
const titles: Rule = ( value, { imported } ) => {
	const isList = Array.isArray( value );
	for ( const entry of isList ? value.toReversed() : [] ) {
		const { title, replace } = Object( entry );
		if ( typeof title === 'string' && typeof replace === 'string' ) {
			imported.runtime.titles.set( title, replace );
		}
	}
	return value === null || isList;
};

const breakpoint = ( usual: number ) => leave( 'none', usual, String( usual ) );

const touchAnimation: Rule = ( value, { imported } ) => {
	const on = flag( value );
	if ( on !== null ) {
		// Without the first tap's effect, a tap opens at once.
		imported.settings.touchAutoOpenDelay = on
			? Math.max( 0, imported.settings.touchAutoOpenDelay ?? 0 )
			: -1;
	}
	return on !== null;
};

const RULES: Record< string, Rule > = {
	...PROVIDER,
	...GALLERY,
	...VIEWER,
	...THUMBNAILS,
	...CALLBACK,

	// General.
	blackList: setting.words( 'blackList' ),
	blockList: setting.words( 'blackList' ),
	whiteList: setting.words( 'whiteList' ),
	allowList: setting.words( 'whiteList' ),
	tagBlackList: setting.words( 'tagBlackList' ),
	tagBlockList: setting.words( 'tagBlackList' ),
	albumList: setting.words( 'albumList' ),
	albumList2: setting.words( 'albumList' ),
	RTL: ( value, draft, option ) => {
		const on = flag( value );
		if ( on ) {
			say(
				draft,
				option,
				'needless',
				'The direction is that of the page’s language.'
			);
		}
		return on !== null;
	},
	theme: leave( 'none', 'nGY2', '' ),
	/** Items are read by items.ts. */
	items: ( value ) => value === null || Array.isArray( value ),
	itemsBaseURL: text( ( value, { runtime } ) => {
		runtime.itemsBaseURL = value;
	} ),
	allowHTMLinData: leave( 'unsafe', false ),
	debugMode: leave( 'needless', false ),
	titleTranslationMap: titles,
	portable: leave( 'needless', false ),
	dataCharset: leave( 'needless', 'Latin', '' ),
	eventsDebounceDelay: leave( 'needless', 10, 30 ),
	breakpointSizeSM: breakpoint( 480 ),
	breakpointSizeME: breakpoint( 992 ),
	breakpointSizeLA: breakpoint( 1200 ),
	breakpointSizeXL: breakpoint( 1800 ),
	thumbnailSizeSM: breakpoint( 480 ),
	thumbnailSizeME: breakpoint( 992 ),
	thumbnailSizeLA: breakpoint( 1200 ),
	thumbnailSizeXL: breakpoint( 1800 ),

	// Navigation.
	breadcrumbAutoHideTopLevel: setting.flag( 'breadcrumbAutoHideTopLevel' ),
	displayBreadcrumb: setting.flag( 'breadcrumb' ),
	breadcrumbOnlyCurrentLevel: setting.flag( 'breadcrumbOnlyCurrentLevel' ),
	breadcrumbHideIcons: ( value, draft, option ) => {
		const on = flag( value );
		if ( on === false ) {
			draft.imported.runtime.crumbIcons = true;
			sayOfBlock( draft, option, 'none' );
		}
		return on !== null;
	},
	locationHash: setting.flag( 'locationHash' ),
	paginationSwipe: setting.flag( 'paginationSwipe' ),
	paginationVisiblePages: setting.number( 'paginationVisiblePages', 1, 30 ),
	touchAnimation,
	touchAnimationL1: leave( 'none' ),
	touchAutoOpenDelay: setting.number( 'touchAutoOpenDelay', -1, 10000 ),
	navigationFontSize: ( value, draft, option ) => {
		const isSize = typeof value === 'string' || typeof value === 'number';
		if ( isSize && value ) {
			draft.imported.runtime.navigationFontSize = String( value );
			sayOfBlock( draft, option, 'none' );
		}
		return isSize || value === null;
	},

	icons: ( value, draft, option ) => {
		if ( ! value || typeof value !== 'object' ) {
			return value === null;
		}
		for ( const [ name, html ] of Object.entries( value ) ) {
			if ( typeof html === 'string' ) {
				draft.imported.runtime.icons[ name ] = html;
			}
		}
		sayOfBlock( draft, option, 'none' );
		return true;
	},
	i18n: words,
};

for ( const [ all, first, rule ] of [
	...GALLERY_LEVELS,
	...THUMBNAIL_LEVELS,
] ) {
	RULES[ all ] = rule( 'all' );
	RULES[ first ] = rule( 'first' );
}

/** Names of all options that are known. */
export const OPTION_NAMES: readonly string[] = Object.keys( RULES );

/** Some options speak of others, which are read before them. */
const LATE = [
	'galleryFilterTagsMode',
	'galleryL1MaxItems',
	'galleryL1Sorting',
	'touchAnimation',
];

/**
 * Turns options of nanogallery2 into settings of the block.
 *
 * @param options What a page hands to nanogallery2.
 */
export function importOptions( options: Record< string, unknown > ): Imported {
	const draft = newDraft();
	const { imported, all, first } = draft;
	// Ours differs; the original's own holds when nothing is said.
	imported.settings.breadcrumbOnlyCurrentLevel = true;
	imported.settings.touchAutoOpenDelay = -1;
	imported.runtime.all.effects = readEffects( 'toolsAppear' )?.effects ?? [];
	const names = Object.keys( options );
	for ( const name of [
		...names.filter( ( one ) => ! LATE.includes( one ) ),
		...names.filter( ( one ) => LATE.includes( one ) ),
	] ) {
		const rule = Object.hasOwn( RULES, name ) ? RULES[ name ] : undefined;
		if ( ! rule ) {
			say( draft, name, 'unknown' );
			continue;
		}
		const before = imported.notes.length;
		if ( ! rule( options[ name ], draft, name ) ) {
			say( draft, name, 'value' );
		}
		if ( imported.notes.length === before ) {
			imported.taken.push( name );
		}
	}
	finishLevel( all );
	if ( Object.keys( { ...first.lengths, ...first.mosaics } ).length > 0 ) {
		// What the first level does not say is that of all.
		first.lengths = { ...all.lengths, ...first.lengths };
		first.mosaics = { ...all.mosaics, ...first.mosaics };
		finishLevel( first );
	}
	if ( Object.keys( first.level ).length > 0 ) {
		imported.settings.firstLevel = first.level;
	}
	finishProvider( imported );
	return imported;
}
