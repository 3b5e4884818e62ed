/** `@vitrine/background-slideshow`: slideshows behind sections. */
import { mount } from '../../../core/mount';
import { control } from '../control';
import { readSlideshow } from './read';
import { slideshow } from './slideshow';

mount( '.vitrine-background.is-slideshow', ( element ) => {
	const data = readSlideshow( element );
	const media = element.querySelector< HTMLElement >(
		'.vitrine-background__media'
	);
	const first = media?.querySelector( 'img' );
	if ( data && media && first ) {
		const { stop } = control(
			element,
			data,
			slideshow( media, first, data, () => stop() )
		);
	}
} );
