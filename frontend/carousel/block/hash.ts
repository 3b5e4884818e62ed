/** The address of the page names the current slide. */
import type { Carousel } from '@vitrine/carousel';
import { decoded } from '../../core/links/fragment';

/**
 * Shows the slide that the address names, and names the one that is shown.
 *
 * @param slides All slides; those whose authors have given them an id can be named.
 * @return Tells it which slide is seen and, when the carousel is there, lets it follow the address.
 */
export function createHash( slides: Element[] ) {
	const named = new Set( slides.filter( ( { id } ) => id ) );
	const asked = () => decoded( window.location.hash.slice( 1 ) );
	let isReady = false;
	return {
		follow: ( carousel: Carousel ) => {
			const show = () => {
				const slide = [ ...named ].find( ( { id } ) => id === asked() );
				if ( slide ) {
					carousel.show( slide );
				}
			};
			window.addEventListener( 'hashchange', show );
			show();
			isReady = true;
		},
		tell: ( slide: Element | undefined ) => {
			if (
				isReady &&
				slide &&
				named.has( slide ) &&
				slide.id !== asked()
			) {
				window.history.replaceState(
					window.history.state,
					'',
					`#${ encodeURIComponent( slide.id ) }`
				);
			}
		},
	};
}
