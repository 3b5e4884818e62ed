import type { JSX } from 'react';
import { icons } from '@vitrine/editor';
import type { Kind } from '../../frontend/render/popup/types';

/** Icons of the kinds. */
export const kindIcons: Record< Kind, JSX.Element > = {
	modal: icons.popup,
	'slide-in': icons.popupSlideIn,
	bar: icons.popupBar,
	'full-screen': icons.popupFullScreen,
};
