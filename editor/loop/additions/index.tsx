/**
 * Adds to core's Query Loop which posts it shows: selected and related ones, in random order, none twice. Where an archive says what is shown, there is nothing to add.
 */
import { addFilter } from '@wordpress/hooks';
import { useMemo } from 'react';
import type { ComponentType } from 'react';
import type { LoopQuery } from '../count-query';
import { withCanvasAdditions } from './canvas-additions';
import { AdditionsPanel } from './panel';
import type { LoopAttributes } from './panel';
import { useLoopPlace } from './use-loop-place';

interface EditProps {
	name: string;
	clientId: string;
	isSelected: boolean;
	attributes: LoopAttributes;
	setAttributes: ( changes: Partial< LoopAttributes > ) => void;
	context?: { query?: LoopQuery };
}

addFilter(
	'editor.BlockEdit',
	'vitrine/query-additions',
	( BlockEdit: ComponentType< EditProps > ) => {
		/** Core's Post Template, which asks for the posts. */
		function PostTemplateWithAdditions( props: EditProps ) {
			const place = useLoopPlace( props.clientId );
			const { context } = props;
			const asked = useMemo(
				() => ( {
					...context,
					query: withCanvasAdditions( context?.query ?? {}, place ),
				} ),
				[ context, place ]
			);
			return <BlockEdit { ...props } context={ asked as never } />;
		}

		return function WithQueryAdditions( props: EditProps ) {
			const { name, context, attributes, isSelected } = props;
			if ( name === 'core/post-template' && context?.query?.vitrine ) {
				return <PostTemplateWithAdditions { ...props } />;
			}
			return (
				<>
					<BlockEdit key="edit" { ...props } />
					{ name === 'core/query' &&
						isSelected &&
						attributes.query &&
						! attributes.query.inherit && (
							<AdditionsPanel { ...props } />
						) }
				</>
			);
		};
	}
);
