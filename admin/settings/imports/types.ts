import type { Source } from '../types';

/** What the REST routes `imports` and `feed-plugins` answer, see docs/names.md. */

/** A post of a file, as it would be imported. */
export interface FirstPost {
	/** ISO 8601; null: the file does not say. */
	date: string | null;
	author: string;
	text: string;
	pictures: number;
}

/** What is understood of a file. */
export interface Report {
	posts: number;
	skipped: number;
	/** Rows that are skipped, some of them. */
	rows: { line: number; reason: string }[];
	first: FirstPost[];
}

export interface Imported extends Report {
	source: Source;
}

export type PluginSlug = 'custom-facebook-feed' | 'instagram-feed';

export interface PluginAccount {
	id: string;
	name: string;
	state: 'connected' | 'ready' | 'reconnect' | 'group';
	stateLabel: string;
}

export interface PluginFeed {
	id: string;
	name: string;
	shortcode: string;
	/** The block in a sentence. */
	becomes: string;
	/** Settings that have no effect in the block. */
	withoutEffect: string[];
	/** Where its pattern is edited. */
	edit: string | null;
	state: 'new' | 'same' | 'changed' | 'edited' | 'trashed';
	stateLabel: string;
}

/** What another plugin for feeds has left on the site. */
export interface FeedPlugin {
	plugin: PluginSlug;
	title: string;
	active: boolean;
	/** Damaged feeds. */
	unreadable: number;
	/** Feeds that are not looked at, because there are more than `limit`. */
	leftOut: number;
	limit: number;
	accounts: PluginAccount[];
	feeds: PluginFeed[];
}
