/** Which places of an album are shown, and where their tiles are, at the width of now. */
import { pageRange } from '../../render/gallery/layout';
import { sizeClassOf } from '../../render/gallery/steps';
import type { Context } from '../context';
import { sourceOf } from '../state/site';
import { hasGeometry } from '../styles';
import { albumOf } from './album';
import type { Album, Range } from './album';
import { layoutAt, placementOf } from './placement';
import type { Look, Placement } from './placement';
import { steadyStep } from './steady-step';
import type { TileList } from './tile-list';

/** First tiles of all rows of an album; where pages are no whole rows, none. */
const rowsOf = ( { ratios, pages }: Album, look: Look ): ArrayLike< number > =>
	pages.length > 1 ? layoutAt( look, ratios ).rows : [];

const shownIn = ( album: Album, look: Look ): Range =>
	pageRange( rowsOf( album, look ), album.pages, album.page );

/**
 * Keeps where tiles are in step with the album and with the width of the list.
 *
 * @param context The gallery.
 */
export function arrangement( context: Context ) {
	const { layout } = sourceOf( context );
	let album: Album;
	/** As it was before it changed: the first window stands by that. */
	let older: Album | null;
	/** Whether script places the first window, too: the page's policy refused PHP's style, or an option has changed. */
	let ownsAll: boolean;
	/** Of the list, in px. */
	let width = 0;
	/** What the tiles stand by. */
	let key: string;
	let stepOf: ReturnType< typeof steadyStep >;

	const look = (): Look => ( {
		level: context.config.level,
		step: layout ? width : stepOf( width, ownsAll ),
		sizeClass: sizeClassOf(
			context.config.sizesBy === 'window' ? window.innerWidth : width
		),
	} );

	/** Begins with what the page shows now, and its list. */
	const beginWith = ( items: HTMLElement | null ): void => {
		album = albumOf( context );
		older = null;
		key = '';
		stepOf = steadyStep();
		ownsAll =
			context.options.size > 0 ||
			!! layout ||
			( items ? ! hasGeometry( items ) : false );
	};

	/** Lays out when the width, the class or the settings have changed; undefined = they have not. */
	const measure = ( list: TileList, px: number ): Placement | undefined => {
		width = px;
		if ( width <= 0 ) {
			return undefined;
		}
		const now = look();
		const next = `${ now.step } ${ now.sizeClass } ${ album.page.end }`;
		if ( key === next ) {
			return undefined;
		}
		key = next;
		const placement = placementOf( {
			...now,
			...album,
			width,
			shown: shownIn( album, now ),
			kept: older && { ...older, ...shownIn( older, now ) },
			printed: list.printed.end,
			own: layout,
		} );
		list.place( placement, width, ownsAll, !! older );
		return placement;
	};

	/** The album has changed, or script is to place all of it anew. */
	const change = ( isOwn: boolean ): void => {
		if ( isOwn ) {
			ownsAll = true;
		} else if ( ! layout ) {
			older ??= album;
		}
		album = albumOf( context );
		key = '';
	};

	/** Where each page begins at this width. */
	const starts = (): number[] => {
		const rows = width > 0 ? rowsOf( album, look() ) : [];
		return context.config.pages.map(
			( first ) =>
				pageRange( rows, album.pages, { first, end: -1 } ).first
		);
	};

	return [ beginWith, measure, change, starts ] as const;
}
