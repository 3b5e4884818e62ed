/** Devices, by the width of the window: phones up to 767 px, tablets up to 1024 px. */
export type Device = 'phones' | 'tablets' | 'desktops';

/** The device that the window is of, as style sheets have it. */
export const device = (): Device => {
	const { innerWidth: width } = window;
	if ( width < 768 ) {
		return 'phones';
	}
	return width > 1024 ? 'desktops' : 'tablets';
};
