/** Gestures of fingers and mouse, in CSS px from where they began; nobody else knows which library finds them. */

export interface Point {
	x: number;
	y: number;
}

export interface Pan {
	dx: number;
	dy: number;
	/** px for each ms, at the end. */
	vx: number;
	vy: number;
	touch: boolean;
}

export interface GestureHandlers {
	onPanStart?: () => void;
	onPan?: ( pan: Pan ) => void;
	onPanEnd?: ( pan: Pan ) => void;
	/** Another finger or the system took over. */
	onPanCancel?: () => void;
	/** Positions are of the window. */
	onTap?: ( at: Point, event: Event ) => void;
	onDoubleTap?: ( at: Point, event: Event ) => void;
	onPinchStart?: ( center: Point ) => void;
	/** `scale` is of this pinch, from 1. */
	onPinch?: ( scale: number, center: Point ) => void;
	onPinchEnd?: () => void;
}

export interface GestureOptions {
	/** px that a pan has to go before it is one. */
	threshold: number;
	/** What a finger does is never the browser's: pages neither scroll nor zoom by it. */
	captures: boolean;
}
