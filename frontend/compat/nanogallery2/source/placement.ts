import {
	labelHeight,
	layoutFor,
	pageStarts,
	sizeClassOf,
} from '../../../render/gallery';
import type {
	GalleryItem,
	Layout,
	LayoutSettings,
	LevelSettings,
} from '../../../render/gallery';
import { looksAt } from '../effects/page-styles';
import { ROOT } from '../items/catalogue';
import { originalLayout, partOf } from '../layout/original-layout';
import type { Imported, LevelLooks } from '../types';
import { hasPages, isBeside, levelOf } from './level';

/** Where the tiles of an album stand, as in the original, and where its pages begin. */
export class Placement {
	/** Of the container, in px: pages are what fits into their rows. */
	private width = 0;
	/** Px of a label below the picture, by level. */
	private heights = { first: 0, all: 0 };
	/** What is shown: shapes to the last digit, and where its pages begin. */
	shown = { ratios: [] as number[], starts: '', album: ROOT };

	constructor( private readonly imported: Imported ) {}

	/**
	 * Learns how wide the container is.
	 *
	 * @param width Px.
	 * @return Whether what is shown has other pages at this width.
	 */
	measure( width: number ): boolean {
		this.width = width;
		const { ratios, starts, album } = this.shown;
		const level = levelOf( this.imported, album );
		return starts !== this.startsOf( ratios, level ).join();
	}

	/**
	 * Learns how high labels are.
	 *
	 * @param heightOf Of a level.
	 * @return By level.
	 */
	measureLabels(
		heightOf: ( level: LevelSettings, looks: LevelLooks ) => number
	): { first: number; all: number } {
		const { imported } = this;
		const { runtime } = imported;
		this.heights = {
			first: heightOf(
				levelOf( imported, ROOT ),
				looksAt( runtime, true )
			),
			all: heightOf( levelOf( imported, '' ), looksAt( runtime, false ) ),
		};
		return this.heights;
	}

	/**
	 * Takes in what is shown.
	 *
	 * @param album  Its id.
	 * @param level  Its settings.
	 * @param ratios Shapes of its items.
	 * @return Places where pages begin.
	 */
	show( album: string, level: LevelSettings, ratios: number[] ): number[] {
		this.shown = { ratios, starts: '', album };
		const starts = this.startsOf( ratios, level );
		this.shown.starts = starts.join();
		return starts;
	}

	layout(
		ratios: Float64Array,
		{ first, end }: { first: number; end: number },
		level: LevelSettings,
		settings: LayoutSettings,
		width: number
	): Layout {
		const exact = this.shown.ratios;
		return partOf(
			originalLayout( {
				ratios: exact.length === ratios.length ? exact : ratios,
				settings,
				labelHeight:
					labelHeight( level.label ) &&
					this.heights[ this.shown.album === ROOT ? 'first' : 'all' ],
				isBeside: isBeside( level ),
				width,
			} ),
			first,
			end
		);
	}

	private startsOf( ratios: number[], level: LevelSettings ): number[] {
		if ( ! hasPages( level ) ) {
			return [ 0 ];
		}
		const { rows } = this.layout(
			Float64Array.from( ratios ),
			{ first: 0, end: ratios.length },
			level,
			layoutFor( level, sizeClassOf( window.innerWidth ) ),
			this.width
		);
		const starts = pageStarts(
			rows,
			level.mode === 'pagination' ? level.maxRows : level.moreStep
		);
		return starts.length > 0 ? starts : [ 0 ];
	}
}

/**
 * The shape of an item's picture: width by height, 0 = unknown.
 *
 * @param item Item.
 */
export function ratioOf( { width, height, thumb }: GalleryItem ): number {
	const own = width > 0 && height > 0 ? width / height : 0;
	return own > 0 || ! ( thumb.width > 0 && thumb.height > 0 )
		? own
		: thumb.width / thumb.height;
}
