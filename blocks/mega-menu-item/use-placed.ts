import { useLayoutEffect, useRef } from 'react';
import {
	shiftInto,
	shiftToMiddle,
} from '../../frontend/render/mega-menu/place';
import type { MegaMenuItemAttributes } from './attributes.gen';

/**
 * Puts an open panel where it is on the page. Twin: place() in frontend/mega-menu/menu.ts.
 *
 * @param isOpen Whether it is open.
 * @param read   What the block stores.
 * @return For the panel.
 */
export function usePlaced( isOpen: boolean, read: MegaMenuItemAttributes ) {
	const ref = useRef< HTMLDivElement >( null );
	const { kind, width, panelWidth } = read;
	useLayoutEffect( () => {
		const panel = ref.current;
		if ( ! isOpen || ! panel ) {
			return;
		}
		const { clientWidth: room } = panel.ownerDocument.documentElement;
		const isRtl =
			panel.ownerDocument.defaultView!.getComputedStyle( panel )
				.direction === 'rtl';
		const isWhole =
			kind === 'panel' && ( width === 'full' || width === 'content' );
		const { style } = panel;
		style.setProperty( '--vitrine-panel-shift', '0px' );
		style.setProperty( '--vitrine-menu-room', `${ room }px` );
		const shift = ( isWhole ? shiftToMiddle : shiftInto )(
			panel.getBoundingClientRect(),
			room,
			isRtl
		);
		style.setProperty( '--vitrine-panel-shift', `${ shift }px` );
	}, [ isOpen, kind, width, panelWidth ] );
	return ref;
}
