/** The page behind a dialog. */

/**
 * Stops the page behind from scrolling; nothing on it moves, the room of a scroll bar stays.
 *
 * Styles are set through the CSSOM, and put back as they were: locks of other scripts nest.
 *
 * @param signal Puts everything back.
 */
export function lockScrolling( signal: AbortSignal ): void {
	const { documentElement: root } = document;
	const bar = window.innerWidth - root.clientWidth;
	const wanted: [ string, string ][] = [ [ 'overflow', 'hidden' ] ];
	if ( bar > 0 ) {
		// Not `scrollbar-gutter`: nothing, not even a modal dialog, is drawn over a gutter. And not by the direction of writing: the bar may be on the right either way.
		const isLeft = root.getBoundingClientRect().left >= bar;
		wanted.push( [
			isLeft ? 'padding-left' : 'padding-right',
			`${ bar }px`,
		] );
	}
	const previous = wanted.map(
		( [ name ] ) =>
			[
				name,
				root.style.getPropertyValue( name ),
				root.style.getPropertyPriority( name ),
			] as const
	);
	for ( const [ name, value ] of wanted ) {
		root.style.setProperty( name, value, 'important' );
	}
	signal.addEventListener( 'abort', () => {
		for ( const [ name, value, priority ] of previous ) {
			root.style.setProperty( name, value, priority );
		}
	} );
}
