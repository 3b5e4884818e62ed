import { readData } from '@vitrine/frontend';
import type { Mode } from './docking';

/** Devices and their windows. Twin: blocks/site-header/style.scss. */
const DEVICES = {
	phones: '(width < 768px)',
	tablets: '(768px <= width <= 1024px)',
	desktops: '(width > 1024px)',
};

type Device = keyof typeof DEVICES;

/**
 * When a header stays in the window, as the server tells it. Twin: php/SiteHeader/SiteHeaderView.php.
 *
 * @param block The wrapper.
 * @return Tells it for the window as it is; undefined = this is no such block.
 */
export function modeOf( block: HTMLElement ): ( () => Mode ) | undefined {
	const data = readData( block ) as
		{ modes?: Record< Device, Mode > } | undefined;
	const modes = data?.modes;
	const devices = Object.keys( DEVICES ) as Device[];
	return (
		modes &&
		( () => {
			const device = devices.find(
				( name ) => matchMedia( DEVICES[ name ] ).matches
			);
			return device ? modes[ device ] : 'never';
		} )
	);
}
