// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type PopupAttributes = {
	popup: number;
	kind: 'modal' | 'slide-in' | 'bar' | 'full-screen';
	label: string;
	settings: Record< string, unknown >;
	timing: Record< string, unknown >;
	timingAny: Record< string, unknown >[];
	triggers: Record< string, unknown >;
	conditions: Record< string, unknown >[];
};
