import { MAX_DOTS } from './views';

/** What dots say of a row. */
export interface Place {
	/** The first slide of each view, from 1. */
	views: number[];
	/** Which view is seen, from 0. */
	current: number;
}

/**
 * Shows where a row is: a button for each view, or numbers where these are many.
 *
 * @param root Where.
 * @param goTo Words of a button, with %d for the slide.
 * @param show Brings a view into sight.
 * @return Tells it where the row is.
 */
export function attachDots(
	root: HTMLElement,
	goTo: string,
	show: ( view: number ) => void
): ( place: Place ) => void {
	let drawn = '';

	const draw = ( views: number[] ) =>
		root.replaceChildren(
			...views.map( ( slide, view ) => {
				const dot = document.createElement( 'button' );
				dot.type = 'button';
				dot.ariaLabel = goTo.replace( '%d', String( slide ) );
				dot.addEventListener( 'click', () => show( view ) );
				return dot;
			} )
		);

	return ( { views, current } ) => {
		if ( views.length > MAX_DOTS ) {
			drawn = '';
			root.textContent = `${ current + 1 } / ${ views.length }`;
			return;
		}
		if ( drawn !== views.join() ) {
			drawn = views.join();
			const focused = [ ...root.children ].indexOf(
				root.ownerDocument.activeElement as Element
			);
			draw( views );
			( root.children[ focused ] as HTMLElement | undefined )?.focus( {
				preventScroll: true,
			} );
		}
		[ ...root.children ].forEach( ( dot, view ) => {
			dot.ariaCurrent = view === current ? 'true' : null;
		} );
	};
}
