import { __ } from '@wordpress/i18n';
import type { FeedLayout, FeedView } from '../../../frontend/render/feed';
import type { SocialFeedAttributes } from '../attributes.gen';
import { schema } from '../feed-attributes';
import type { FeedAttributes } from '../feed-attributes';

/** What the canvas puts in by itself; a change of anything else needs the server. */
const OWN = [
	'address',
	'sample',
	'columns',
	'columnsTablet',
	'columnsPhone',
	'columnsBy',
	'fillRows',
	'themeButtons',
	'boxed',
	'scheme',
	'highlightEvery',
	'highlightOffset',
	'carouselRows',
	'carouselAutoplay',
	'carouselRewind',
	'carouselArrows',
	'carouselDots',
	'loadMore',
	'scrollBatches',
	'loadMoreText',
	'endText',
] as const;

export type PreviewQuery = Omit<
	SocialFeedAttributes,
	( typeof OWN )[ number ]
>;

/**
 * The attributes that the server's answer depends on.
 *
 * @param attributes What the block stores.
 */
export function previewQuery( attributes: FeedAttributes ): PreviewQuery {
	const own: readonly string[] = OWN;
	return Object.fromEntries(
		Object.keys( schema )
			.filter( ( name ) => ! own.includes( name ) )
			.map( ( name ) => [
				name,
				attributes[ name as keyof FeedAttributes ],
			] )
	) as unknown as PreviewQuery;
}

/**
 * Puts the settings that need no server into the server's answer, so that they show at once.
 *
 * @param view       The server's answer.
 * @param attributes What the block stores.
 */
export function canvasView(
	view: FeedView,
	attributes: FeedAttributes
): FeedView {
	const { loadMore, loadMoreText, endText } = attributes;
	return {
		...view,
		...layoutOf( attributes ),
		more:
			loadMore && view.more
				? { label: loadMoreText || view.more.label }
				: null,
		pages: loadMore ? ( view.pages ?? null ) : null,
		endText: endText || view.endText,
	};
}

/**
 * How the posts stand, as views say it.
 *
 * @param attributes What the block stores.
 */
export const layoutOf = (
	attributes: FeedAttributes
): FeedLayout & Pick< FeedView, 'carousel' > => ( {
	layout: attributes.layout,
	columnsBy: attributes.columnsBy,
	fillRows: attributes.fillRows,
	themeButtons: attributes.themeButtons,
	columns: attributes.columns,
	columnsTablet: attributes.columnsTablet,
	columnsPhone: attributes.columnsPhone,
	postLayout: attributes.postLayout,
	boxed: attributes.boxed,
	scheme: attributes.scheme,
	tileRatio: attributes.tileRatio,
	highlightEvery: attributes.highlightEvery,
	highlightOffset: attributes.highlightOffset,
	carouselRows: attributes.carouselRows,
	carouselAutoplay: attributes.carouselAutoplay,
	carouselArrows: attributes.carouselArrows,
	carouselDots: attributes.carouselDots,
	carousel: {
		pause: __( 'Pause slideshow', 'vitrine' ),
		previous: __( 'Previous slide', 'vitrine' ),
		next: __( 'Next slide', 'vitrine' ),
	},
} );
