import { __ } from '@wordpress/i18n';

/** How tiles appear, by the name that is stored. */
export const transitionLabels = (): Record< string, string > => ( {
	none: __( 'None', 'vitrine' ),
	fadeIn: __( 'Fade in', 'vitrine' ),
	randomScale: __( 'Grow from different sizes', 'vitrine' ),
	scaleUp: __( 'Grow', 'vitrine' ),
	scaleDown: __( 'Shrink', 'vitrine' ),
	slideUp: __( 'Slide up', 'vitrine' ),
	slideDown: __( 'Slide down', 'vitrine' ),
	slideUp2: __( 'Slide up and turn', 'vitrine' ),
	slideDown2: __( 'Slide down and turn', 'vitrine' ),
	flipUp: __( 'Flip up', 'vitrine' ),
	flipDown: __( 'Flip down', 'vitrine' ),
	slideRight: __( 'Slide to the right', 'vitrine' ),
	slideLeft: __( 'Slide to the left', 'vitrine' ),
	imageSlideUp: __( 'Image slides up', 'vitrine' ),
} );
