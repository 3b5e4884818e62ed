/** Pages by options that a script has changed: the site knows those of the block alone. */
import { safeUrl } from '@vitrine/frontend';
import { labelHeight } from '../../render/gallery/label';
import { layoutTiles, pageStarts } from '../../render/gallery/layout';
import { unpackRatios } from '../../render/gallery/ratios';
import { layoutFor } from '../../render/gallery/settings/layout-for';
import { sizeClassOf } from '../../render/gallery/steps';
import { addressesOf } from './history';
import { addressOf } from './address';
import { word } from '../messages';
import { find } from '../context';
import type { Context } from '../context';
import { pagesOf } from '../state/pages';
import { sourceOf } from '../state/site';

/** Pages are what fits into their rows at this width (docs/decisions/0006). */
const PAGE_WIDTH = 1220;

/** Links to pages at the same time; twin: `paginationVisiblePages` in blocks/gallery/block.json. */
const VISIBLE = 10;

const PART = 'wp-block-vitrine-gallery__';

/**
 * Divides what is in the page into pages again, and shows the one that the state names, or the last there is.
 *
 * @param context The gallery.
 */
export async function repage( context: Context ): Promise< void > {
	const { config } = context;
	const { mode } = config.level;
	const isPaged = mode === 'pagination';
	config.pages =
		isPaged || mode === 'moreButton' ? startsIn( context ) : [ 0 ];
	const page = Math.min( context.state.page, config.pages.length );
	config.page = page - 1;
	config.first = isPaged ? ( config.pages[ page - 1 ] ?? 0 ) : 0;
	if ( ! sourceOf( context ).layout ) {
		config.from = config.first;
	}
	if ( page !== context.state.page ) {
		context.state = { ...context.state, page };
		addressesOf( context ).write( context.state, 'replace' );
	}

	// Whatever the page has is remembered before it goes.
	pagesOf( context );
	const end = isPaged ? ( config.pages[ page ] ?? config.total ) : Infinity;
	const list = find( context, 'items' );
	for ( const tile of list?.querySelectorAll< HTMLElement >(
		'[data-index]'
	) ?? [] ) {
		const place = Number( tile.dataset[ 'index' ] );
		if ( place < config.first || place >= end ) {
			tile.remove();
		}
	}
	renewLinks( context, isPaged );
	const tiles = await context.part( 'tiles' );
	tiles.restart();
}

function startsIn( { config: { level, ratios } }: Context ): number[] {
	const { rows } = layoutTiles(
		unpackRatios( ratios ),
		layoutFor( level, sizeClassOf( PAGE_WIDTH ) ),
		labelHeight( level.label ),
		PAGE_WIDTH
	);
	const starts = pageStarts(
		rows,
		level.mode === 'pagination' ? level.maxRows : level.moreStep
	);
	return starts.length > 0 ? starts : [ 0 ];
}

/**
 * The links below the gallery; twins: frontend/render/gallery/parts/pages.tsx and gallery.tsx.
 *
 * @param context The gallery.
 * @param isPaged Whether there are pages.
 */
function renewLinks( context: Context, isPaged: boolean ): void {
	const { element, config, state } = context;
	const { pages, page, total, level } = config;
	const count = pages.length;
	const to = ( number: number ) =>
		addressOf(
			window.location.href,
			config.element,
			{ ...state, page: number },
			true
		);
	for ( const gone of element.querySelectorAll(
		`.${ PART }pages, .${ PART }turns, .${ PART }more`
	) ) {
		gone.remove();
	}
	const frame = find( context, 'frame' );
	if ( isPaged && count > 1 ) {
		const nav = document.createElement( 'nav' );
		nav.className = `${ PART }pages is-numbers`;
		nav.setAttribute( 'aria-label', word( context, 'pageList' ) );
		const list = document.createElement( 'ol' );
		list.className = `${ PART }page-list`;
		const number = Math.min( count, VISIBLE );
		const from = Math.max(
			0,
			Math.min( count - number, page - Math.floor( number / 2 ) )
		);
		for ( let at = from; at < from + number; at++ ) {
			const link = linkTo( 'page', to( at + 1 ) );
			link.textContent = ( at + 1 ).toLocaleString();
			link.setAttribute(
				'aria-label',
				word( context, 'pageNumber', at + 1 )
			);
			if ( at === page ) {
				link.setAttribute( 'aria-current', 'page' );
			}
			const item = document.createElement( 'li' );
			item.append( link );
			list.append( item );
		}
		const turn = ( name: string, sign: string, by: number ) => {
			const link = linkTo(
				'turn',
				to( ( ( page + by + count ) % count ) + 1 )
			);
			link.classList.add( `is-${ name }` );
			link.textContent = sign;
			link.setAttribute( 'aria-label', word( context, `${ name }Page` ) );
			return link;
		};
		nav.append( turn( 'previous', '‹', -1 ), list, turn( 'next', '›', 1 ) );
		frame?.after( nav );
	} else if ( level.mode === 'moreButton' && page + 1 < count ) {
		const link = linkTo( 'more', to( state.page + 1 ) );
		link.className += ` ${ config.buttons ?? 'wp-element-button' }`;
		const hidden = document.createElement( 'span' );
		hidden.className = `${ PART }count`;
		hidden.dataset[ 'count' ] = '';
		hidden.textContent =
			( total - ( pages[ page + 1 ] ?? total ) ).toLocaleString() +
			( config.from === undefined ? '' : '+' );
		link.append( word( context, 'more' ), ' ', hidden );
		frame?.after( link );
	}
}

function linkTo( name: string, href: string ): HTMLAnchorElement {
	const link = document.createElement( 'a' );
	link.className = `${ PART }${ name }`;
	link.href = safeUrl( href );
	return link;
}
