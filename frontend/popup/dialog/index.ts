/** `@vitrine/popup-dialog`: what a popup needs once it opens, fetched then. */
import './copy';

// Also by the name that scripts of 0.1 use, which browsers may have kept.
export { openDialog, openDialog as attend } from './open-dialog';
export { enqueue } from './popup-queue';
