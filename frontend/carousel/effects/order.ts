/** Slides in their own order, however often they change places in the document. */
export interface Order {
	slides: Element[];
	/** Looks whether there are others; true = there are. */
	learn: () => boolean;
	/** Puts them into the document in this order. */
	restore: () => void;
}

/**
 * Keeps the order of slides.
 *
 * @param list Its children are the slides.
 */
export function createOrder( list: HTMLElement ): Order {
	const slides: Element[] = [];
	const learn = () => {
		const shown = [ ...list.children ].filter(
			( slide ) => getComputedStyle( slide ).display !== 'none'
		);
		const isSame =
			shown.length === slides.length &&
			shown.every( ( slide ) => slides.includes( slide ) );
		if ( ! isSame ) {
			const known = slides.filter( ( slide ) => shown.includes( slide ) );
			slides.splice( 0, Infinity, ...new Set( [ ...known, ...shown ] ) );
			slides.forEach( ( slide ) =>
				slide.classList.add( 'swiper-slide' )
			);
		}
		return ! isSame;
	};
	learn();
	return {
		slides,
		learn,
		restore: () => {
			if ( slides.some( ( one, nth ) => list.children[ nth ] !== one ) ) {
				list.append( ...slides );
			}
		},
	};
}
