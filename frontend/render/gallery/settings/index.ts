/**
 * A block's settings within their bounds: those of blocks/gallery/block.json.
 *
 * Twin: php/Gallery/Settings/GallerySettings.php; both are held to tests/fixtures/gallery-settings.json.
 */
export { layoutSettings } from './layout';
export { layoutFor } from './layout-for';
export { levelSettings } from './level';
export { CORNERS, toolSettings } from './tools';
export { viewerSettings } from './viewer';
