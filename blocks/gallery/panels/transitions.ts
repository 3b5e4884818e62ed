import { __ } from '@wordpress/i18n';

/** How tiles appear, by the name that is stored. */
export const transitionLabels = (): Record< string, string > => ( {
	none: __( 'At once', 'vitrine' ),
	fadeIn: __( 'Fade in', 'vitrine' ),
	randomScale: __( 'Grow, each from another size', 'vitrine' ),
	scaleUp: __( 'Grow', 'vitrine' ),
	scaleDown: __( 'Shrink', 'vitrine' ),
	slideUp: __( 'Slide up', 'vitrine' ),
	slideDown: __( 'Slide down', 'vitrine' ),
	slideUp2: __( 'Slide up, turning', 'vitrine' ),
	slideDown2: __( 'Slide down, turning', 'vitrine' ),
	flipUp: __( 'Flip up', 'vitrine' ),
	flipDown: __( 'Flip down', 'vitrine' ),
	slideRight: __( 'Slide to the right', 'vitrine' ),
	slideLeft: __( 'Slide to the left', 'vitrine' ),
	imageSlideUp: __( 'Picture slides up', 'vitrine' ),
} );
