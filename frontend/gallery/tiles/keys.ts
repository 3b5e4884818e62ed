import type { Context } from '../context';

const BLOCK = '.wp-block-vitrine-gallery__';

/**
 * Keys in a tile: Tab comes to its link alone, the arrows to the left and right go on to its tools and back.
 *
 * @param context The gallery.
 */
export function create( context: Context ): void {
	const { element, signal } = context;

	// Pages of older versions have a stop for each tool.
	const settle = () => {
		for ( const tool of element.querySelectorAll< HTMLElement >(
			`${ BLOCK }tool`
		) ) {
			tool.tabIndex = -1;
		}
	};
	settle();
	context.renewed.add( settle );

	element.addEventListener(
		'keydown',
		( event ) => {
			const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
			const isRtl = getComputedStyle( element ).direction === 'rtl';
			const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
			const tile = ( target as Element ).closest( '[data-item]' );
			if (
				! tile ||
				! [ 'ArrowLeft', 'ArrowRight' ].includes( key ) ||
				[ altKey, ctrlKey, metaKey, shiftKey ].some( Boolean )
			) {
				return;
			}
			const stops = [
				...tile.querySelectorAll< HTMLElement >(
					`${ BLOCK }link, ${ BLOCK }tool`
				),
			].filter( ( stop ) => stop.checkVisibility?.() !== false );
			const at = stops.indexOf( target as HTMLElement );
			if ( stops.length > 1 && at >= 0 ) {
				event.preventDefault();
				stops
					.at( ( at + ( key === forward ? 1 : -1 ) ) % stops.length )
					?.focus();
			}
		},
		{ signal }
	);
}
