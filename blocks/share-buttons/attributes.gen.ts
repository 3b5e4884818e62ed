// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type ShareButtonsAttributes = {
	services: {
		service: 'facebook' | 'x' | 'linkedin' | 'whatsapp' | 'email' | 'copy' | 'share' | 'print' | 'bluesky' | 'line' | 'mastodon' | 'ok' | 'pinterest' | 'reddit' | 'signal' | 'teams' | 'telegram' | 'threads' | 'tumblr' | 'vk' | 'xing' | 'twitter' | 'digg' | 'mix' | 'pocket' | 'skype' | 'stumbleupon';
		label?: string;
	}[];
	show: 'both' | 'icon' | 'text';
	colors: 'official' | 'text';
	columns: number;
	url: string;
	title: string;
	floatDesktop: 'none' | 'start' | 'end' | 'bottom';
	floatTablet: 'none' | 'start' | 'end' | 'bottom';
	floatPhone: 'none' | 'start' | 'end' | 'bottom';
};
