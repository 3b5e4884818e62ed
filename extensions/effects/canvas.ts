/**
 * The element of a block in the canvas.
 *
 * @param clientId The block.
 */
export const elementOf = ( clientId: string ): HTMLElement | null => {
	const frame = document.querySelector< HTMLIFrameElement >(
		'iframe[name="editor-canvas"]'
	);
	return ( frame?.contentDocument ?? document ).getElementById(
		`block-${ clientId }`
	);
};
