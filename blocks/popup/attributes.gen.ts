// Generated from block.json by tools/types.mjs: change that file, then run `npm run types`.

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
