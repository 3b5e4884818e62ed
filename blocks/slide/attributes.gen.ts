// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SlideAttributes = {
	label: string;
	url: string;
	opensInNewTab: boolean;
	nofollow: boolean;
	kenBurns: 'none' | 'in' | 'out';
};
