import type { Service } from '../../../frontend/render/share-buttons/services';

/**
 * The icon of a service, for controls.
 *
 * @param props      What to show.
 * @param props.icon Its outline.
 */
export const Glyph = ( { icon }: Pick< Service, 'icon' > ) => (
	<svg
		viewBox={ icon.viewBox }
		width="24"
		height="24"
		fill="currentColor"
		aria-hidden="true"
	>
		<path d={ icon.path } />
	</svg>
);
