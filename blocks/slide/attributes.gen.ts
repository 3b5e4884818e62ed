// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SlideAttributes = {
	label: string;
	url: string;
	opensInNewTab: boolean;
	kenBurns: 'none' | 'in' | 'out';
};
