// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SocialFeedAttributes = {
	source: number;
	sample: boolean;
	layout: 'list' | 'grid';
	columns: number;
	columnsTablet: number;
	columnsPhone: number;
	columnsBy: 'window' | 'block';
	number: number;
	numberPhone: number;
	includeWords: string[];
	excludeWords: string[];
	showAuthor: boolean;
	showDate: boolean;
	showText: boolean;
	showMedia: boolean;
	showLink: boolean;
	showCounts: boolean;
	showNetworkLink: boolean;
	textLimit: number;
	linkHashtags: boolean;
	linkMentions: boolean;
	loadMore: boolean;
	loadMoreText: string;
	endText: string;
};
