// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type CountdownAttributes = {
	kind: 'date' | 'visitor' | 'repeat';
	date: string;
	duration: number;
	campaign: string;
	repeat: 'daily' | 'weekly';
	weekday: number;
	time: string;
	showDays: boolean;
	showHours: boolean;
	showMinutes: boolean;
	showSeconds: boolean;
	daysLabel: string;
	hoursLabel: string;
	minutesLabel: string;
	secondsLabel: string;
	labels: 'below' | 'above' | 'none';
	separator: 'none' | 'colon' | 'dot';
	atEnd: 'zero' | 'hide' | 'message' | 'blocks';
	message: string;
};
