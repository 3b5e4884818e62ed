// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SearchOverlayAttributes = {
	label: string;
	showLabel: boolean;
	placeholder: string;
	overlay: 'top' | 'full';
	suggestions: number;
	postTypes: string[];
};
