/** A place of feeds, as `GET vitrine/v1/feed-places` answers, see docs/names.md. */
export interface Place {
	kind: string;
	id: string;
	/** '' = wherever somebody puts it, or nowhere yet. */
	area: '' | 'header' | 'content' | 'sidebar' | 'footer';
	/** Names of the accounts that it shows. */
	accounts: string[];
	title: string;
	/** Such as "Page". */
	type: string;
	/** Such as "Draft"; null = published. */
	status: string | null;
	edit: string;
	view: string | null;
}

/** What the owner decides for the whole site. */
export interface OwnerSettings {
	mail: boolean;
	/** Days that posts are kept; 0 = all. */
	days: number;
}
