/**
 * `@vitrine/pixel`, the script module of the ad pixel: one page view for each page, after marketing consent. On pages of a site that has set an id only.
 */
import { startPixel } from './pixel';

/** What WordPress prints for the filter `script_module_data_@vitrine/pixel`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/pixel"]';

try {
	const { id, tool } = JSON.parse(
		document.querySelector( DATA )!.textContent
	);
	if ( /^\d+$/.test( id ) ) {
		startPixel(
			id,
			tool
				? import( /* webpackIgnore: true */ '@vitrine/consent' )
				: undefined
		);
	}
} catch {
	// There is none.
}
