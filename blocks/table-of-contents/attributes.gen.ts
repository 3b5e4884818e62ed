// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type TableOfContentsAttributes = {
	showTitle: boolean;
	title: string;
	titleTag: 'p' | 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
	levelFrom: number;
	levelTo: number;
	exclude: string[];
	listStyle: 'bullets' | 'numbers' | 'none';
	hierarchical: boolean;
	collapsible: boolean;
	minimized: 'none' | 'phones' | 'tablets' | 'all';
	sticky: boolean;
	stickyOffset: number;
	highlight: boolean;
	progress: boolean;
};
