/** Blocks that have effects. Twin: php/Effects/EffectsModule.php, which tells the server. */
export const BLOCKS = [
	'core/group',
	'core/cover',
	'core/columns',
	'core/column',
	'core/image',
	'core/heading',
	'core/buttons',
];
