import { readData } from '@vitrine/frontend';

/** What the server tells of a feed with pages. Twins: php/Feed/Data/PagesData.php, php/Feed/FeedBlock.php. */
export interface PagesData {
	/** That the page of the site shows this feed. */
	proof: string;
	pages: {
		/** Address of `GET vitrine/v1/feed/page`. */
		route: string;
		/** Of the address, with the number of a page. */
		parameter: string;
		/** The page that the server has printed. */
		page: number;
		/** How many there are. */
		count: number;
		/** With `%1$d` and `%2$d`: number of a page, number of pages. */
		shown: string;
	};
	loading: string;
	/** Where there is no post any more. */
	end: string;
}

/**
 * What the server tells of a feed.
 *
 * @param block Wrapper of the feed.
 * @return Undefined where its pages are not numbered, or there is one.
 */
export function pagesData( block: HTMLElement ): PagesData | undefined {
	const data = readData( block ) as PagesData | undefined;
	return data?.proof && data.pages?.route ? data : undefined;
}
