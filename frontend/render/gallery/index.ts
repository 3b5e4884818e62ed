/** The gallery as HTML: pure, the same in the canvas, on pages without PHP, and in the contract fixtures that PHP is held to. */
export { Gallery } from './parts/gallery';
export { listProperties, tileProperties } from './geometry';
export { HOVER_EFFECTS } from './hover-effects';
export { complete } from './items/item';
export type { SentItem } from './items/item';
export { cut, labelHeight } from './label';
export {
	boxAt,
	heightAt,
	layoutTiles,
	pageRange,
	pageStarts,
	windowOf,
} from './layout';
export type { Layout } from './layout';
export { extentOf, fits, overlaps, parsePattern } from './mosaic';
export { BLOCK, part } from './names';
export { packRatios, unpackRatios } from './ratios';
export * from './settings';
export {
	NOMINAL_WIDTHS,
	nominalWidth,
	SIZE_CLASSES,
	sizeClassOf,
	stepOf,
} from './steps';
export { Tile } from './parts/tile';
export { formatTools, parseTools, TILE_TOOLS, VIEWER_TOOLS } from './tools';
export { levelClasses, needsEffects, wrapperClasses } from './wrapper';
export { ENGLISH } from './strings';
export type { GalleryStrings } from './strings';
export type * from './types';
