/** What the server tells of a menu. Twin: data() in php/MegaMenu/MegaMenuView.php. */
export interface MenuSettings {
	openOn: 'hover' | 'click' | 'both';
	interval: number;
	timeout: number;
	secondClick: 'go' | 'close' | 'nothing';
	enter: 'follow' | 'open';
	isVertical: boolean;
	collapse: 'phones' | 'tablets' | 'always' | 'never';
	state: 'collapse' | 'expand' | 'active';
	isOver: boolean;
	isDrill: boolean;
	/** Address of `vitrine/v1/visitor`, where an item is for guests only. */
	visitor?: string;
}
