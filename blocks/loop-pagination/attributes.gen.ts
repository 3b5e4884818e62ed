// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type LoopPaginationAttributes = {
	type: 'numbers' | 'previous-next' | 'numbers-and-previous-next' | 'load-more' | 'scroll';
	label: string;
	limit: number;
	shorten: boolean;
	midSize: number;
	previousLabel: string;
	nextLabel: string;
	loadMoreLabel: string;
	showCount: boolean;
	scrollBack: boolean;
	scrollOffset: number;
	batches: number;
	themeButtons: boolean;
};
