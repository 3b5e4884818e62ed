/** Menus whose items open panels: by a pointer that rests, by presses and by keys. On pages that have one. */
import { mount, readData } from '@vitrine/frontend';
import { listen } from '../core/listen';
import { attachKeys } from './keys';
import { isProbablyMember } from './member';
import { Menu } from './menu';
import { attachBar } from './bar';
import {
	isOver,
	MENU,
	openIn,
	panelOf,
	parentsIn,
	partOf,
	toggleOf,
} from './parts';
import { attachHover, attachPresses } from './pointer';
import type { MenuSettings } from './settings';

mount( MENU, ( element ) => {
	const settings = readData( element ) as MenuSettings | undefined;
	if ( ! settings ) {
		return;
	}
	const menu = new Menu( element, settings );
	attachPresses( menu );
	attachKeys( menu );
	if ( settings.openOn !== 'click' ) {
		parentsIn( element ).forEach( ( item ) => attachHover( menu, item ) );
	}
	listen( 'pointerdown', ( { target } ) => {
		if (
			! element.contains( target as Node ) &&
			! isOver( element, target as Element )
		) {
			menu.closeAll();
		}
	} );
	listen< PageTransitionEvent >( 'pageshow', ( { persisted } ) => {
		if ( persisted && ! menu.isNarrow ) {
			const { activeElement } = document;
			const left = openIn( element ).find( ( item ) =>
				panelOf( item )!.contains( activeElement )
			);
			menu.closeAll();
			// The link that was followed is in it.
			if ( left ) {
				toggleOf( left )!.focus( { preventScroll: true } );
			}
		}
	} );
	listen( 'resize', () => {
		const open = openIn( element );
		if ( open.length ) {
			const { clientWidth } = document.documentElement;
			open.forEach( ( item ) => menu.place( item, clientWidth ) );
		}
	} );
	const bar = partOf( element, 'bar' );
	if ( bar ) {
		attachBar( menu, bar );
	}
	const { visitor } = settings;
	if ( visitor && isProbablyMember() ) {
		// Without it they stay.
		import( /* webpackIgnore: true */ '@vitrine/mega-menu-visitor' ).then(
			( { leaveOutGuests } ) => leaveOutGuests( element, visitor ),
			() => undefined
		);
	}
	element.classList.add( 'is-ready' );
} );
