// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type LoopFilterAttributes = {
	by: 'taxonomy' | 'type' | 'author' | 'date' | 'letter' | 'field' | 'search' | 'sort' | 'size' | 'chosen' | 'results';
	loop: string;
	label: string;
	showLabel: boolean;
	taxonomy: string;
	field: string;
	dates: 'years' | 'months' | 'range';
	multiple: boolean;
	join: 'any' | 'all' | 'none';
	display: 'chips' | 'list' | 'checkboxes' | 'select';
	apply: 'instant' | 'button';
	sorts: ( 'date-desc' | 'date-asc' | 'title-asc' | 'title-desc' | 'modified-desc' | 'comments-desc' | 'order-asc' )[];
	sizes: number[];
	placeholder: string;
	showAll: boolean;
	allLabel: string;
	showEmpty: boolean;
	showOnlyTopLevel: boolean;
	showHierarchy: boolean;
	orderBy: 'name' | 'count';
	number: number;
	showCounts: boolean;
	unavailable: 'disable' | 'hide';
	visible: number;
	themeButtons: boolean;
};
