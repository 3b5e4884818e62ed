/**
 * A block's settings within their bounds: defaults and bounds of blocks/gallery/block.json.
 *
 * Twin: php/Gallery/Settings/GallerySettings.php; both are held to tests/fixtures/gallery-settings.json.
 */
export {
	ALIGNMENTS,
	LAST_ROWS,
	LAYOUTS,
	layoutSettings,
	MAX_CELLS,
	MAX_TILES,
} from './layout';
export {
	LABEL_POSITIONS,
	layoutFor,
	levelSettings,
	MODES,
	TRANSITIONS,
} from './level';
export { CORNERS, toolSettings } from './tools';
export { viewerSettings } from './viewer';
