/** The wrapper of a menu. Twin: php/MegaMenu/MegaMenuView.php. */
import type { MegaMenuAttributes } from '../../../blocks/mega-menu/attributes.gen';

/**
 * Its classes.
 *
 * @param read What the block stores.
 */
export const menuClassName = ( read: MegaMenuAttributes ): string =>
	[
		`is-${ read.orientation } is-justified-${ read.justify } has-${ read.effect }`,
		`collapses-${ read.collapse } opens-${ read.phoneEffect }`,
		read.phoneOver && 'is-over',
		read.phonePanels === 'drill' && 'has-drill',
	]
		.filter( Boolean )
		.join( ' ' );

/**
 * Its custom properties.
 *
 * @param read What the block stores.
 */
export const menuStyle = ( {
	panelBackground,
	panelText,
	speed,
	phoneSpeed,
}: MegaMenuAttributes ): Record< string, string > => ( {
	...( panelBackground && { '--vitrine-panel-background': panelBackground } ),
	...( panelText && { '--vitrine-panel-text': panelText } ),
	...( speed !== 200 && { '--vitrine-menu-speed': `${ speed }ms` } ),
	...( phoneSpeed !== 200 && {
		'--vitrine-phone-speed': `${ phoneSpeed }ms`,
	} ),
} );
