/**
 * What the REST routes of `vitrine/v1/sources` answer, see docs/names.md.
 */
export type Network = TokenNetwork | 'web' | 'import';

/** One whose accounts are read with a token. */
export type TokenNetwork = 'facebook' | 'instagram';

export type SourceState =
	| 'connecting'
	| 'ok'
	| 'pictures'
	| 'throttled'
	| 'failing'
	| 'permission'
	| 'reconnect';

export interface Feature {
	name: string;
	label: string;
	/** Null: the network would not say. */
	missing: string[] | null;
	/** The network's code when it refused the feature at the last refresh. */
	refused: number | null;
}

export interface Progress {
	done: number;
	/** Null: the network has not said how many there are. */
	total: number | null;
}

export interface SourceFailure {
	code: string;
	message: string;
	remedy: string;
	since: string;
}

/** Something to know although the last refresh went through. */
export interface SourceNote {
	code: string;
	message: string;
	remedy: string;
}

export interface Source {
	id: number;
	network: Network;
	account: string;
	name: string;
	picture: string | null;
	state: SourceState;
	stateLabel: string;
	posts: number;
	/** Kept on the site. */
	pictures: number;
	/** That there should be. */
	pictureTotal: number;
	/** Why some are missing. */
	pictureProblem: { code: string; message: string; remedy: string } | null;
	/** Null: the network would not say. */
	scopes: string[] | null;
	features: Feature[];
	/** ISO 8601; null: never, or unknown. */
	expires: string | null;
	daysLeft: number | null;
	lastSuccess: string | null;
	nextRefresh: string | null;
	/** Percent used, by the network's last answer. */
	quota: number | null;
	/** Not null while a refresh runs. */
	progress: Progress | null;
	error: SourceFailure | null;
	notices: SourceNote[];
}

/** An account that a pasted token may manage. */
export interface Account {
	id: string;
	name: string;
	/** Its name in addresses, without "@". */
	handle: string | null;
	/** On this site, which passes it on. */
	picture: string | null;
	network: Network;
	tasks: string[] | null;
	connected: boolean;
	/** End of a token that lives for hours and cannot be exchanged, ISO 8601. */
	expires: string | null;
}

export interface RefreshAnswer {
	/** False: time ran out, call again. */
	complete: boolean;
	posts: { added: number; changed: number; removed: number };
	pictures: { downloaded: number; failed: number };
	calls: number;
	source: Source;
}

export interface TestAnswer {
	ok: boolean;
	message: string;
	source: Source;
}

/** Why something did not work and what to do about it. */
export interface Problem {
	code: string;
	message: string;
	remedy: string | null;
}
