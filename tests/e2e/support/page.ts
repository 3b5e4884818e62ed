import type { Page } from '@playwright/test';
import { expect } from './test';

/**
 * Expects that nothing is wider than the window.
 *
 * @param page The page.
 */
export async function expectNoOverflow( page: Page ): Promise< void > {
	const [ needed, shown ] = await page.evaluate( () => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return [ scrollWidth, clientWidth ] as const;
	} );
	expect( needed, 'width of the page' ).toBeLessThanOrEqual( shown );
}

/**
 * The lowest contrast of text within a part of the page, with all backgrounds behind it.
 *
 * @param page     The page.
 * @param selector The part.
 * @return Ratio and the element that has it.
 */
export async function lowestContrast(
	page: Page,
	selector: string
): Promise< { ratio: number; element: string } > {
	return page.locator( selector ).evaluateAll( ( roots ) => {
		const canvas = document.createElement( 'canvas' );
		canvas.width = canvas.height = 1;
		const context = canvas.getContext( '2d', { willReadFrequently: true } );
		const luminance = (): number => {
			const [ red = 0, green = 0, blue = 0 ] = [
				...( context?.getImageData( 0, 0, 1, 1 ).data ?? [] ),
			].map( ( value ) => {
				const part = value / 255;
				return part <= 0.04045
					? part / 12.92
					: ( ( part + 0.055 ) / 1.055 ) ** 2.4;
			} );
			return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
		};
		const paint = ( color: string ) => {
			if ( context ) {
				context.fillStyle = color;
				context.fillRect( 0, 0, 1, 1 );
			}
		};
		const contrast = ( element: Element ): number => {
			const behind: string[] = [];
			for (
				let at: Element | null = element;
				at;
				at = at.parentElement
			) {
				behind.unshift( getComputedStyle( at ).backgroundColor );
			}
			[ 'white', ...behind ].forEach( paint );
			const ground = luminance();
			paint( getComputedStyle( element ).color );
			const [ dark = 0, light = 0 ] = [ ground, luminance() ].sort(
				( one, other ) => one - other
			);
			return ( light + 0.05 ) / ( dark + 0.05 );
		};
		const isText = ( element: Element ) =>
			element.checkVisibility() &&
			[ ...element.childNodes ].some(
				( node ) =>
					node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()
			);
		return roots
			.flatMap( ( root ) => [ ...root.querySelectorAll( '*' ) ] )
			.filter( isText )
			.map( ( element ) => ( {
				ratio: contrast( element ),
				element: element.outerHTML,
			} ) )
			.reduce( ( lowest, one ) =>
				one.ratio < lowest.ratio ? one : lowest
			);
	} );
}
