import type { SizeClass } from '../../../frontend/render/gallery/types';
import type { GallerySettings } from '../gallery-attributes';
import type { Scope } from './level';

export interface PanelProps {
	settings: GallerySettings;
	/** Which albums and screens the panels speak of. */
	scope: Scope;
	setScope: ( scope: Scope ) => void;
	/** What the canvas shows now. */
	current: SizeClass;
	/** Whether there are albums. */
	levels: boolean;
}
