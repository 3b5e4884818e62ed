/** How much longer than its animation a dialog waits for the end of it, ms: a browser may put animations off. */
const SPARE = 100;

/**
 * Waits for the animations that a dialog's classes have begun; none, as with reduced motion, are over at once.
 *
 * @param element The dialog.
 * @param from    Where they begin, 0 to 1.
 */
export async function animated(
	element: HTMLElement,
	from: number
): Promise< void > {
	const running = animationsOf( element );
	let longest = 0;
	for ( const animation of running ) {
		const end = endOf( animation );
		animation.currentTime = end * from;
		longest = Math.max( longest, end );
	}
	if ( running.length > 0 ) {
		await Promise.race( [
			Promise.allSettled( running.map( ( { finished } ) => finished ) ),
			new Promise( ( resolve ) => {
				setTimeout( resolve, longest * ( 1 - from ) + SPARE );
			} ),
		] );
	}
}

/**
 * How much of its animation a dialog has still before it, 0 to 1: what the opposite one has behind it then.
 *
 * @param element The dialog.
 */
export function remaining( element: HTMLElement ): number {
	const [ animation ] = animationsOf( element );
	return animation
		? 1 - Number( animation.currentTime ) / endOf( animation )
		: 0;
}

/** Its own, and those of its backdrop, not those of its contents; jsdom knows none. */
const animationsOf = ( element: HTMLElement ) =>
	( element.getAnimations?.( { subtree: true } ) ?? [] ).filter(
		( { effect } ) => ( effect as KeyframeEffect ).target === element
	);

const endOf = ( { effect }: Animation ) =>
	Number( effect?.getComputedTiming().endTime ) || 1;
