import { readData } from '@vitrine/frontend';

/** What the server tells of pages besides. Twin: LoopModule::pagination() in php/Loop. */
export interface PagesData {
	type:
		| 'numbers'
		| 'previous-next'
		| 'numbers-and-previous-next'
		| 'load-more'
		| 'scroll';
	/** The page that is shown, and how many there are. */
	page: number;
	pages: number;
	/** Whether the window goes back to the beginning of the posts. */
	scrollBack: boolean;
	/** Px between that and the upper edge of the window. */
	scrollOffset: number;
	/** Pages that come by themselves before a press is needed. */
	batches: number;
}

/**
 * What the server tells of the pages of a loop, now.
 *
 * @param loop The loop.
 * @return Undefined where it has no pages of ours.
 */
export function pagesData( loop: HTMLElement ): PagesData | undefined {
	const pages = loop.querySelector< HTMLElement >(
		'.wp-block-vitrine-loop-pagination'
	);
	return pages ? ( readData( pages ) as PagesData | undefined ) : undefined;
}
