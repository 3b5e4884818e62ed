/**
 * Whether the page's policy let PHP's `<style>` through. Asking lays the page out, unless it is just done.
 *
 * @param element The list of tiles, or a tile in it.
 */
export function hasGeometry( element: Element ): boolean {
	return getComputedStyle( element ).getPropertyValue( '--placed' ) !== '';
}

/**
 * Sets custom properties, which a policy against inline style allows.
 *
 * @param element    What has them.
 * @param properties By name.
 */
export function setAll(
	element: HTMLElement,
	properties: Record< string, string >
): void {
	for ( const [ name, value ] of Object.entries( properties ) ) {
		element.style.setProperty( name, value );
	}
}
