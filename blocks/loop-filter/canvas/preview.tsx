import { Placeholder, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import metadata from '../block.json';
import type { State } from './state';

const wordsOf = ( state: State ): string => {
	switch ( state ) {
		case 'no-loop':
			return __(
				'A filter needs posts: insert a Query Loop, or move this block into one.',
				'vitrine'
			);
		case 'no-choice':
			return __(
				'Choose the Query Loop that visitors filter here, or move this block into it.',
				'vitrine'
			);
		case 'loop-only':
			return __(
				'Move this block into the Query Loop: visitors can change order and items per page only there.',
				'vitrine'
			);
		case 'no-taxonomies':
			return __(
				'The posts of this loop have no public taxonomy to filter by.',
				'vitrine'
			);
		case 'not-there':
			return __(
				'The posts of this loop do not have the chosen taxonomy, or it is not public. Choose another one in the settings of the block.',
				'vitrine'
			);
		case 'no-fields':
			return __(
				'No custom field of these posts can be used yet. A developer lists fields with the filter “vitrine_loop_fields”, and registers them with “show_in_rest”.',
				'vitrine'
			);
		case 'no-field':
			return __(
				'Choose a custom field in the settings of the block.',
				'vitrine'
			);
		case 'no-authors':
			return __( 'The posts of this loop have no authors.', 'vitrine' );
		case 'one-type':
			return __(
				'All posts of this loop have the same type: visitors see no filter.',
				'vitrine'
			);
		case 'no-options':
			return __(
				'There is nothing to choose from yet. Options appear once published posts have them.',
				'vitrine'
			);
		default:
			return __(
				'No term of this taxonomy has posts yet. Add posts to a term, or switch on “Show empty terms”.',
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
		<Placeholder label={ metadata.title } instructions={ wordsOf( state ) }>
			{ state === 'no-choice' && help }
		</Placeholder>
	);
}
