/** `@vitrine/popup-dialog`: what a popup needs once it opens, fetched then. */
export { attend } from './attend';
export { enqueue } from './turns';
