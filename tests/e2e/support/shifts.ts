import type { Page } from '@playwright/test';

/** What moved without anybody having done anything, as the browser counts it. */
interface Shift {
	value: number;
	hadRecentInput: boolean;
	sources: {
		node: Node | null;
		previousRect: DOMRectReadOnly;
		currentRect: DOMRectReadOnly;
	}[];
}

/**
 * Watches for what moves in a page; to be called before it is opened.
 *
 * @param page The page.
 * @return Tells what has moved so far: how much, and what.
 */
export async function shiftsOf(
	page: Page
): Promise< () => Promise< string[] > > {
	// The default theme's change of fonts moves text by itself, more or less as the machine's own fonts are like them;
	// so does its list of all pages, which is painted in pieces, and moves the title beside it.
	await page.route( /\.woff2/, ( route ) => route.abort() );
	await page.addInitScript( () => {
		const shifts: string[] = [];
		const place = ( { x, y, width, height }: DOMRectReadOnly ) =>
			[ x, y, width, height ].map( Math.round ).join( ' ' );
		Object.assign( window, { shifts } );
		new PerformanceObserver( ( list ) => {
			for ( const entry of list.getEntries() ) {
				const { hadRecentInput, value, sources } =
					entry as unknown as Shift;
				const ours = sources.filter(
					( { node, previousRect, currentRect } ) =>
						! ( node instanceof Element ) ||
						! (
							node.closest(
								'.wp-block-navigation, header:not(:has([class*="wp-block-vitrine-"]))'
							) ||
							// Its columns get their widths late; what grows above it pushes it down.
							( node.closest(
								'footer.wp-block-template-part:not(:has([class*="wp-block-vitrine-"]))'
							) &&
								previousRect.y === currentRect.y )
						)
				);
				// What is told without what moved counts, too.
				const isTheme = sources.length > 0 && ours.length === 0;
				if ( ! hadRecentInput && ! isTheme ) {
					const moved = ours.map(
						( { node, previousRect, currentRect } ) =>
							`${
								( node as Element | null )?.outerHTML?.slice(
									0,
									120
								) ?? ''
							} from ${ place( previousRect ) } to ${ place( currentRect ) }`
					);
					shifts.push( `${ value }: ${ moved.join( ', ' ) }` );
				}
			}
		} ).observe( { type: 'layout-shift', buffered: true } );
	} );
	return () =>
		page.evaluate(
			() => ( window as unknown as { shifts: string[] } ).shifts
		);
}
