// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type MegaMenuItemAttributes = {
	kind: 'link' | 'group' | 'panel';
	label: string;
	url: string;
	id: number;
	entity: 'custom' | 'post-type' | 'taxonomy';
	opensInNewTab: boolean;
	rel: string;
	description: string;
	badge: string;
	icon: '' | 'cart' | 'comments' | 'download' | 'featured' | 'info' | 'likes' | 'picture' | 'play' | 'search' | 'shares';
	showFor: 'all' | 'members' | 'guests';
	hiddenOn: ( 'desktops' | 'tablets' | 'phones' )[];
	width: 'full' | 'content' | 'own' | 'side';
	panelWidth: number;
};
