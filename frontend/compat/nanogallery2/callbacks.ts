/** Functions that a page gave nanogallery2, called where the gallery's events happen (research §1.2). Names are never looked up on `window`. */
import type { Gallery } from '@vitrine/gallery';

type Call = (
	gallery: Gallery,
	detail: Record< string, unknown >
) => unknown[];

interface Honoured {
	event: string;
	/** What the function is given. */
	call: Call;
	/** Whether answering false stops what would happen. */
	stops?: boolean;
}

/** What the original called it with, as far as it can be said without its jQuery objects. */
const HONOURED: Record< string, Honoured[] > = {
	fnThumbnailClicked: [
		{
			event: 'click',
			call: ( { element }, { id } ) => [ element, id ],
			stops: true,
		},
	],
	fnThumbnailToolCustAction: [
		{ event: 'tool', call: ( _, { tool, id } ) => [ tool, id ] },
	],
	fnThumbnailSelection: [
		{ event: 'select', call: ( _, { ids } ) => [ ids, true ] },
		{ event: 'deselect', call: ( _, { ids } ) => [ ids, false ] },
	],
	fnShoppingCartUpdated: [
		{ event: 'cart', call: ( _, { cart, id, by } ) => [ cart, id, by ] },
	],
	fnGalleryRenderStart: [
		{ event: 'loading', call: ( _, { album } ) => [ album ] },
	],
	fnGalleryRenderEnd: [
		{ event: 'loaded', call: ( _, { album } ) => [ album ] },
	],
	fnGalleryLayoutApplied: [ { event: 'layout', call: () => [] } ],
	fnImgDisplayed: [
		{ event: 'open', call: ( _, { id } ) => [ id ] },
		{ event: 'change', call: ( _, { id } ) => [ id ] },
	],
};

/**
 * Calls the functions of a page.
 *
 * @param gallery   The gallery.
 * @param callbacks By the name of their option.
 * @return Names of those that are not honoured: strings, and what has no event.
 */
export function callBack(
	gallery: Gallery,
	callbacks: Record< string, unknown >
): string[] {
	const lost: string[] = [];
	for ( const [ name, callback ] of Object.entries( callbacks ) ) {
		const honoured = Object.hasOwn( HONOURED, name )
			? HONOURED[ name ]
			: null;
		if ( typeof callback !== 'function' || ! honoured ) {
			lost.push( name );
			continue;
		}
		for ( const { event, call, stops } of honoured ) {
			gallery.element.addEventListener(
				`vitrine:gallery:${ event }`,
				( happened ) => {
					const { detail } = happened as CustomEvent;
					const answer = callback( ...call( gallery, detail ) );
					if ( stops && answer === false ) {
						happened.preventDefault();
					}
				}
			);
		}
	}
	return lost;
}
