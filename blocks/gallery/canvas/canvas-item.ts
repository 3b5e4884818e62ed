import type { GalleryItem } from '../../../frontend/render/gallery';

/** An item in the canvas. */
export type CanvasItem = GalleryItem & {
	/** Index in the attribute `items`, or among the files of its album. */
	place?: number;
	/** Width by height as visitors' tiles have it, 0 = unknown. */
	ratio?: number;
};
