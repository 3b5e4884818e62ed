/**
 * Fetches the style sheet beside a built script, with the same version: a policy without inline style allows it, and a bundler's own loader weighs more than a tool.
 *
 * @param script `import.meta.url` of the entry or chunk.
 * @return When it is there, or cannot be had: without style the viewer still works, it is a dialog with a picture and buttons.
 */
export function styleBeside( script: string ): Promise< void > {
	const href = script.replace( /\.js(?=\?|$)/, '.css' );
	// Sources have none.
	if ( href === script ) {
		return Promise.resolve();
	}
	return new Promise( ( resolve ) => {
		const link = document.createElement( 'link' );
		link.rel = 'stylesheet';
		link.onload = link.onerror = () => resolve();
		// eslint-disable-next-line no-restricted-syntax -- of this very script.
		link.href = href;
		document.head.append( link );
	} );
}
