import type { BlockVariation } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { icons } from '@vitrine/editor';
import type { CountdownAttributes } from './attributes.gen';
import metadata from './block.json';

type Variation = BlockVariation< Partial< CountdownAttributes > >;

/** Until when, each with a name of its own in the inserter. */
export const variations: Variation[] = [
	{
		name: 'date',
		title: __( 'Countdown', 'vitrine' ),
		// It stands in place of the block itself in the inserter.
		description: metadata.description,
		icon: icons.countdown,
		attributes: { kind: 'date' },
		isDefault: true,
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'visitor',
		title: __( 'Visitor Countdown', 'vitrine' ),
		description: __(
			'Count down from each visitor’s first visit, such as for a welcome offer.',
			'vitrine'
		),
		keywords: [ __( 'evergreen', 'vitrine' ) ],
		icon: icons.countdownVisitor,
		attributes: { kind: 'visitor' },
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
	{
		name: 'repeat',
		title: __( 'Recurring Countdown', 'vitrine' ),
		description: __(
			'Count down to the same time every week or every day, such as for live streams or shipping.',
			'vitrine'
		),
		keywords: [ __( 'daily', 'vitrine' ) ],
		icon: icons.countdownWeekly,
		attributes: { kind: 'repeat', weekday: 5 },
		isActive: [ 'kind' ],
		scope: [ 'inserter', 'transform' ],
	},
];
