/**
 * The frame around a popup's blocks: classes and custom properties (docs/popup.md, "What PHP prints").
 *
 * Twin: php/Popup/Display/PopupView.php; both are held to blocks/popup/test/fixtures. Only the editor uses it: visitors get what PHP has printed.
 */
import { DEFAULTS } from './settings';
import type { DocumentSettings, Kind, Length } from './types';

/** Custom properties that blocks/popup/style.scss reads. */
export type FrameProperty =
	| '--vitrine-popup-width'
	| '--vitrine-popup-height'
	| '--vitrine-popup-margin'
	| '--vitrine-popup-overlay'
	| '--vitrine-popup-duration';

export interface Frame {
	/** Classes besides the block's own. */
	classes: string[];
	/** Only those that differ from the default. */
	style: Partial< Record< FrameProperty, string > >;
}

/**
 * The frame of a popup.
 *
 * @param kind     Kind.
 * @param settings Its settings, complete.
 * @param hasClose Whether it has a close button.
 */
export function frameOf(
	kind: Kind,
	settings: DocumentSettings,
	hasClose: boolean
): Frame {
	return {
		classes: classesOf( kind, settings, hasClose ),
		style: styleOf( settings ),
	};
}

/**
 * Whether nothing else on the page can be used while it is open.
 *
 * @param kind Kind.
 */
export const isModal = ( kind: Kind ): boolean =>
	kind === 'modal' || kind === 'full-screen';

function classesOf(
	kind: Kind,
	settings: DocumentSettings,
	hasClose: boolean
): string[] {
	const isFull = kind === 'full-screen';
	const isBar = kind === 'bar';
	// A bar is at one of the two edges.
	const vertical =
		isBar && settings.vertical_position === 'center'
			? 'top'
			: settings.vertical_position;
	const names: ( string | false )[] = [
		`is-${ kind }`,
		! isFull && ! isBar && `is-${ settings.horizontal_position }`,
		! isFull && `is-${ vertical === 'center' ? 'middle' : vertical }`,
		isModal( kind ) && settings.overlay === 'yes' && 'has-overlay',
		hasClose &&
			settings.close_button_position === 'outside' &&
			'has-outer-close',
		! isFull &&
			settings.height_type === 'fit_to_screen' &&
			'is-fit-to-screen',
		settings.content_position === 'center' && 'is-content-middle',
		settings.content_position === 'bottom' && 'is-content-bottom',
		...settings.classes.split( ' ' ),
	];
	return names.filter( ( name ): name is string => Boolean( name ) );
}

function styleOf( settings: DocumentSettings ): Frame[ 'style' ] {
	const { width, margin, overlay_background_color: color } = settings;
	const { size: duration } = settings.entrance_animation_duration;
	const normal = DEFAULTS.settings;
	return {
		...( lengthOf( width ) !== lengthOf( normal.width ) && {
			'--vitrine-popup-width': lengthOf( width ),
		} ),
		...( settings.height_type === 'custom' && {
			'--vitrine-popup-height': lengthOf( settings.height ),
		} ),
		...( margin !== normal.margin && {
			'--vitrine-popup-margin': `${ margin }px`,
		} ),
		...( color !== normal.overlay_background_color && {
			'--vitrine-popup-overlay': color,
		} ),
		...( duration !== normal.entrance_animation_duration.size && {
			'--vitrine-popup-duration': `${ duration }s`,
		} ),
	};
}

const lengthOf = ( { size, unit }: Length ): string => `${ size }${ unit }`;
