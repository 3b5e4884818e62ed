/**
 * A block's settings within their bounds: defaults of specification §9, bounds of blocks/gallery/block.json.
 *
 * Twin: php/Gallery/Settings/GallerySettings.php; both are held to tests/fixtures/gallery-settings.json.
 */
export {
	ALIGNMENTS,
	LAST_ROWS,
	LAYOUTS,
	layoutSettings,
	MOST_CELLS,
	MOST_TILES,
} from './settings/layout';
export {
	LABEL_POSITIONS,
	layoutFor,
	levelSettings,
	MODES,
	TRANSITIONS,
} from './settings/level';
export { CORNERS, toolSettings } from './settings/tools';
export { viewerSettings } from './settings/viewer';
