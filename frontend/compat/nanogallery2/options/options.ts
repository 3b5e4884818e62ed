/** Options of nanogallery2 2.4 and 3.0. Every one is honored or named in a note. */
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import { SIZE_CLASSES } from '../../../render/gallery/steps';
import { CALLBACK } from './callback-options';
import { leave, newDraft, say, sayOfBlock } from './draft';
import type { Rule } from './draft';
import { readEffects } from '../effects/effects';
import { GALLERY, GALLERY_LEVELS } from './gallery-options';
import { finishProvider, PROVIDER } from './provider-options';
import { finishLevel } from './level-layout';
import { setting, text, toggle, words } from './rules';
import { THUMBNAIL_LEVELS, THUMBNAILS } from './thumbnail-options';
import type { Imported } from '../types';
import { flag } from './values';
import { VIEWER } from './viewer-options';

/** Texts of a page that is there already stay; a block takes the site's language. */
const texts: Rule = ( value, draft, option ) => {
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

/** Where size classes begin is the same for all galleries. */
const BREAKPOINTS = Object.fromEntries(
	SIZE_CLASSES.slice( 1 ).flatMap( ( { name, min } ) =>
		[ 'breakpoint', 'thumbnail' ].map( ( group ) => [
			`${ group }Size${ name.toUpperCase() }`,
			leave( 'none', min, String( min ) ),
		] )
	)
);

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
	blackList: words( 'blackList' ),
	blockList: words( 'blackList' ),
	whiteList: words( 'whiteList' ),
	allowList: words( 'whiteList' ),
	tagBlackList: words( 'tagBlackList' ),
	tagBlockList: words( 'tagBlackList' ),
	albumList: words( 'albumList' ),
	albumList2: words( 'albumList' ),
	RTL: ( value, draft, option ) => {
		const on = flag( value );
		if ( on ) {
			// The direction is that of the page's language.
			say( draft, option, 'needless' );
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
	...BREAKPOINTS,

	// Navigation.
	breadcrumbAutoHideTopLevel: toggle( 'breadcrumbAutoHideTopLevel' ),
	displayBreadcrumb: toggle( 'breadcrumb' ),
	breadcrumbOnlyCurrentLevel: toggle( 'breadcrumbOnlyCurrentLevel' ),
	breadcrumbHideIcons: ( value, draft, option ) => {
		const on = flag( value );
		if ( on === false ) {
			draft.imported.runtime.crumbIcons = true;
			sayOfBlock( draft, option, 'none' );
		}
		return on !== null;
	},
	locationHash: toggle( 'locationHash' ),
	paginationSwipe: toggle( 'paginationSwipe' ),
	paginationVisiblePages: setting(
		'paginationVisiblePages',
		metadata.attributes.paginationVisiblePages
	),
	touchAnimation,
	touchAnimationL1: leave( 'none' ),
	touchAutoOpenDelay: setting(
		'touchAutoOpenDelay',
		metadata.attributes.touchAutoOpenDelay
	),
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
	i18n: texts,
};

for ( const [ name, rule ] of Object.entries( {
	...GALLERY_LEVELS,
	...THUMBNAIL_LEVELS,
} ) ) {
	RULES[ name ] = rule( 'all' );
	RULES[ name.replace( /^(gallery|thumbnail)/, '$&L1' ) ] = rule( 'first' );
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
