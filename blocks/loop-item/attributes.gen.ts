// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type LoopItemAttributes = {
	shows: 'post' | 'item';
	position: number;
	every: number;
	span: number;
};
