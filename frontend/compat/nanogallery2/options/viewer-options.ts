/** Options of the viewer. */
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };
import { readValue } from '../../../render/schema/visitors';
import { VIEWER_TOOLS } from '../../../render/gallery/tools';
import { leave, say, sayOfBlock } from './draft';
import type { Rule } from './draft';
import { membersOf } from './members';
import { oneOf, valueOf } from './values';
import type { ImportedSettings, ImportedViewer } from '../types';

const schema = metadata.attributes.viewer.properties;

const viewer =
	( name: Exclude< keyof ImportedViewer, 'toolbar' | 'tools' > ): Rule =>
	( value, { imported } ) => {
		const read = valueOf( schema[ name ], value );
		if ( read !== null ) {
			addViewer( imported.settings, { [ name ]: read } );
		}
		return read !== null;
	};

function addViewer(
	settings: ImportedSettings,
	changes: ImportedViewer
): void {
	settings.viewer = { ...settings.viewer, ...changes };
}

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
	const { minimum } = schema.slideshowDelay;
	const delay =
		typeof value === 'number' || typeof value === 'string'
			? Number( value )
			: NaN;
	if ( ! Number.isInteger( delay ) || delay < minimum ) {
		say(
			draft,
			option,
			'message',
			`Parameter "slideshowDelay" must be an integer >= ${ minimum } ms.`
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
	const made = value
		? membersOf(
				value,
				schema.tools.properties,
				VIEWER_TOOLS,
				draft,
				option
			)
		: { topLeft: '', topRight: 'closeButton' };
	addViewer( draft.imported.settings, {
		tools: readValue( schema.tools, {
			...draft.imported.settings.viewer?.tools,
			...made,
		} ),
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
	const made = membersOf(
		value,
		schema.toolbar.properties,
		VIEWER_TOOLS,
		draft,
		option
	);
	addViewer( draft.imported.settings, {
		toolbar: { ...draft.imported.settings.viewer?.toolbar, ...made },
	} );
	return true;
};

export const VIEWER: Record< string, Rule > = {
	viewerTheme,
	colorSchemeViewer: viewerTheme,
	slideshowDelay,
	slideshowAutoStart: viewer( 'slideshowAutoStart' ),
	lightboxStandalone: leave( 'none', false ),
	viewer: leave( 'none', 'internal', '' ),
	viewerFullscreen: viewer( 'fullscreen' ),
	imageTransition: viewer( 'transition' ),
	viewerTransitionMediaKind: leave( 'none', 'img' ),
	viewerZoom: viewer( 'zoom' ),
	viewerImageDisplay: viewer( 'imageDisplay' ),
	openOnStart: ( value, draft, option ) => {
		if ( value && typeof value === 'string' ) {
			draft.imported.runtime.openOnStart = value;
			sayOfBlock( draft, option, 'none' );
		}
		return typeof value === 'string';
	},
	viewerHideToolsDelay: viewer( 'hideToolsDelay' ),
	viewerToolbar,
	viewerTools,
	viewerGallery: viewer( 'strip' ),
	viewerGalleryTWidth: viewer( 'stripWidth' ),
	viewerGalleryTHeight: viewer( 'stripHeight' ),
};
