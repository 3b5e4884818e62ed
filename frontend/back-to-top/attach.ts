/** A link to the top of the page that is there once the visitor has scrolled. Before it is pressed, no other code is fetched. */

/** What the server tells of it: options of the observer, and what it gives way to. Twin: php/BackToTop/BackToTopModule.php. */
export interface BackToTopData {
	/** How far above the window its beginning counts, too. */
	rootMargin: string;
	/** Selector of the mark at the beginning of the page, and of footers. */
	over: string;
}

/**
 * Shows the link where nothing is in sight that it gives way to, and leads up.
 *
 * @param link The block.
 * @param data What the server tells of it.
 */
export function attachBackToTop( link: Element, data: BackToTopData ): void {
	const seen = new Set< Element >();
	const sight = new IntersectionObserver( ( entries ) => {
		entries.forEach( ( entry ) =>
			seen[ entry.isIntersecting ? 'add' : 'delete' ]( entry.target )
		);
		link.classList.toggle( 'is-shown', ! seen.size );
	}, data );
	// Style puts it there.
	document.body.insertAdjacentHTML( 'beforeend', '<i class=vitrine-top>' );
	document
		.querySelectorAll( data.over )
		.forEach( ( one ) => sight.observe( one ) );

	link.addEventListener( 'click', ( event ) => {
		event.preventDefault();
		import(
			// The build writes its address; a bundler's own loader is as heavy as all of this.
			/* webpackIgnore: true */ '@vitrine/back-to-top'
		).then(
			( { toTop } ) => toTop(),
			() => window.scrollTo( 0, 0 )
		);
	} );
}
