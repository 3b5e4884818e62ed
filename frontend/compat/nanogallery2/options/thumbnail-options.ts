/** Options of thumbnails. */
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import { CORNERS } from '../../../render/gallery/settings/tools';
import { TILE_TOOLS } from '../../../render/gallery/tools';
import type { StackSettings } from '../../../render/gallery/types';
import { leave, looksOf, say, sayOfBlock } from './draft';
import type { Rule } from './draft';
import { readEffects, readInitials } from '../effects/effects';
import { nearestEffects } from '../effects/hover';
import { label } from './label';
import {
	layoutNumber,
	layoutSetting,
	length,
	level,
	levelSetting,
	stack,
	text,
	toggle,
} from './rules';
import type { LevelRule } from './rules';
import { membersOf } from './members';
import { flag, oneOf } from './values';

/** `name_start_easing`; the start value and the easing are Vitrine's own. */
const displayTransition = level( ( value, to, draft, option ) => {
	const on = flag( value );
	if ( on !== null ) {
		to.level.displayTransition = on ? 'fadeIn' : 'none';
		return true;
	}
	const [ name, ...others ] =
		typeof value === 'string' ? value.split( '_' ) : [];
	if ( name?.toLowerCase() === 'custom' ) {
		// The page's own effect is called (callbacks/display-effect.ts), and nothing else moves.
		to.level.displayTransition = 'none';
		draft.imported.runtime.callbacks[ 'thumbnailDisplayTransition' ] = name;
		say( draft, option, 'callback' );
		return true;
	}
	const choice = oneOf( name, metadata.attributes.displayTransition.enum );
	if ( choice ) {
		to.level.displayTransition = choice;
		if ( others.length > 0 ) {
			say( draft, option, 'near' );
		}
	}
	return choice !== null;
} );

const schema = metadata.attributes.tools.properties;

const thumbnailTools =
	( kind: 'image' | 'album' ): Rule =>
	( value, draft, option ) => {
		if ( value === undefined || typeof value !== 'object' ) {
			return false;
		}
		// Null takes all of them away.
		const made = value
			? membersOf(
					value,
					schema.image.properties,
					TILE_TOOLS,
					draft,
					option
				)
			: Object.fromEntries( CORNERS.map( ( corner ) => [ corner, '' ] ) );
		if ( /shoppingcart/.test( Object.values( made ).join() ) ) {
			draft.imported.settings.cart = true;
		}
		const { settings } = draft.imported;
		settings.tools = {
			...settings.tools,
			[ kind ]: { ...settings.tools?.[ kind ], ...made },
		};
		return true;
	};

const hover = level( ( value, to, draft, option ) => {
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

const buildInit = level( ( value, to, draft, option ) => {
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

const capitalized = ( name: string ): string =>
	name.charAt( 0 ).toUpperCase() + name.slice( 1 );

const STACKS = Object.keys(
	metadata.attributes.stacks.properties
) as ( keyof StackSettings )[];

/** By level. */
export const THUMBNAIL_LEVELS: Record< string, LevelRule > = {
	thumbnailCrop: layoutSetting( 'crop' ),
	thumbnailWidth: length( 'width' ),
	thumbnailHeight: length( 'height' ),
	thumbnailBaseGridHeight: layoutNumber( 'baseGridHeight' ),
	thumbnailGutterWidth: length( 'gutterWidth' ),
	thumbnailGutterHeight: length( 'gutterHeight' ),
	thumbnailBorderVertical: layoutNumber( 'borderVertical' ),
	thumbnailBorderHorizontal: layoutNumber( 'borderHorizontal' ),
	thumbnailHoverEffect2: hover,
	thumbnailBuildInit2: buildInit,
	thumbnailLabel: label,
	...Object.fromEntries(
		STACKS.map( ( name ) => [
			`thumbnailStacks${ name === 'count' ? '' : capitalized( name ) }`,
			stack( name ),
		] )
	),
	thumbnailDisplayOrder: () => leave( 'none', '' ),
	thumbnailDisplayInterval: levelSetting(
		'displayInterval',
		metadata.attributes.displayInterval
	),
	thumbnailDisplayTransition: displayTransition,
	thumbnailDisplayTransitionEasing: () => leave( 'none', 'easeOutQuart' ),
	thumbnailDisplayTransitionDuration: levelSetting(
		'displayTransitionDuration',
		metadata.attributes.displayTransitionDuration
	),
};

export const THUMBNAILS: Record< string, Rule > = {
	thumbnailSelectable: toggle( 'selectable' ),
	thumbnailCropScaleFactor: layoutNumber( 'cropScaleFactor' )( 'all' ),
	maxItemsPerLine: layoutNumber( 'maxItemsPerLine' )( 'all' ),
	thumbnailLevelUp: toggle( 'backItem' ),
	thumbnailAlignment: layoutSetting( 'alignment' )( 'all' ),
	thumbnailFeaturedKeyword: text( ( value, { settings } ) => {
		settings.featuredKeyword = value;
	} ),
	thumbnailAlbumDisplayImage: toggle( 'displayImageOnAlbum' ),
	thumbnailDisplayOutsideScreen: leave( 'needless', true ),
	thumbnailWaitImageLoaded: leave( 'needless', true ),
	thumbnailSliderDelay: leave( 'none', 2000 ),
	thumbnailLabelHeight: leave( 'none', '' ),
	thumbnailToolbarImage: thumbnailTools( 'image' ),
	thumbnailToolbarAlbum: thumbnailTools( 'album' ),
	thumbnailOpenInLightox: toggle( 'openImage' ),
	thumbnailOpenInLightbox: toggle( 'openImage' ),
	thumbnailOpenImage: toggle( 'openImage' ),
	thumbnailOpenOriginal: toggle( 'openOriginal' ),
};
