/** Scrolls that a hand makes. Browsers may take their time for them: each of these ends when the page rests where it was to be. */
import { expect, type Page } from '@playwright/test';

/** Where the window is, px. */
export const placeOf = ( page: Page ): Promise< number > =>
	page.evaluate( () => window.scrollY );

/** Moves the window as a wheel does. */
export async function wheelTo( page: Page, y: number ): Promise< void > {
	await page.mouse.wheel( 0, y - ( await placeOf( page ) ) );
	await expect.poll( () => placeOf( page ) ).toBe( y );
}

/** Presses End, and waits until the end is reached: a wheel that is turned before would come on top of what is left. */
export async function scrollToEnd( page: Page ): Promise< void > {
	await page.keyboard.press( 'End' );
	await expect
		.poll( () =>
			page.evaluate(
				() =>
					document.documentElement.scrollHeight -
					window.innerHeight -
					Math.ceil( window.scrollY )
			)
		)
		.toBeLessThanOrEqual( 0 );
}
