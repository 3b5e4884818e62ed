/** What the server says of the dialog. Twin: ShareButtonsView::question() in PHP. */
export interface MastodonWords {
	/** Name of the field. */
	server: string;
	/** Where the field holds no server. */
	invalid: string;
	share: string;
	cancel: string;
}
