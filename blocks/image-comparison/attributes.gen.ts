// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type ImageComparisonAttributes = {
	position: number;
};
