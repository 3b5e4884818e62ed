import { __, _n, sprintf } from '@wordpress/i18n';
import type { LoopItemAttributes } from './attributes.gen';

/**
 * Where an item stands, in words.
 *
 * @param attributes Of the block.
 */
export function placeLabel( attributes: LoopItemAttributes ): string {
	const { shows, position, every } = attributes;
	if ( shows === 'item' ) {
		return every > 0
			? sprintf(
					/* translators: 1: number of a post, 2: a number of posts. */
					_n(
						'Fixed item: before post %1$d, repeated every %2$d post',
						'Fixed item: before post %1$d, repeated every %2$d posts',
						every,
						'vitrine'
					),
					position,
					every
				)
			: sprintf(
					/* translators: %d: number of a post. */
					__( 'Fixed item: before post %d', 'vitrine' ),
					position
				);
	}
	return every > 0
		? sprintf(
				/* translators: 1: number of a post, 2: a number of posts. */
				_n(
					'Alternate template: post %1$d, repeated every %2$d post',
					'Alternate template: post %1$d, repeated every %2$d posts',
					every,
					'vitrine'
				),
				position,
				every
			)
		: sprintf(
				/* translators: %d: number of a post. */
				__( 'Alternate template: post %d', 'vitrine' ),
				position
			);
}
