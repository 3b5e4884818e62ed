/**
 * Checks an address before it becomes `href`, `src`, `action`, `poster` or the like: what items and links say may have been written by anybody. (`srcset` needs
 * none: what it names is only ever drawn.)
 *
 * @param address Of an item or a link; relative ones count from the page.
 * @return The address, '' = it would run something, or is none.
 */
export function safeUrl( address: string ): string {
	try {
		return /^(https?|mailto):/.test(
			new URL( address, document.baseURI ).href
		)
			? address
			: '';
	} catch {
		return '';
	}
}
