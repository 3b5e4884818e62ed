import { __, sprintf } from '@wordpress/i18n';
import type {
	LoopPaginationView,
	PageLink,
} from '../../../frontend/render/loop-pagination';
import { GAP, pageWindow } from '../../../frontend/render/page-window';
import type { LoopPaginationAttributes } from '../attributes.gen';

/** Where links of the canvas lead: nowhere. */
const NOWHERE = '#';

/** Pages that have a number each, at most. Twin: PaginationView::MAX_NUMBERS in php/Loop. */
const MAX_NUMBERS = 50;

/** Pages of a loop of which nobody knows how many there are. */
const SAMPLE_PAGES = 5;

/** What the canvas knows of the loop. */
export interface LoopFacts {
	/** Posts that it has, null = not known. */
	total: number | null;
	/** Posts of a page. */
	size: number;
	/** Pages at most, 0 = any number. */
	pages: number;
}

/**
 * How many pages visitors reach.
 *
 * @param limit       Of the block.
 * @param facts       What is known of the loop.
 * @param facts.total Posts.
 * @param facts.size  Posts of a page.
 * @param facts.pages Pages of the loop at most.
 * @return Null where it is not known.
 */
export function pagesOf(
	limit: number,
	{ total, size, pages }: LoopFacts
): number | null {
	return total === null
		? null
		: Math.min(
				Math.ceil( total / size ),
				...[ limit, pages ].filter( ( most ) => most > 0 )
			);
}

/**
 * The pagination as visitors see it on the first page. Twin: php/Loop/PaginationView.php.
 *
 * @param attributes What the block stores.
 * @param facts      What is known of the loop.
 */
export function viewOf(
	attributes: LoopPaginationAttributes,
	facts: LoopFacts
): LoopPaginationView {
	const { type, label, limit } = attributes;
	const pages = Math.max(
		2,
		pagesOf( limit, facts ) ?? ( limit || SAMPLE_PAGES )
	);
	const isMore = type === 'load-more' || type === 'scroll';
	const hasEnds = ! isMore && type !== 'numbers';
	const link = (
		given: string,
		words: string,
		url: string | null = NOWHERE
	): PageLink => ( { text: given || words, url } );
	return {
		type,
		label: label || __( 'Pagination', 'vitrine' ),
		previous: hasEnds
			? link(
					attributes.previousLabel,
					__( 'Previous', 'vitrine' ),
					null
				)
			: null,
		numbers:
			isMore || type === 'previous-next'
				? []
				: numbersOf( attributes, pages ),
		next: hasEnds
			? link( attributes.nextLabel, __( 'Next', 'vitrine' ) )
			: null,
		first: null,
		more: isMore
			? link( attributes.loadMoreLabel, __( 'Load more', 'vitrine' ) )
			: null,
		count:
			isMore && attributes.showCount
				? sprintf(
						/* translators: 1: number of posts that are shown, 2: number of all posts. */
						__( '%1$s of %2$s', 'vitrine' ),
						String( facts.size ),
						String(
							facts.total === null
								? '…'
								: Math.min( facts.total, pages * facts.size )
						)
					)
				: '',
		follow: true,
		themeButtons: attributes.themeButtons,
	};
}

const numbersOf = (
	{ shorten, midSize }: LoopPaginationAttributes,
	pages: number
): LoopPaginationView[ 'numbers' ] =>
	pageWindow(
		1,
		pages,
		shorten || pages > MAX_NUMBERS ? midSize : pages
	).map( ( number ) =>
		number === GAP
			? { number, text: '…', name: '', url: '', current: false }
			: {
					number,
					text: String( number ),
					name: sprintf(
						/* translators: %s: number of a page. */
						__( 'Page %s', 'vitrine' ),
						String( number )
					),
					url: NOWHERE,
					current: number === 1,
				}
	);
