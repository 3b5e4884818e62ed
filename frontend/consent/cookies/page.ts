/** What WordPress prints for the filter `script_module_data_@vitrine/cookies`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/cookies"]';

/**
 * What the page says of cookies.
 *
 * @return Whether a consent tool is on the site, as where nothing is said, and the path of the site.
 */
export function readPage(): { tool: boolean; path: string } {
	try {
		const { tool, path } = JSON.parse(
			document.querySelector( DATA )!.textContent
		);
		return {
			tool: tool !== false,
			path: /^\/[\w./%-]*$/.test( path ) ? path : '/',
		};
	} catch {
		return { tool: true, path: '/' };
	}
}
