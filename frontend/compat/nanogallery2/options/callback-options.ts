/** Functions of the page, by the names of their options. */
import { say } from './draft';
import type { Rule } from './draft';

const CALLBACKS = [
	'fnThumbnailInit',
	'fnThumbnailHoverInit',
	'fnThumbnailHover',
	'fnThumbnailHoverOut',
	'fnThumbnailDisplayEffect',
	'fnThumbnailL1DisplayEffect',
	'fnImgToolbarCustInit',
	'fnImgToolbarCustDisplay',
	'fnImgToolbarCustClick',
	'fnProcessData',
	'fnThumbnailSelection',
	'fnGalleryRenderStart',
	'fnGalleryRenderEnd',
	'fnGalleryObjectModelBuilt',
	'fnGalleryLayoutApplied',
	'fnThumbnailClicked',
	'fnShoppingCartUpdated',
	'fnThumbnailToolCustAction',
	'fnThumbnailOpen',
	'fnImgDisplayed',
	'fnPopupMediaInfo',
];

const callback: Rule = ( value, draft, option ) => {
	if ( value !== null && value !== undefined && value !== '' ) {
		draft.imported.runtime.callbacks[ option ] = value;
		say( draft, option, 'callback' );
	}
	return true;
};

export const CALLBACK: Record< string, Rule > = {
	...Object.fromEntries( CALLBACKS.map( ( name ) => [ name, callback ] ) ),
	/** In the option list of nanogallery2, and in nothing else of it. */
	fnViewerInfo: ( value, draft, option ) => {
		if ( value ) {
			say( draft, option, 'none', 'nanogallery2 never called it.' );
		}
		return true;
	},
};
