/** Triggers of something that a visitor, or a script of the page, does. */
import type { Trigger } from '.';

/** Dialogs of ours: clicks in them are none of the page. */
const OURS = '.wp-block-vitrine-popup, .vitrine-viewer';

/** Ms that a pointer rests before it is meant. */
const REST = 150;

export const click: Trigger = ( settings, fire, signal ) => {
	let times = 0;
	document.addEventListener(
		'click',
		( { target } ) => {
			if (
				! ( target as Element ).closest?.( OURS ) &&
				++times >= settings.click_times
			) {
				fire();
			}
		},
		{ capture: true, signal }
	);
};

/** Through the top of the window: there are the tabs, the address and the button that closes. */
export const exitIntent: Trigger = ( _settings, fire, signal ) =>
	document.addEventListener(
		'mouseleave',
		( { clientY } ) => clientY <= 0 && fire(),
		{ capture: true, signal }
	);

export const customEvent: Trigger = ( settings, fire, signal ) =>
	document.addEventListener( settings.custom_event_name, fire, { signal } );

export const hash: Trigger = ( settings, fire, signal, popup ) => {
	const look = () => {
		const wanted = settings.hash_hash || popup.element;
		if (
			[ location.hash, decoded( location.hash ) ].includes(
				`#${ wanted.replace( /^#/, '' ) }`
			)
		) {
			fire();
		}
	};
	window.addEventListener( 'hashchange', look, { signal } );
	look();
};

export const hover: Trigger = ( settings, fire, signal ) => {
	const selector = settings.hover_selector;
	document.querySelector( selector );
	let timer: number | undefined;
	const look = ( { target, type }: Event ) => {
		window.clearTimeout( timer );
		if ( ( target as Element ).closest?.( selector ) ) {
			timer = window.setTimeout( fire, type === 'focusin' ? 0 : REST );
		}
	};
	document.addEventListener(
		'pointerover',
		( event ) => event.pointerType !== 'touch' && look( event ),
		{ signal }
	);
	document.addEventListener( 'focusin', look, { signal } );
};

/** Videos of the page itself; a frame of a video service does not tell. */
export const videoEnd: Trigger = ( settings, fire, signal ) => {
	const selector = settings.video_end_selector || 'video';
	document.querySelector( selector );
	document.addEventListener(
		'ended',
		( { target } ) => ( target as Element ).closest?.( selector ) && fire(),
		{ capture: true, signal }
	);
};

function decoded( text: string ): string {
	try {
		return decodeURIComponent( text );
	} catch {
		return text;
	}
}
