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
