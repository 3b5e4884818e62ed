/**
 * An effect of the page's own is called where the transition is `custom`, and the first level may have another one.
 *
 * @param callbacks By the name of their option; `thumbnailDisplayTransition` stands for a transition that is `custom`.
 */
export function withDisplayEffect(
	callbacks: Record< string, unknown >
): Record< string, unknown > {
	const {
		thumbnailDisplayTransition: isCustom,
		fnThumbnailDisplayEffect: all,
		fnThumbnailL1DisplayEffect: first,
		...others
	} = callbacks;
	const given = [ all, first ].filter( Boolean );
	if ( ! isCustom ) {
		// The original does not call it either; what is no function is named.
		return given.every( ( one ) => typeof one === 'function' )
			? others
			: { ...others, fnThumbnailDisplayEffect: 'none' };
	}
	if ( ! given.some( ( one ) => typeof one === 'function' ) ) {
		return { ...others, thumbnailDisplayTransition: isCustom };
	}
	const effect = ( ...call: unknown[] ) => {
		const isFirst = Object( call[ 1 ] ).albumID === '0';
		const run = isFirst && first ? first : all;
		return typeof run === 'function' ? run( ...call ) : undefined;
	};
	return { ...others, fnThumbnailDisplayEffect: effect };
}
