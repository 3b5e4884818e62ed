/** What the pagination of a loop shows. Twin: php/Loop/PaginationView.php. */
export interface LoopPaginationView {
	type:
		| 'numbers'
		| 'previous-next'
		| 'numbers-and-previous-next'
		| 'load-more'
		| 'scroll';
	/** Its name. */
	label: string;
	/** Null = this type has none. */
	previous: PageLink | null;
	numbers: PageNumber[];
	next: PageLink | null;
	/** Back to the first page. */
	first: PageLink | null;
	/** Adds the posts of the next page. */
	more: PageLink | null;
	/** How many posts are shown, '' = it is not told. */
	count: string;
	/** Whether search engines may follow. */
	follow: boolean;
	/** Whether the button has the shape of WordPress's Button block. */
	themeButtons: boolean;
}

export interface PageLink {
	text: string;
	/** Null = it leads nowhere now, and keeps its place. */
	url: string | null;
}

export interface PageNumber {
	/** 0 = in place of pages that are left out. */
	number: number;
	text: string;
	/** What screen readers say. */
	name: string;
	url: string;
	current: boolean;
}
