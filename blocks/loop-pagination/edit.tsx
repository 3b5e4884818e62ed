import { useBlockProps } from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import {
	defaultsOf,
	narrowed,
	OwnQueryPlaceholder,
	useLoopAround,
	useLoopId,
	useLoopPreview,
	useOwnQuery,
	useTotal,
} from '@vitrine/editor';
import type { LoopQuery } from '@vitrine/editor';
import { loopPaginationClassName } from '../../frontend/render/loop-pagination';
import { readAttributes } from '../../frontend/render/schema';
import type { LoopPaginationAttributes } from './attributes.gen';
import metadata from './block.json';
import { Preview } from './canvas/preview';
import { useOtherPagination } from './canvas/use-other';
import { pagesOf, viewOf } from './canvas/view-of';
import { LoopPaginationSettings } from './settings';

const schema = metadata.attributes;
const defaults = defaultsOf< LoopPaginationAttributes >( schema );

interface EditProps extends BlockEditProps< LoopPaginationAttributes > {
	clientId: string;
	context: { query?: LoopQuery };
	/** Classes of the layout that the block supports. */
	__unstableLayoutClassNames?: string;
}

/**
 * The block in the editor.
 *
 * @param props                            What WordPress hands to every block.
 * @param props.attributes                 What the block stores.
 * @param props.setAttributes              Changes it.
 * @param props.clientId                   Which block it is.
 * @param props.context                    What the loop says.
 * @param props.__unstableLayoutClassNames Classes of its layout.
 */
export function Edit( {
	attributes,
	setAttributes,
	clientId,
	context,
	__unstableLayoutClassNames: layout = '',
}: EditProps ) {
	const read = readAttributes< LoopPaginationAttributes >(
		schema,
		attributes
	);
	useLoopId( clientId );
	const tried = useLoopPreview( useLoopAround( clientId ) );
	const query = context.query && narrowed( context.query, tried );
	const onFix = useOwnQuery( clientId, context.query );
	const facts = {
		total: useTotal( query ),
		size: query?.perPage ?? 10,
		pages: query?.pages ?? 0,
	};
	const view = viewOf( read, facts );
	const onRemoveOther = useOtherPagination( clientId );
	const blockProps = useBlockProps( {
		className: `${ loopPaginationClassName( view ) } ${ layout }`,
	} );
	return (
		<>
			<LoopPaginationSettings
				settings={ { attributes, setAttributes, defaults, schema } }
			/>
			<div { ...blockProps }>
				{ onFix ? (
					<OwnQueryPlaceholder
						label={ metadata.title }
						onFix={ onFix }
					/>
				) : (
					<Preview
						view={ view }
						isOnePage={ ( pagesOf( read.limit, facts ) ?? 2 ) < 2 }
						onRemoveOther={ onRemoveOther }
					/>
				) }
			</div>
		</>
	);
}
