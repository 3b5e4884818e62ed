/** What the server tells of suggestions. Twin: php/SearchOverlay/SearchOverlayModule.php. */
export interface SearchSettings {
	/** Of the route, with all that it is asked but the text. */
	address: string;
	/** Of the list, for screen readers. */
	name: string;
}
