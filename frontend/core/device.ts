/** Devices, by the width of the window. */
export type Device = 'phones' | 'tablets' | 'desktops';

/** Greatest widths of phones and tablets, px: the theme's, else those of our style sheets. Twins: php/ViewportStyles.php, php/Viewports.php. */
const [ phones, tablets ] = (
	getComputedStyle( document.documentElement ).getPropertyValue(
		'--vitrine-viewports'
	) || '767,1024'
)
	.split( ',' )
	.map( Number ) as [ number, number ];

const WIDEST: Record< string, number > = { never: 0, phones, tablets };

/**
 * Whether the window is wider than that of a device.
 *
 * @param name The device, or `never`: any window is; of another word none is.
 */
export const wider = ( name: string ): MediaQueryList =>
	matchMedia( `(width > ${ WIDEST[ name ] }px)` );

/** The device that the window is of, as style sheets have it. */
export const device = (): Device => {
	const { innerWidth: width } = window;
	if ( width > tablets ) {
		return 'desktops';
	}
	return width > phones ? 'tablets' : 'phones';
};

/** Whether the visitor has asked for less data: nothing that is heavy begins by itself then. */
export const savesData = (): boolean =>
	( navigator as { connection?: { saveData?: boolean } } ).connection
		?.saveData === true;
