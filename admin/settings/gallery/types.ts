/** What the REST routes of `vitrine/v1/providers` answer, see docs/names.md. */
export interface ProviderField {
	name: string;
	label: string;
	type: 'text' | 'url' | 'secret';
	required: boolean;
	help: string;
}

export interface ProviderKind {
	id: string;
	label: string;
	help: { text: string; url?: string; link?: string }[];
	fields: ProviderField[];
}

export interface Connection {
	id: number;
	provider: string;
	providerLabel: string;
	name: string;
	state: 'connecting' | 'ok' | 'failing' | 'key';
	stateLabel: string;
	/** Without keys. */
	settings: Record< string, string >;
	/** Whether visitors load pictures from the provider's host. */
	direct: boolean;
	albums: number;
	pictures: { ready: number; awaited: number };
	isFull: boolean;
	isBusy: boolean;
	/** ISO 8601; null: never. */
	lastSuccess: string | null;
	nextRefresh: string | null;
	error: {
		code: string;
		message: string;
		remedy: string;
		since: string;
	} | null;
}

export interface ConnectionData {
	name: string;
	/** Keys that are left out stay as they are. */
	settings: Record< string, string >;
	direct: boolean;
}

export interface RefreshAnswer {
	/** False: time ran out, call again. */
	complete: boolean;
	albums: number;
	pictures: { downloaded: number; failed: number };
	connection: Connection;
}

export interface TestAnswer {
	ok: boolean;
	message: string;
	remedy: string;
	connection: Connection;
}
