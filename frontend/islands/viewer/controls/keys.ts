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
	const { key, on, rtl } = pressed;
	if ( key === 'Escape' ) {
		return 'close';
	}
	if ( pressed.modified || on === 'field' ) {
		return null;
	}
	const look =
		( pressed.zoomable && ZOOM[ key ] ) || ( pressed.zoomed && PAN[ key ] );
	if ( look ) {
		return look;
	}
	if ( key === ' ' || key === 'Enter' ) {
		return on === 'control' || pressed.repeated ? null : 'slideshow';
	}
	const commands: Record< string, Command > = {
		ArrowUp: 'next',
		PageUp: 'next',
		ArrowRight: rtl ? 'previous' : 'next',
		ArrowLeft: rtl ? 'next' : 'previous',
		PageDown: 'previous',
		ArrowDown: 'close',
	};
	return commands[ key ] ?? null;
}
