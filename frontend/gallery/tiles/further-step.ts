import { emit } from '@vitrine/frontend';
import { find } from '../context';
import type { Context } from '../context';
import { announce, countInWords } from '../messages';
import { pagesOf } from '../state/pages';
import { albumOf } from './album';
import type { Placement } from './placement';
import { tileAt } from './tile-list';

/**
 * Shows a further step of `moreButton`, updates its link, and announces how many are shown.
 *
 * @param context The gallery.
 * @param update  Makes the tiles that are wanted, and tells where they are.
 * @param refresh Lays everything out again.
 */
export async function showStep(
	context: Context,
	update: () => Placement | null,
	refresh: () => void
): Promise< void > {
	const { config, element, state } = context;
	const { pages, total } = config;
	if ( config.page + 1 >= pages.length ) {
		return;
	}
	const endOfShown = () => ( update()?.shown ?? albumOf( context ).page ).end;
	const from = endOfShown();
	config.page++;
	refresh();
	await pagesOf( context ).want( {
		first: from,
		end: Math.min( from + 1, total ),
	} );
	const end = endOfShown();
	if ( renewLink( context ) ) {
		tileAt( element, from )
			?.querySelector( 'a' )
			?.focus( { preventScroll: true } );
	}
	context.state = { ...state, page: config.page + 1 };
	const { addresses } = await context.part( 'browsing' );
	addresses.write( context.state, 'replace' );
	announce( context, countInWords( context, end - Number( config.up ) ) );
	emit( element, 'vitrine:gallery:page', {
		page: context.state.page,
		pages: pages.length,
	} );
}

/**
 * Says on the link how many items are left, and takes it away when there are none.
 *
 * @param context The gallery.
 * @return Whether the link had the focus.
 */
function renewLink( context: Context ): boolean {
	const { page, goesOn } = albumOf( context );
	const link = find( context, 'more' );
	if ( ! link ) {
		return false;
	}
	const isFocused = link.matches( ':focus' );
	const rest = context.config.total - page.end;
	const count = link.querySelector( '[data-count]' );
	if ( count ) {
		count.textContent = rest.toLocaleString() + ( goesOn ? '+' : '' );
	}
	if ( rest === 0 ) {
		link.remove();
	}
	return isFocused;
}
