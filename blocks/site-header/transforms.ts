import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

/** WordPress leaves out attributes that the other block does not have. */
const to =
	( name: string ) =>
	( attributes: Record< string, unknown >, blocks: never[] ) =>
		createBlock( name, attributes, blocks );

/** From and to a group: its blocks, colors and spacing stay. */
export const transforms = {
	from: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: to( metadata.name ),
		},
	],
	to: [
		{
			type: 'block',
			blocks: [ 'core/group' ],
			transform: to( 'core/group' ),
		},
	],
};
