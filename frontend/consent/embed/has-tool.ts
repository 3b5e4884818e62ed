/**
 * Whether the site has a consent tool.
 *
 * @param name Of the script module that asks: what WordPress prints for the filter `script_module_data_@vitrine/…`. No other element with its id is believed.
 */
export function hasTool( name: string ): boolean {
	try {
		return (
			JSON.parse(
				document.querySelector(
					`script[id="wp-script-module-data-@vitrine/${ name }"]`
				)!.textContent
			).tool === true
		);
	} catch {
		// Nothing is printed where there is none.
		return false;
	}
}
