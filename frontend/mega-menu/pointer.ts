/** What a pointer opens and closes. */
import { isPlainClick } from '../core/links/plain-click';
import { AWAY, hoverAfter, type HoverEvent } from './hover';
import type { Menu } from './menu';
import { isOpen, isOver, itemOf, LINK, panelOf, TOGGLE } from './parts';
import { answerTo } from './press';

/**
 * Opens an item when a mouse or pen rests on it, and closes it when that has left.
 *
 * @param menu The menu.
 * @param item Which.
 */
export function attachHover( menu: Menu, item: HTMLElement ): void {
	let hover = AWAY;
	let timer = 0;
	const step = ( event: HoverEvent ) => {
		const before = isOpen( item );
		const [ next, after ] = hoverAfter(
			hover,
			event,
			before,
			menu.settings
		);
		hover = next;
		clearTimeout( timer );
		if ( hover.due < Infinity ) {
			timer = window.setTimeout(
				() => step( { ...hover.at, type: 'due', time: hover.due } ),
				hover.due - event.time
			);
		}
		if ( after && ! before ) {
			menu.open( item );
			menu.hovered.add( item );
		} else if ( before && ! after && ! isKept( menu, item ) ) {
			menu.close( item );
		}
	};
	const listen = ( name: string, type: 'over' | 'out' ) =>
		item.addEventListener( name, ( event ) => {
			const { pointerType, clientX, clientY, timeStamp } =
				event as PointerEvent;
			if ( pointerType !== 'touch' && ! menu.isNarrow ) {
				step( { type, x: clientX, y: clientY, time: timeStamp } );
			}
		} );
	listen( 'pointerenter', 'over' );
	listen( 'pointermove', 'over' );
	listen( 'pointerleave', 'out' );
}

/**
 * Whether an item stays open without the pointer: it was pressed, or somebody types in it, or in a dialog that was opened there.
 *
 * @param menu The menu.
 * @param item Which.
 */
const isKept = (
	{ element, hovered, settings }: Menu,
	item: HTMLElement
): boolean => {
	const { activeElement } = element.ownerDocument;
	return (
		( settings.openOn === 'both' && ! hovered.has( item ) ) ||
		panelOf( item )!.contains( activeElement ) ||
		isOver( element, activeElement )
	);
};

/**
 * Answers presses on items that open something.
 *
 * @param menu The menu.
 */
export function attachPresses( menu: Menu ): void {
	const { element, settings } = menu;
	let isTouch = false;
	element.addEventListener( 'pointerdown', ( { pointerType } ) => {
		isTouch = pointerType === 'touch';
	} );
	element.addEventListener( 'click', ( event ) => {
		const target = event.target as Element;
		const pressed = target.closest( `${ LINK }, ${ TOGGLE }` );
		const item = itemOf( pressed );
		if (
			! pressed ||
			! item ||
			! isPlainClick( event ) ||
			! panelOf( item )
		) {
			return;
		}
		const pointer = isTouch ? 'touch' : 'mouse';
		const answer = answerTo(
			{
				on: pressed.matches( TOGGLE ) ? 'toggle' : 'link',
				by: event.detail > 0 ? pointer : 'key',
				isOpen: isOpen( item ),
				byHover: menu.hovered.has( item ),
				hasLink: pressed.previousElementSibling !== null,
				isNarrow: menu.isNarrow,
			},
			settings
		);
		menu.hovered.delete( item );
		if ( answer === 'go' ) {
			return;
		}
		event.preventDefault();
		if ( answer === 'open' ) {
			menu.open( item );
		} else if ( answer === 'close' ) {
			menu.close( item );
		}
	} );
}
