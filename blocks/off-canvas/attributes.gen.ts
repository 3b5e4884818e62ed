// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type OffCanvasAttributes = {
	label: string;
	side: 'start' | 'end' | 'top' | 'bottom';
	size: number;
	unit: 'px' | '%';
	push: boolean;
	modal: boolean;
	backdrop: boolean;
	backdropColor: string;
	closeButton: boolean;
	closeOnEscape: boolean;
	closeOnBackdrop: boolean;
	closeOnLinks: boolean;
	openAfterForm: boolean;
	openAfterCart: boolean;
};
