/** Later posts in place; the code for it is fetched when somebody is about to want them. */
import { goTo } from '../../core/links/go-to';
import { readData } from '@vitrine/frontend';
import { loadOnce, onIntent } from '../../core/load';
import { whenNear } from '../../core/near';
import { part } from '../../render/feed/names';
import { isPlainClick } from '../../core/links/plain-click';

// By its name: whoever serves a page's scripts from elsewhere finds it, too.
const loadMore = loadOnce( () => import( '@vitrine/paging' ) );

/**
 * Lets the links to later posts show them in place instead of leading to another page.
 *
 * @param block Wrapper of a feed.
 */
export function attachPaging( block: HTMLElement ): void {
	let attached = false;
	const attach = loadOnce( () =>
		loadMore().then( ( { attachMore } ) => {
			attached = true;
			attachMore( block );
		} )
	);
	// The click asks once more.
	const prepare = () => attach().catch( () => undefined );
	// Posts come back with the visitor: places.ts.
	if ( history.state?.vitrineFeeds ) {
		prepare();
	}
	for ( const link of linksOf( block ) ) {
		onIntent( link, prepare, new AbortController().signal );
		if ( Object( readData( block ) ).batches ) {
			whenNear( link, prepare );
		}
	}
	block.addEventListener( 'click', ( event ) => {
		const link = linksOf( block ).find( ( one ) =>
			one.contains( event.target as Node )
		);
		if ( link && ! attached && isPlainClick( event ) ) {
			event.preventDefault();
			attach().then(
				() => link.click(),
				() => goTo( link.href )
			);
		}
	} );
}

/**
 * The links to later posts.
 *
 * @param block Wrapper of a feed.
 */
const linksOf = ( block: HTMLElement ): HTMLAnchorElement[] => [
	...block.querySelectorAll< HTMLAnchorElement >( `a.${ part( 'more' ) }` ),
];
