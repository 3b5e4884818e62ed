import { __ } from '@wordpress/i18n';
import { pin } from '@wordpress/icons';
import { icons } from '@vitrine/editor';
import type { LoopItemAttributes } from './attributes.gen';

/** What stands in the place of a post, and what stands between posts. */
export const variations = [
	{
		name: 'alternate-template',
		title: __( 'Alternate Template', 'vitrine' ),
		description: __(
			'Show some posts of a Query Loop with different blocks, such as the first or every third post.',
			'vitrine'
		),
		icon: icons.loopItem,
		attributes: { shows: 'post', position: 3, every: 3 },
		isDefault: true,
		scope: [ 'inserter' ],
		isActive: ( { shows }: LoopItemAttributes ) => shows !== 'item',
	},
	{
		name: 'fixed-item',
		title: __( 'Fixed Item', 'vitrine' ),
		description: __(
			'Insert an item between the posts of a Query Loop, such as a sign-up form or an ad.',
			'vitrine'
		),
		icon: pin,
		attributes: { shows: 'item', position: 3 },
		innerBlocks: [ [ 'core/paragraph' ] ],
		scope: [ 'inserter' ],
		isActive: ( { shows }: LoopItemAttributes ) => shows === 'item',
	},
];
