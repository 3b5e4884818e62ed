/** Options of the viewer. */
import { VIEWER_TOOLS } from '../../../render/gallery/tools';
import { say, sayOfBlock } from './draft';
import { addViewer, flag, leave, oneOf, viewer, wholeNumber } from './rules';
import type { Rule } from './rules';
import { toolList } from './tools';
import type { Imported } from '../types';

/** Ms. */
const SHORTEST_SLIDESHOW = 2000;

const viewerTheme: Rule = ( value, draft, option ) => {
	const choice = oneOf( value, [ 'dark', 'light', 'border' ] );
	if ( choice === 'dark' || choice === 'light' ) {
		addViewer( draft.imported.settings, { theme: choice } );
	} else if ( value && typeof value === 'object' ) {
		draft.imported.runtime.viewerTheme = value as Record< string, unknown >;
		sayOfBlock( draft, option, 'none' );
	} else if ( choice || value === 'none' || value === 'default' ) {
		addViewer( draft.imported.settings, { theme: 'dark' } );
		say( draft, option, 'near' );
	} else {
		say( draft, option, 'message', 'Error in viewerTheme parameter.' );
	}
	return true;
};

const slideshowDelay: Rule = ( value, draft, option ) => {
	const delay =
		typeof value === 'number' || typeof value === 'string'
			? Number( value )
			: NaN;
	if ( ! Number.isInteger( delay ) || delay < SHORTEST_SLIDESHOW ) {
		say(
			draft,
			option,
			'message',
			'Parameter "slideshowDelay" must be an integer >= 2000 ms.'
		);
	} else {
		addViewer( draft.imported.settings, { slideshowDelay: delay } );
	}
	return true;
};

const viewerTools: Rule = ( value, draft, option ) => {
	if ( value === undefined || typeof value !== 'object' ) {
		return false;
	}
	// Null takes them away; a viewer that nobody can close is no use.
	const made: Partial< Record< 'topLeft' | 'topRight', string > > = value
		? {}
		: { topLeft: '', topRight: 'closeButton' };
	for ( const [ name, names ] of Object.entries( value ?? {} ) ) {
		const tools = toolList( names, VIEWER_TOOLS );
		if ( ( name !== 'topLeft' && name !== 'topRight' ) || ! tools ) {
			say( draft, `${ option }.${ name }`, tools ? 'unknown' : 'value' );
			continue;
		}
		made[ name ] = tools.list;
		for ( const tool of tools.unknown ) {
			say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
		}
	}
	addViewer( draft.imported.settings, {
		tools: {
			topLeft: 'pageCounter,playPauseButton',
			topRight: 'rotateLeft,rotateRight,fullscreenButton,closeButton',
			...draft.imported.settings.viewer?.tools,
			...made,
		},
	} );
	return true;
};

const viewerToolbar: Rule = ( value, draft, option ) => {
	if ( value === null ) {
		return viewerToolbar( { display: false }, draft, option );
	}
	if ( ! value || typeof value !== 'object' ) {
		return false;
	}
	const made: NonNullable<
		NonNullable< Imported[ 'settings' ][ 'viewer' ] >[ 'toolbar' ]
	> = {};
	for ( const [ name, one ] of Object.entries( value ) ) {
		let fits = true;
		if ( name === 'display' || name === 'fullWidth' ) {
			const on = flag( one );
			fits = on !== null;
			made[ name ] = on ?? false;
		} else if ( name === 'position' ) {
			const choice = oneOf( one, [
				'bottomOverImage',
				'bottom',
				'topOverImage',
				'top',
			] );
			fits = choice !== null;
			made.position = choice ?? 'bottom';
		} else if ( name === 'align' ) {
			const choice = oneOf( one, [ 'left', 'center', 'right' ] );
			fits = choice !== null;
			made.align = choice ?? 'center';
		} else if ( name === 'autoMinimize' ) {
			const number = wholeNumber( one );
			fits = number !== null;
			made.autoMinimize = Math.max( 0, number ?? 0 );
		} else if ( name === 'standard' || name === 'minimized' ) {
			const tools = toolList( one, VIEWER_TOOLS );
			fits = tools !== null;
			made[ name ] = tools?.list ?? '';
			for ( const tool of tools?.unknown ?? [] ) {
				say( draft, `${ option }.${ name }: ${ tool }`, 'unknown' );
			}
		} else {
			say( draft, `${ option }.${ name }`, 'unknown' );
		}
		if ( ! fits ) {
			delete made[ name as keyof typeof made ];
			say( draft, `${ option }.${ name }`, 'value' );
		}
	}
	addViewer( draft.imported.settings, {
		toolbar: { ...draft.imported.settings.viewer?.toolbar, ...made },
	} );
	return true;
};

export const VIEWER: Record< string, Rule > = {
	viewerTheme,
	colorSchemeViewer: viewerTheme,
	slideshowDelay,
	slideshowAutoStart: viewer.flag( 'slideshowAutoStart' ),
	lightboxStandalone: leave( 'none', false ),
	viewer: leave( 'none', 'internal', '' ),
	viewerFullscreen: viewer.flag( 'fullscreen' ),
	imageTransition: viewer.choice( 'transition', [
		'swipe2',
		'swipe',
		'slideAppear',
		'none',
	] ),
	viewerTransitionMediaKind: leave( 'none', 'img' ),
	viewerZoom: viewer.flag( 'zoom' ),
	viewerImageDisplay: viewer.choice( 'imageDisplay', [
		'',
		'bestImageQuality',
		'upscale',
	] ),
	openOnStart: ( value, draft, option ) => {
		if ( value && typeof value === 'string' ) {
			draft.imported.runtime.openOnStart = value;
			sayOfBlock( draft, option, 'none' );
		}
		return typeof value === 'string';
	},
	viewerHideToolsDelay: viewer.number( 'hideToolsDelay', -1, 60000 ),
	viewerToolbar,
	viewerTools,
	viewerGallery: ( value, draft ) => {
		const choice = oneOf( value, [
			'none',
			'bottom',
			'bottomOverMedia',
		] as const );
		if ( choice ) {
			addViewer( draft.imported.settings, { strip: choice } );
		}
		return choice !== null;
	},
	viewerGalleryTWidth: viewer.number( 'stripWidth', 20, 400 ),
	viewerGalleryTHeight: viewer.number( 'stripHeight', 20, 400 ),
};
