/** Options of what an album shows and how it is divided. */
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import { leave, say, sayOfBlock } from './draft';
import type { Rule } from './draft';
import { CLASSES } from './responsive';
import { level, levelSetting, mosaic, setting, toggle } from './rules';
import type { LevelName, LevelRule } from './rules';
import { flag, oneOf } from './values';

/** Of the original. */
const SORTINGS = [ '', 'titleAsc', 'titleDesc', 'reversed', 'random' ] as const;
type Sorting = ( typeof SORTINGS )[ number ];

const lastRowFull = level( ( value, to ) => {
	const on = flag( value );
	if ( on ) {
		to.level.layout = { ...to.level.layout, lastRow: 'hide' };
	}
	return on !== null;
} );

/** The block has one value for all levels: what is said of the first alone is named. */
const alone =
	( rule: Rule, ...usual: unknown[] ) =>
	( which: LevelName ) =>
		which === 'all' ? rule : leave( 'none', ...usual );

/** Read while the original is at its first level, what it says of that holds for every album of a page's own list; read last (options.ts). */
const ofAll =
	( rule: Rule ) =>
	( which: LevelName ): Rule =>
	( value, draft, option ) =>
		which === 'all'
			? rule( value, draft, option )
			: ( draft.imported.provider ? leave( 'none' ) : rule )(
					value,
					draft,
					option
				) || value === null;

const filterTags: Rule = ( value, { imported: { settings } } ) => {
	const on = flag( value );
	const from = oneOf< 'title' | 'description' >( value, [
		'title',
		'description',
	] );
	if ( on === null && ! from ) {
		return false;
	}
	if ( on === false ) {
		settings.tagFilter = 'none';
		return true;
	}
	settings.tagFilter =
		settings.tagFilter === 'multiple' ? 'multiple' : 'single';
	settings.tagsFrom = from ?? 'tags';
	return true;
};

const sorting: Rule = ( value, draft, option ) => {
	const choice = oneOf< Sorting >( value, SORTINGS );
	if ( choice !== null ) {
		draft.imported.settings.sorting = choice;
	}
	if ( choice === 'reversed' ) {
		sayOfBlock( draft, option, 'near' );
	}
	return choice !== null;
};

const theme: Rule = ( value, draft, option ) => {
	const { runtime, settings } = draft.imported;
	if ( value && typeof value === 'object' ) {
		runtime.theme = value as Record< string, unknown >;
		sayOfBlock( draft, option, 'none' );
	} else if ( typeof value === 'string' ) {
		// As in the original, a name that it does not know is the dark one.
		runtime.theme = value === 'light' ? 'light' : 'dark';
		settings.theme = runtime.theme;
	} else {
		say( draft, option, 'message', 'Error in galleryTheme parameter.' );
	}
	return true;
};

/** `property_value`, with '|' between. */
const galleryInit: Rule = ( value, draft, option ) => {
	if ( typeof value === 'string' && value ) {
		draft.imported.runtime.listStyle = value;
		sayOfBlock( draft, option, 'none' );
	}
	return typeof value === 'string' || value === null;
};

/** By level. */
export const GALLERY_LEVELS: Record< string, LevelRule > = {
	galleryDisplayMode: levelSetting( 'mode', metadata.attributes.mode ),
	galleryMaxRows: levelSetting( 'maxRows', metadata.attributes.maxRows ),
	galleryLastRowFull: lastRowFull,
	galleryFilterTags: alone( filterTags ),
	galleryFilterTagsMode: alone( ( value, { imported: { settings } } ) => {
		const choice = oneOf< 'single' | 'multiple' >( value, [
			'single',
			'multiple',
		] );
		if ( choice && settings.tagFilter !== 'none' ) {
			settings.tagFilter = settings.tagFilter ? choice : 'none';
		}
		return choice !== null;
	} ),
	galleryMaxItems: ofAll(
		setting( 'maxItems', metadata.attributes.maxItems )
	),
	gallerySorting: ofAll( sorting ),
	galleryDisplayTransition: () => leave( 'none', 'none', '' ),
	galleryDisplayTransitionDuration: () => leave( 'needless', 1000 ),
	galleryMosaic: mosaic( 'base' ),
	...Object.fromEntries(
		CLASSES.map( ( size ) => [
			`galleryMosaic${ size.toUpperCase() }`,
			mosaic( size ),
		] )
	),
};

export const GALLERY: Record< string, Rule > = {
	galleryTheme: theme,
	colorScheme: theme,
	galleryDisplayMoreStep: setting( 'moreStep', metadata.attributes.moreStep ),
	galleryPaginationMode: setting(
		'paginationMode',
		metadata.attributes.paginationMode
	),
	galleryPaginationTopButtons: toggle( 'paginationTopButtons' ),
	galleryNavigationOverlayButtons: leave( 'none', false ),
	galleryLayoutEngine: leave( 'needless', 'default', '' ),
	galleryResizeAnimation: leave( 'none', false ),
	galleryRenderDelay: leave( 'needless', 10, 60 ),
	galleryBuildInit2: galleryInit,
};
