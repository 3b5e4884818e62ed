import { readValue } from '../../schema/visitors';
import { knownTools, VIEWER_TOOLS } from '../tools';
import type { ViewerSettings } from '../types';
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };

/** An address of the web without what could leave an attribute. */
const ADDRESS = /^https?:\/\/[^\s<>"'`\\]+$/i;

/**
 * Settings of the viewer, within bounds. Twin: php/Gallery/Settings/ViewerSettings.php.
 *
 * @param members Some of the settings, possibly hostile.
 */
export function viewerSettings( members: unknown ): ViewerSettings {
	const viewer = readValue< ViewerSettings >(
		metadata.attributes.viewer,
		members
	);
	const { toolbar, tools, logo } = viewer;
	const known = ( list: string ) => knownTools( list, VIEWER_TOOLS );
	return {
		...viewer,
		toolbar: {
			...toolbar,
			standard: known( toolbar.standard ),
			minimized: known( toolbar.minimized ),
		},
		tools: {
			topLeft: known( tools.topLeft ),
			topRight: known( tools.topRight ),
		},
		logo: ADDRESS.test( logo ) ? logo : '',
	};
}
