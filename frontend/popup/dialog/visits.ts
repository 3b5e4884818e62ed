import type { PopupConfig } from '../../render/popup/types';
import type { Visit } from '../visit';

/** Popups that are open, in the order in which they opened. */
export const visits: Visit[] = [];

/** Of every popup that was shown on this page, when it opened or closed last, ms. */
export const shown = new Map< PopupConfig[ 'id' ], number >();
