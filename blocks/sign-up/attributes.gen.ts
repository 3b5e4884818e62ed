// Generated from block.json: change that file, then run `node tools/types.mjs`.

export type SignUpAttributes = {
	layout: 'inline' | 'stacked';
	showName: boolean;
	emailLabel: string;
	buttonText: string;
	askConsent: boolean;
	consentText: string;
	successMessage: string;
};
