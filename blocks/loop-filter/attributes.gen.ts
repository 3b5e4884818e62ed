// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type LoopFilterAttributes = {
	taxonomy: string;
	multiple: boolean;
	join: 'any' | 'all' | 'none';
	display: 'chips' | 'list';
	showAll: boolean;
	allLabel: string;
	showEmpty: boolean;
	showOnlyTopLevel: boolean;
	showHierarchy: boolean;
	orderBy: 'name' | 'count';
	number: number;
};
