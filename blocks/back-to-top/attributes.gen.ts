// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type BackToTopAttributes = {
	label: string;
	showLabel: boolean;
	side: 'start' | 'end';
	showFrom: number;
	showProgress: boolean;
	hideOverFooter: boolean;
	screens: 'all' | 'phone' | 'wide';
};
