/** Keys of a menu, and where the focus goes. */
import { isVisible } from '../core/dialog/focus';
import type { Menu } from './menu';
import {
	isOpen,
	isOver,
	ITEM,
	itemOf,
	LINK,
	OPEN,
	panelOf,
	TOGGLE,
	toggleOf,
} from './parts';

/** The focus may be on its way for so long, ms. */
const ON_ITS_WAY = 10;

/** Where an arrow leads: so many stops on, to the first or last one, or into what is open. */
export type Move = number | 'first' | 'last' | 'in';

/**
 * What a key means on an item.
 *
 * @param key        Name of the key.
 * @param isVertical Whether the items stand below each other.
 * @param isRtl      Whether the page is read from right to left.
 * @param opened     Whether the item is open.
 * @return Nothing = it is the browser's.
 */
export function moveOf(
	key: string,
	isVertical: boolean,
	isRtl: boolean,
	opened: boolean
): Move | undefined {
	const forth = isRtl ? 'ArrowLeft' : 'ArrowRight';
	const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
	const keys: Record< string, Move > = {
		Home: 'first',
		End: 'last',
		...( isVertical
			? {
					ArrowDown: 1,
					ArrowUp: -1,
					...( opened && { [ forth ]: 'in' } ),
				}
			: {
					[ forth ]: 1,
					[ back ]: -1,
					...( opened && { ArrowDown: 'in' } ),
				} ),
	} as Record< string, Move >;
	return keys[ key ];
}

/** What the arrows stop at in a list. */
const stopsIn = ( list: Element ): HTMLElement[] =>
	[
		...list.querySelectorAll< HTMLElement >(
			// One whose popup is gone has no address.
			`:scope > ${ ITEM } > a[href], :scope > ${ ITEM } > ${ ITEM }__row > :is( a[href], ${ TOGGLE } )`
		),
	].filter( isVisible );

function move( menu: Menu, event: KeyboardEvent, item: HTMLElement ): void {
	const list = item.parentElement!;
	const isInner = Boolean( itemOf( list ) );
	const where = moveOf(
		event.key,
		isInner || menu.isNarrow || menu.settings.isVertical,
		menu.isRtl,
		isOpen( item )
	);
	if ( where === undefined ) {
		return;
	}
	event.preventDefault();
	if ( where === 'in' ) {
		[
			...panelOf( item )!.querySelectorAll< HTMLElement >(
				'a[href], button, input, select, textarea, [tabindex="0"]'
			),
		]
			.find( isVisible )
			?.focus();
		return;
	}
	const stops = stopsIn( list );
	const at = stops.indexOf( event.target as HTMLElement );
	const ends = { first: 0, last: -1 };
	const next =
		typeof where === 'number'
			? ( at + where ) % stops.length
			: ends[ where ];
	// Less than 0 counts from the end.
	stops.at( next )?.focus();
}

/**
 * Answers keys.
 *
 * @param menu The menu.
 */
export function attachKeys( menu: Menu ): void {
	const { element } = menu;
	element.addEventListener( 'keydown', ( event ) => {
		const target = event.target as HTMLElement;
		if ( event.defaultPrevented ) {
			return;
		}
		if ( event.key === 'Escape' ) {
			const open = target.closest< HTMLElement >( OPEN );
			if ( open ) {
				// The nearest level, and nothing around it.
				event.preventDefault();
				event.stopPropagation();
				menu.close( open );
				toggleOf( open )!.focus();
			}
		} else if (
			target.matches( `a${ LINK }, ${ TOGGLE }` ) &&
			! ( event.ctrlKey || event.metaKey || event.altKey )
		) {
			move( menu, event, itemOf( target )! );
		}
	} );
	// What hover has opened can be put away without moving the pointer.
	document.addEventListener( 'keydown', ( { key, target } ) => {
		if ( key === 'Escape' && ! isOver( element, target as Element ) ) {
			menu.closeAll();
		}
	} );
	element.addEventListener( 'focusout', ( { target } ) => {
		setTimeout( () => {
			const { activeElement } = document;
			if ( isOver( element, activeElement ) ) {
				return;
			}
			let item = itemOf( target as Element );
			while ( item ) {
				if (
					isOpen( item ) &&
					! menu.isNarrow &&
					activeElement !== document.body &&
					! item.contains( activeElement )
				) {
					menu.close( item );
				}
				item = itemOf( item.parentElement );
			}
		}, ON_ITS_WAY );
	} );
}
