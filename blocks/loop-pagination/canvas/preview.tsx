import { Button, Placeholder } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { Inert } from '@vitrine/editor';
import { LoopPagination } from '../../../frontend/render/loop-pagination';
import type { LoopPaginationView } from '../../../frontend/render/loop-pagination';
import metadata from '../block.json';

interface PreviewProps {
	view: LoopPaginationView;
	/** Whether visitors see nothing of it. */
	isOnePage: boolean;
	/** Takes WordPress's own pagination out of the loop; undefined = there is none. */
	onRemoveOther: ( () => void ) | undefined;
}

/**
 * The pagination in the canvas, or why visitors see none.
 *
 * @param props               What to show.
 * @param props.view          The pagination.
 * @param props.isOnePage     Whether visitors see nothing of it.
 * @param props.onRemoveOther Takes WordPress's own pagination out of the loop.
 */
export function Preview( { view, isOnePage, onRemoveOther }: PreviewProps ) {
	if ( onRemoveOther ) {
		return (
			<Placeholder
				label={ metadata.title }
				instructions={ __(
					'This loop also has WordPress’s Pagination block. The two do not work together, so keep only one of them.',
					'vitrine'
				) }
			>
				<Button
					__next40pxDefaultSize
					variant="primary"
					onClick={ onRemoveOther }
				>
					{ __( 'Remove the other pagination', 'vitrine' ) }
				</Button>
			</Placeholder>
		);
	}
	return isOnePage ? (
		<Placeholder
			label={ metadata.title }
			instructions={ __(
				'All posts in this loop fit on one page, so visitors see no pagination. To get more pages, choose fewer items per page in the Query Loop’s settings.',
				'vitrine'
			) }
		/>
	) : (
		<Inert>
			<LoopPagination view={ view } />
		</Inert>
	);
}
