/** `@vitrine/popup-dialog`: what a popup needs once it opens, fetched then. */
export { openDialog } from './open-dialog';
export { enqueue } from './popup-queue';
