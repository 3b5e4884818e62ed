// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type EmbedAttributes = {
	url: string;
	title: string;
	quote: string;
	ratio: 'auto' | '16:9' | '1:1' | '4:5' | '9:16';
	cover: boolean;
	width: number;
	consent: 'auto' | 'on' | 'off';
	themeButtons: boolean;
};
