/** Where somebody reads, from the top of the window. */
const READ = 30;

/**
 * Marks the link of the section that is being read: the last one whose heading is above the line where somebody reads, and at the end of the page the last of all.
 *
 * @param block The table.
 */
export function follow( block: HTMLElement ): void {
	const links = new Map< Element, HTMLAnchorElement >();
	for ( const link of block.querySelectorAll( 'a' ) ) {
		const heading = document.getElementById(
			decodeURIComponent( link.hash.slice( 1 ) )
		);
		if ( heading && ! links.has( heading ) ) {
			links.set( heading, link );
		}
	}
	const headings = [ ...links.keys() ];
	const above = new Set< Element >();
	let marked: HTMLAnchorElement | undefined;
	const isTarget = ( heading: Element ) =>
		links.get( heading )!.hash === location.hash &&
		heading.getBoundingClientRect().top >= 0;
	const mark = () => {
		const { scrollHeight } = document.documentElement;
		const isEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
		const read = isEnd
			? // Several short sections may be in sight: one that was jumped to goes before the last.
				( headings.find( isTarget ) ?? headings.at( -1 ) )
			: headings.findLast( ( heading ) => above.has( heading ) );
		const link = read && links.get( read );
		if ( link === marked ) {
			return;
		}
		marked?.removeAttribute( 'aria-current' );
		link?.setAttribute( 'aria-current', 'location' );
		marked = link;
		// A long list that stays in sight scrolls by itself.
		if ( link && block.scrollHeight > block.clientHeight ) {
			block.scrollTop = link.offsetTop - block.clientHeight / 2;
		}
	};
	// Whatever is above the line is seen, however far: a jump across a section tells of it, too.
	const sight = new IntersectionObserver(
		( entries ) => {
			for ( const { target, isIntersecting } of entries ) {
				above[ isIntersecting ? 'add' : 'delete' ]( target );
			}
			mark();
		},
		{ rootMargin: `9999999px 0px ${ READ - 100 }%` }
	);
	headings.forEach( ( heading ) => sight.observe( heading ) );
	addEventListener( 'scroll', mark, { passive: true } );
	addEventListener( 'hashchange', mark );
}
