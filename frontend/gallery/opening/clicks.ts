import { emit, safeUrl } from '@vitrine/frontend';
import { goTo } from '../../core/links/go-to';
import type { GalleryItem } from '../../render/gallery/types';
import { itemOf } from '../../render/gallery/items/tile-item';
import type { Context } from '../context';
import type { Opening } from '../parts';
import type { OpenOn } from './album';
import { actionOf } from './click';
import type { Action } from './click';
import { HOVERED, hoverOf, showsAtFirst } from './hover';

/**
 * What clicks on the tiles of a gallery do.
 *
 * @param context The gallery.
 * @param open    Opens what is at a place of the album.
 * @param openOn  Opens the viewer on another album.
 */
export function clicksOf(
	context: Context,
	open: Opening[ 'open' ],
	openOn: OpenOn
): Opening[ 'click' ] {
	const hover = hoverOf( context );

	const click: Opening[ 'click' ] = async ( tile, link, isTouch ) => {
		const item = itemOf( tile );
		if ( ! item ) {
			throw new Error( 'A plain link' );
		}
		if (
			! emit( context.element, 'vitrine:gallery:click', { id: item.id } )
		) {
			return;
		}
		const action = actionOn( context, tile, item, isTouch );
		hover( action === 'hover' ? tile : null, () =>
			click( tile, link, true ).catch( () => goTo( link.href ) )
		);
		switch ( action ) {
			case 'follow':
				if ( link.target && link.target !== '_self' ) {
					openWindow( link.href, link.target );
				} else {
					goTo( link.href );
				}
				return;
			case 'original':
				return openWindow( item.originalURL || item.src, '_blank' );
			case 'select':
				return ( await context.part( 'selection' ) ).toggle( tile );
			case 'firstImage': {
				const { openFirst } = await import(
					/* webpackChunkName: "chunks/gallery-first-image" */ './first-image'
				);
				return openFirst( context, item, openOn );
			}
			case 'album':
				return ( await context.part( 'browsing' ) ).enter( item );
			case 'view':
				if (
					! ( await open( Number( tile.dataset[ 'index' ] ), 'new' ) )
				) {
					throw new Error( 'A plain link' );
				}
		}
	};
	return click;
}

/**
 * What a click on a tile does now.
 *
 * @param context           The gallery.
 * @param context.config    What it goes by.
 * @param context.selection What is selected.
 * @param tile              The tile.
 * @param item              What it shows.
 * @param isTouch           Whether a finger did it.
 */
function actionOn(
	{ config, selection }: Context,
	tile: HTMLElement,
	item: GalleryItem,
	isTouch: boolean
): Action {
	const isSelecting = [ ...selection.values() ].some(
		( { selected } ) => selected
	);
	return actionOf(
		item,
		{
			isTouch,
			isSelecting,
			isHovered: tile.classList.contains( HOVERED ),
			showsAtFirst: showsAtFirst( tile, config.level.hoverEffects ),
		},
		config
	);
}

function openWindow( address: string, target: string ): void {
	window.open( safeUrl( address ), target, 'noopener' );
}
