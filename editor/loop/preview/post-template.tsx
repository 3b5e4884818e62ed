/** The posts of a Query Loop in the canvas, as the filters of the loop are set there. */
import { addFilter } from '@wordpress/hooks';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { LoopQuery } from '../count-query';
import { TEMPLATE_BLOCKS } from '../query-blocks';
import { addressOf, narrowed } from './choices';
import { useLoopAround } from './use-loop-around';
import { useLoopPreview } from './use-loop-preview';

interface EditProps {
	name: string;
	clientId: string;
	context: { query?: LoopQuery };
}

function NarrowedPosts( {
	BlockEdit,
	props,
}: {
	BlockEdit: ComponentType< EditProps >;
	props: EditProps;
} ) {
	const choices = useLoopPreview( useLoopAround( props.clientId ) );
	const context = useMemo(
		() =>
			props.context.query
				? {
						...props.context,
						query: narrowed( props.context.query, choices ),
					}
				: props.context,
		[ props.context, choices ]
	);
	return (
		// Core remembers a post that is edited in place: it may not be among the others.
		<BlockEdit
			key={ addressOf( choices ) }
			{ ...props }
			context={ context }
		/>
	);
}

addFilter(
	'editor.BlockEdit',
	'vitrine/loop-preview',
	( BlockEdit: ComponentType< EditProps > ) =>
		function LoopPosts( props: EditProps ) {
			return TEMPLATE_BLOCKS.includes( props.name ) ? (
				<NarrowedPosts BlockEdit={ BlockEdit } props={ props } />
			) : (
				<BlockEdit { ...props } />
			);
		}
);
