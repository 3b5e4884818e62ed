import { __ } from '@wordpress/i18n';
import { Fields } from '@vitrine/editor';
import { hasPages } from '../choices/paging';
import type { PanelProps } from './types';

/**
 * Whether and how visitors get more posts.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const PagingSettings = ( { settings }: PanelProps ) => {
	const { layout, loadMore, paging } = settings.attributes;
	const isPaged = hasPages( settings.attributes );
	return (
		<Fields
			settings={ settings }
			fields={ {
				loadMore: {
					label: __( 'Offer more posts', 'vitrine' ),
					help: isPaged
						? __( 'Page numbers below the posts.', 'vitrine' )
						: __(
								'A Load more button below the posts.',
								'vitrine'
							),
				},
				...( loadMore && {
					paging: {
						open: true,
						label: __( 'More posts load', 'vitrine' ),
						choices: {
							button: __( 'On click', 'vitrine' ),
							scroll: __( 'On scroll', 'vitrine' ),
							pages: __( 'By page', 'vitrine' ),
						},
						...( layout === 'carousel' && {
							omit: [ 'pages' ],
							...( paging === 'pages' && {
								help: __(
									'A carousel has no pages: more posts load on click.',
									'vitrine'
								),
							} ),
						} ),
					},
					...( paging === 'scroll' && {
						scrollBatches: {
							label: __(
								'Times before the button is needed',
								'vitrine'
							),
							help: __(
								'Then visitors press the button, so they can reach what is below the feed.',
								'vitrine'
							),
						},
					} ),
					...( ! isPaged && {
						loadMoreText: {
							label: __(
								'Text of the Load more button',
								'vitrine'
							),
							placeholder: __( 'Load more', 'vitrine' ),
						},
						endText: {
							label: __( 'Text after the last post', 'vitrine' ),
							placeholder: __( 'No more posts', 'vitrine' ),
						},
					} ),
				} ),
			} }
		/>
	);
};
