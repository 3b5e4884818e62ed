import { Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { icons } from '@vitrine/editor';
import metadata from '../block.json';
import type { State } from './state';

const wordsOf = ( state: State ): string => {
	switch ( state ) {
		case 'no-loop':
			return __(
				'A filter needs posts. Insert a Query Loop, or move this block into one.',
				'vitrine'
			);
		case 'no-choice':
			return __(
				'Choose the Query Loop to filter, or move this block into it.',
				'vitrine'
			);
		case 'loop-only':
			return __(
				'Move this block into the Query Loop. Visitors can only change the order and the items per page there.',
				'vitrine'
			);
		case 'no-taxonomies':
			return __(
				'The posts in this loop have no public taxonomy to filter by.',
				'vitrine'
			);
		case 'not-there':
			return __(
				'The posts in this loop do not use the selected taxonomy, or it is not public. Choose another one in the block settings.',
				'vitrine'
			);
		case 'no-fields':
			return __(
				'These posts have no custom fields to filter by yet. A developer can add fields with the “vitrine_loop_fields” filter and register them with “show_in_rest”.',
				'vitrine'
			);
		case 'no-field':
			return __(
				'Choose a custom field in the block settings.',
				'vitrine'
			);
		case 'no-authors':
			return __( 'The posts in this loop have no authors.', 'vitrine' );
		case 'one-type':
			return __(
				'All posts in this loop have the same type, so visitors see no filter.',
				'vitrine'
			);
		case 'no-options':
			return __(
				'There are no options yet. They appear once published posts have them.',
				'vitrine'
			);
		default:
			return __(
				'No terms of this taxonomy have posts yet. Add posts to a term, or turn on “Show empty terms”.',
				'vitrine'
			);
	}
};

/**
 * The filter in the canvas, or why there is none.
 *
 * @param props          What to show.
 * @param props.state    Whether there is one.
 * @param props.help     What helps, where there is none.
 * @param props.children The filter.
 */
export function Preview( {
	state,
	help,
	children,
}: {
	state: State;
	help: ReactNode;
	children: ReactNode;
} ) {
	if ( state === 'ready' ) {
		return children;
	}
	return state === 'loading' ? (
		<Spinner />
	) : (
		<Placeholder
			icon={ icons.loopFilter }
			label={ metadata.title }
			instructions={ wordsOf( state ) }
		>
			{ ( state === 'no-choice' || state === 'no-loop' ) && help }
		</Placeholder>
	);
}
