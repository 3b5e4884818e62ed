// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type CarouselAttributes = {
	label: string;
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	minWidth: number;
	gap: number;
	gapTablet: number;
	gapPhone: number;
	rows: number;
	heights: 'equal' | 'own' | 'current';
	effect: 'slide' | 'fade' | 'coverflow' | 'cards' | 'creative';
	ends: 'stop' | 'rewind' | 'loop';
	centered: boolean;
	free: boolean;
	vertical: boolean;
	height: number;
	arrows: 'inside' | 'outside' | 'none';
	place: 'dots' | 'fraction' | 'progress' | 'thumbs' | 'none';
	autoplay: boolean;
	delay: number;
	drag: boolean;
	wheel: boolean;
	hash: boolean;
};
