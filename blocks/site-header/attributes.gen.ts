// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SiteHeaderAttributes = {
	tagName: 'div' | 'header';
	sticky: 'up' | 'always' | 'never';
	tablets: 'same' | 'up' | 'always' | 'never';
	phones: 'same' | 'up' | 'always' | 'never';
	shrink: number;
	shadow: boolean;
	dockedBackground: string;
	dockedText: string;
	hiddenRows: number;
	overCover: boolean;
	overText: string;
};
