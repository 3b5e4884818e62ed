/** The pages of a feed. Twin: php/Feed/Pages/PagesView.php. */
export interface PagesView {
	/** The page that is shown, from 1. */
	page: number;
	/** Two or more. */
	count: number;
	/** How many posts they have together. */
	posts: number;
	words: {
		label: string;
		previous: string;
		next: string;
		/** With `%d`. */
		page: string;
	};
}
