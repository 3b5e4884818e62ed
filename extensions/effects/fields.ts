import { __ } from '@wordpress/i18n';

/** Labels of the devices on which a block has an effect. */
export const devices = () => ( {
	desktops: __( 'On desktops', 'vitrine' ),
	tablets: __( 'On tablets', 'vitrine' ),
	phones: __( 'On phones', 'vitrine' ),
} );
