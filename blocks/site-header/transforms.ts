import { createBlock } from '@wordpress/blocks';
import metadata from './block.json';

/** What a group stores that a header stores, too. */
const SHARED = [
	'align',
	'anchor',
	'backgroundColor',
	'borderColor',
	'className',
	'fontSize',
	'gradient',
	'layout',
	'style',
	'textColor',
];

const shared = ( attributes: Record< string, unknown > ) =>
	Object.fromEntries(
		Object.entries( attributes ).filter( ( [ name ] ) =>
			SHARED.includes( name )
		)
	);

const to =
	( name: string ) =>
	( attributes: Record< string, unknown >, blocks: never[] ) =>
		createBlock( name, shared( attributes ), blocks );

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
