import { __ } from '@wordpress/i18n';
import { Fields } from '@vitrine/editor';
import { hasPages } from '../choices/paging';
import type { FeedSettings } from '../feed-attributes';
import type { PanelProps } from './types';

/**
 * Whether and how visitors get more posts.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const PagingSettings = ( { settings }: PanelProps ) => {
	const { layout, loadMore, paging } = settings.attributes;
	const isCarousel = layout === 'carousel';
	const isPaged = hasPages( settings.attributes );
	return (
		<Fields
			settings={ isCarousel ? withoutPages( settings ) : settings }
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
						label: __( 'More posts', 'vitrine' ),
						choices: {
							button: __( 'On click', 'vitrine' ),
							scroll: __( 'On scroll', 'vitrine' ),
							pages: __( 'Pages', 'vitrine' ),
						},
						...( isCarousel && { omit: [ 'pages' ] } ),
					},
					...( paging === 'scroll' && {
						scrollBatches: {
							label: __( 'Maximum automatic loads', 'vitrine' ),
							help: __(
								'Then the button appears, so that visitors can reach the content below the feed.',
								'vitrine'
							),
						},
					} ),
					...( ! isPaged && {
						loadMoreText: {
							label: __( 'Load more button text', 'vitrine' ),
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

/**
 * Where there are no pages, the button stands for them.
 *
 * @param settings Settings of the block.
 */
const withoutPages = ( settings: FeedSettings ): FeedSettings =>
	settings.attributes.paging === 'pages'
		? {
				...settings,
				attributes: { ...settings.attributes, paging: 'button' },
			}
		: settings;
