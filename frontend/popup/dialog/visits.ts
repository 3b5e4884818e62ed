import type { PopupConfig } from '../../render/popup/types';
import type { Visit } from '../popup';

/** Popups that are open, in the order in which they opened. */
export const visits: Visit[] = [];

/** Of every popup that was shown on this page, when it closed last, ms; 0 = it has not. */
export const shown = new Map< PopupConfig[ 'id' ], number >();
