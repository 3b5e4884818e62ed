/** What the page says of its popups, and where they are on it. */
import type { PopupConfig, PopupData } from '../render/popup/types';

/** What WordPress prints for the filter `script_module_data_@vitrine/popup`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/popup"]';

const KINDS = [ 'modal', 'slide-in', 'bar', 'full-screen' ];

const isObject = ( value: unknown ): value is Record< string, unknown > =>
	typeof value === 'object' && value !== null;

/**
 * Reads the data of the module; a popup that is not as it should be is none.
 *
 * @return Null = the page has no popups.
 */
export function readData(): PopupData | null {
	let data: unknown;
	try {
		data = JSON.parse( document.querySelector( DATA )!.textContent );
	} catch {
		// There is none, or it is broken.
	}
	if ( ! isObject( data ) || ! Array.isArray( data[ 'popups' ] ) ) {
		return null;
	}
	const popups = data[ 'popups' ].filter( isPopup );
	return { engines: [], words: {}, ...data, popups } as unknown as PopupData;
}

const isPopup = ( value: unknown ): value is PopupConfig =>
	isObject( value ) &&
	/^(number|string)$/.test( typeof value[ 'id' ] ) &&
	typeof value[ 'element' ] === 'string' &&
	KINDS.includes( value[ 'kind' ] as string ) &&
	isObject( value[ 'settings' ] );

/**
 * The dialog of a popup; looked for anew each time, because what is around it may be replaced. PHP prints those of posts last: an author may have written the same id before.
 *
 * @param config The popup.
 */
export const dialogOf = ( {
	element,
}: PopupConfig ): HTMLDialogElement | undefined =>
	[ ...document.querySelectorAll( 'dialog' ) ]
		.filter( ( { id } ) => id === element )
		.pop();

/**
 * Whether the page behind rests while it is open.
 *
 * @param config The popup.
 */
export const isModalKind = ( { kind }: PopupConfig ): boolean =>
	/^(modal|full-screen)$/.test( kind );
