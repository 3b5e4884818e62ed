/** Triggers that few popups have. */
import { listen } from '../../core/listen';
import { onScroll, onSight } from '../../core/scrolling';
import type { Told } from '@vitrine/forms';
import type { TriggerSet } from '.';
import { watchForms } from '../forms';
import { adblockDetection } from './adblock';

/** Px in a millisecond, and ms since the last touch: slower, or later, it is nobody who is leaving. */
const FAST = 1.5;
const TOUCHED = 1000;

/** Ms that a pointer rests before it is meant. */
const REST = 150;

/** Without the module nobody tells. */
const ignore = () => undefined;

export const MORE_TRIGGERS = {
	/** The element may come later. */
	scrolling_to( settings, fire, signal ) {
		const watch = onSight(
			( { isIntersecting } ) => isIntersecting && fire(),
			signal
		);
		const find = () => {
			const target = document.querySelector(
				settings.scrolling_to_selector
			);
			if ( target ) {
				watch( target );
				changes.disconnect();
			}
			return target;
		};
		const changes = new MutationObserver( find );
		if ( ! find() ) {
			changes.observe( document, {
				childList: true,
				subtree: true,
				attributes: true,
			} );
			signal.addEventListener( 'abort', () => changes.disconnect() );
		}
	},

	adblock_detection: adblockDetection,

	/** A form of the page was sent. */
	form_submit( settings, fire, signal ) {
		const selector = settings.form_submit_selector || '*';
		document.querySelector( selector );
		const names = 'vitrine:form:sent vitrine:form:success';
		const hear = ( { type, detail: { form } }: Told ) => {
			if (
				names.includes( type ) &&
				( form.closest( selector ) || form.querySelector( selector ) )
			) {
				fire();
			}
		};
		listen< CustomEvent & Told >( names, hear, signal, document );
		watchForms().then( ( told ) => told.forEach( hear ), ignore );
	},

	custom_event( settings, fire, signal ) {
		const name = settings.custom_event_name;
		document.addEventListener( name, fire, { signal } );
		// Nobody tells these unless asked.
		if ( /^vitrine:(form|cart):/.test( name ) ) {
			watchForms().then(
				( told ) =>
					told.some( ( { type } ) => type === name ) && fire(),
				ignore
			);
		}
	},

	hash( settings, fire, signal, popup ) {
		const wanted = `#${ ( settings.hash_hash || popup.element ).replace(
			/^#/,
			''
		) }`;
		const look = () => {
			const { hash } = window.location;
			if ( hash === wanted || hash === encodeURI( wanted ) ) {
				fire();
			}
		};
		listen( 'hashchange', look, signal );
		look();
	},

	hover( settings, fire, signal ) {
		const selector = settings.hover_selector;
		document.querySelector( selector );
		let timer: number | undefined;
		listen< PointerEvent | FocusEvent >(
			'pointerover pointerout focusin',
			( event ) => {
				window.clearTimeout( timer );
				if (
					event.type !== 'pointerout' &&
					// A finger does not rest.
					! (
						'pointerType' in event && event.pointerType === 'touch'
					) &&
					( event.target as Element ).closest?.( selector )
				) {
					timer = window.setTimeout(
						fire,
						event.type === 'focusin' ? 0 : REST
					);
				}
			},
			signal
		);
	},

	tab_return( settings, fire, signal ) {
		let left = Infinity;
		listen(
			'visibilitychange',
			() => {
				if ( document.hidden ) {
					left = Date.now();
				} else if (
					Date.now() - left >=
					settings.tab_return_time * 1000
				) {
					fire();
				}
			},
			signal
		);
	},

	/** Videos of the page itself; a frame of a video service does not tell. */
	video_end( settings, fire, signal ) {
		const selector = settings.video_end_selector || 'video';
		document.querySelector( selector );
		listen(
			'ended',
			( { target } ) =>
				( target as Element ).closest?.( selector ) && fire(),
			signal
		);
	},

	/** On touch screens, instead of exit intent; never the Back button. */
	fast_scroll( _settings, fire, signal ) {
		let touched = -Infinity;
		let since = 0;
		listen(
			'touchmove',
			() => {
				touched = performance.now();
			},
			signal
		);
		onScroll( ( y, before ) => {
			const now = performance.now();
			const elapsed = now - since;
			since = now;
			if (
				now - touched < TOUCHED &&
				// Two steps of one movement.
				elapsed < 100 &&
				( before - y ) / Math.max( elapsed, 8 ) >= FAST
			) {
				fire();
			}
		}, signal );
	},
} satisfies TriggerSet;
