/** What a popup is to the code that opens it and to the code that comes while it does. */
import type { VitrineEvents } from '@vitrine/frontend';
import type { PopupConfig, PopupData } from '../render/popup/types';

export type Reason = VitrineEvents[ 'vitrine:popup:hide' ][ 'reason' ];

/** A dialog from opening to closing. */
export interface Visit {
	readonly popup: Popup;
	readonly element: HTMLDialogElement;
	/** Opened it, or had the focus before. */
	readonly before: Element | null;
	readonly isModal: boolean;
	/** A trigger opened it, not the visitor. */
	readonly isUnasked: boolean;
	/** From 0 to 1: what of the last exit was still to come when it opened again. */
	readonly left: number;
	isLeaving?: boolean;
	/** Stands where it was, when it had to be brought out of what was around it (dialog/place.ts). */
	place?: HTMLElement;
	/** Somebody asked for it before it could; who opens it again takes that back. */
	closing?: Reason | undefined;
	/** Closes it as it is set to; there once what follows has come, or will not. */
	leave?: ( reason: Reason ) => void;
	/** Takes back all that it did to the page, at once; what of the exit was still to come. */
	finish?: () => number;
}

export interface Popup {
	readonly config: PopupConfig;
	readonly data: PopupData;
	isOpen: () => boolean;
	/** Whether a dialog is open as this popup, if only for the rest of its exit. */
	has: ( element: EventTarget | null ) => boolean;
	/** Opens it, or adopts a dialog that is open already; says whether it did. Opener null = nobody asked for it. */
	open: ( trigger: string, opener?: Element | null | undefined ) => boolean;
	close: ( reason: Reason ) => void;
	/** The dialog has closed, in whatever way. */
	settle: () => number;
}
