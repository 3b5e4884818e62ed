import { readValue } from '../../schema/visitors';
import { knownTools, TILE_TOOLS } from '../tools';
import type { Corner, ToolSettings } from '../types';
import metadata from '../../../../blocks/gallery/block.json' with { type: 'json' };

export const CORNERS = Object.keys(
	metadata.attributes.tools.properties.image.properties
) as Corner[];

/**
 * Tools of tiles, known ones only. Twin: php/Gallery/Settings/ToolSettings.php.
 *
 * @param members Some of the settings, possibly hostile; a corner that is not named keeps its default.
 */
export function toolSettings( members: unknown ): ToolSettings {
	const { image, album } = readValue< ToolSettings >(
		metadata.attributes.tools,
		members
	);
	return { image: corners( image ), album: corners( album ) };
}

/** Corners with their known tools; no corner is empty. */
const corners = ( lists: ToolSettings[ 'image' ] ): ToolSettings[ 'image' ] =>
	Object.fromEntries(
		Object.entries( lists )
			.map( ( [ corner, list ] ) => [
				corner,
				knownTools( list, TILE_TOOLS ),
			] )
			.filter( ( [ , list ] ) => list )
	);
