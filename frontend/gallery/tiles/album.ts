/** What is known of an album before its tiles are there. */
import { unpackRatios } from '../../render/gallery/ratios';
import type { Context } from '../context';
import { sourceOf } from '../state/site';

/** Places from `first` up to but not including `end`. */
export interface Range {
	first: number;
	end: number;
}

/** What an album has, and a page of it. */
export interface Album {
	/** Shapes of all its places. */
	ratios: Float64Array;
	/** First places of all pages, where pages are whole rows at every width: those of older versions, and of sources that place tiles themselves, are not. */
	pages: readonly number[];
	/** Places of the page, or of the steps that are shown. */
	page: Range;
	/** Whether the album goes on after a full row. */
	goesOn: boolean;
}

/**
 * What the configuration says now.
 *
 * @param context The gallery.
 */
export function albumOf( context: Context ): Album {
	const { config } = context;
	const { level, pages, total, from } = config;
	const ratios = unpackRatios( config.ratios );
	const isCut = level.mode === 'pagination' || level.mode === 'moreButton';
	const end = Math.min(
		isCut ? ( pages[ config.page + 1 ] ?? total ) : total,
		ratios.length
	);
	const hasRows = from !== undefined && ! sourceOf( context ).layout;
	return {
		ratios,
		pages: hasRows ? pages : [],
		page: { first: from ?? config.first, end },
		goesOn: hasRows && end < ratios.length,
	};
}
