// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type MegaMenuAttributes = {
	label: string;
	orientation: 'horizontal' | 'vertical';
	justify: 'start' | 'center' | 'end' | 'between';
	openOn: 'hover' | 'click' | 'both';
	hoverInterval: number;
	hoverTimeout: number;
	secondClick: 'go' | 'close' | 'nothing';
	enter: 'follow' | 'open';
	effect: 'none' | 'fade' | 'fade-up' | 'slide' | 'slide-up';
	speed: number;
	panelBackground: string;
	panelText: string;
	collapse: 'phones' | 'tablets' | 'always' | 'never';
	toggleText: string;
	phoneEffect: 'none' | 'slide' | 'slide-left' | 'slide-right';
	phoneOver: boolean;
	phonePanels: 'accordion' | 'drill';
	phoneState: 'collapse' | 'expand' | 'active';
	phoneSpeed: number;
};
