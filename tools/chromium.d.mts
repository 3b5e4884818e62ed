export const chromium: {
	browserName: 'chromium';
	launchOptions: { executablePath?: string; args: string[] };
};
