interface Settings {
	browserName: 'chromium';
	launchOptions: { executablePath?: string; args: string[] };
}

export const chromium: Settings;
export const headlessShell: Settings;
