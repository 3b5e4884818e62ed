/** What keys mean in the viewer. Pure. */

export type Command =
	| 'close'
	| 'next'
	| 'previous'
	| 'slideshow'
	| 'zoomIn'
	| 'zoomOut'
	| 'zoomReset'
	| 'panLeft'
	| 'panRight'
	| 'panUp'
	| 'panDown';

export interface Key {
	key: string;
	/** Ctrl, Alt or Meta is down: the browser's or the system's. */
	modified: boolean;
	repeated: boolean;
	/** What has the focus: a button or link keeps Space and Enter, a field or player keeps everything but Escape. */
	on: 'page' | 'control' | 'field';
	/** The picture is larger than at first: arrows move it. */
	zoomed: boolean;
	zoomable: boolean;
	rtl: boolean;
}

const PAN: Record< string, Command > = {
	ArrowLeft: 'panLeft',
	ArrowRight: 'panRight',
	ArrowUp: 'panUp',
	ArrowDown: 'panDown',
};

const ZOOM: Record< string, Command > = {
	'+': 'zoomIn',
	'=': 'zoomIn',
	'-': 'zoomOut',
	'0': 'zoomReset',
};

/**
 * The command of a key, or null: then it is not the viewer's.
 *
 * @param pressed The key and its circumstances.
 */
export function commandOf( pressed: Key ): Command | null {
	const { key, on, zoomed, rtl } = pressed;
	if ( key === 'Escape' ) {
		return 'close';
	}
	if ( pressed.modified || on === 'field' ) {
		return null;
	}
	if ( pressed.zoomable && key in ZOOM ) {
		return ZOOM[ key ] ?? null;
	}
	if ( zoomed && key in PAN ) {
		return PAN[ key ] ?? null;
	}
	switch ( key ) {
		case ' ':
		case 'Enter':
			return on === 'control' || pressed.repeated ? null : 'slideshow';
		case 'ArrowUp':
		case 'PageUp':
			return 'next';
		case 'ArrowRight':
			return rtl ? 'previous' : 'next';
		case 'ArrowLeft':
			return rtl ? 'next' : 'previous';
		case 'PageDown':
			return 'previous';
		case 'ArrowDown':
			return 'close';
		default:
			return null;
	}
}
