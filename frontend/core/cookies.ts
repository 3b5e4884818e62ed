/** As in `document.cookie`; '' where it is refused, as in a frame without an origin. */
export function cookies(): string {
	try {
		return document.cookie;
	} catch {
		return '';
	}
}
