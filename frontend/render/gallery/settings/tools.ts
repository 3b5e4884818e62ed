import { formatTools, parseTools, TILE_TOOLS } from '../tools';
import type { Corner, ToolSettings } from '../types';
import { AttributeReader } from './attribute-reader';

export const CORNERS = [
	'topLeft',
	'topRight',
	'bottomLeft',
	'bottomRight',
] as const satisfies Corner[];

/** Defaults of the original. */
const NORMAL: ToolSettings = {
	image: { topLeft: 'select', topRight: 'featured' },
	album: { topLeft: 'select', topRight: 'counter' },
};

/**
 * Tools of tiles, known ones only. Twin: php/Gallery/Settings/ToolSettings.php.
 *
 * @param members Some of the settings, possibly hostile; a corner that is not named keeps its default.
 */
export function toolSettings( members: unknown ): ToolSettings {
	const given = new AttributeReader( members );
	return {
		image: corners( given.part( 'image' ), NORMAL.image ),
		album: corners( given.part( 'album' ), NORMAL.album ),
	};
}

function corners(
	given: AttributeReader,
	normal: ToolSettings[ 'image' ]
): ToolSettings[ 'image' ] {
	const lists: ToolSettings[ 'image' ] = {};
	for ( const corner of CORNERS ) {
		const list = given.text( corner, normal[ corner ] ?? '', 1000 );
		const tools = formatTools( parseTools( list, TILE_TOOLS ) );
		if ( tools ) {
			lists[ corner ] = tools;
		}
	}
	return lists;
}
