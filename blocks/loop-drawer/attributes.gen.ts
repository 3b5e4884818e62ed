// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type LoopDrawerAttributes = {
	screens: 'phones' | 'tablets';
	side: 'start' | 'end';
	label: string;
	themeButtons: boolean;
};
