/** Adds the posts of the next page to those that are there: by a press, or on scrolling until a press is needed. */
import { whenNear } from '../../core/near';
import { addressOf } from '../address';
import { focusFirst, type Region } from '../region';
import { pagesData } from './data';
import {
	followPlace,
	keepPages,
	keptPages,
	keptTop,
	restorePlace,
} from './places';

/** The link to further posts. */
export const MORE = '.wp-block-vitrine-loop-pagination__more';

/** Pages that are brought back to somebody who comes back; they wait for them. */
const MAX_RESTORED = 20;

export class More {
	private isBusy = false;
	/** Pages that came by themselves since somebody has pressed. */
	private batches = 0;
	/** The link that is waited for. */
	private watched: Element | null = null;

	/**
	 * @param region The loop.
	 */
	constructor( private readonly region: Region ) {}

	private get link(): HTMLAnchorElement | null {
		return this.region.element.querySelector( MORE );
	}

	/** Begins anew: brings back what somebody had before who comes back; else waits for somebody who scrolls. */
	begin(): void {
		this.batches = 0;
		if ( ! this.link ) {
			return;
		}
		followPlace();
		if ( keptPages( this.region.data.loop ) > 1 ) {
			this.restore().catch( () => undefined );
		} else {
			this.watch();
		}
	}

	/**
	 * Adds a page for somebody who has pressed: the focus goes to its first post, and nothing scrolls.
	 *
	 * @throws When the posts cannot be had.
	 */
	async press(): Promise< void > {
		this.batches = 0;
		focusFirst( await this.add() );
	}

	/**
	 * Adds a page.
	 *
	 * @return Its posts; none where there are no more, or they are on their way already.
	 */
	private async add(): Promise< Element[] > {
		const { region, link } = this;
		const { list } = region;
		const at = link ? addressOf( link ) : '';
		if ( this.isBusy || ! at || ! list ) {
			return [];
		}
		this.isBusy = true;
		try {
			const added = await region.show( at, { list } );
			if ( added ) {
				const page = pagesData( region.element )?.page;
				keepPages( region.data.loop, page ?? 1 );
			}
			return added ?? [];
		} finally {
			this.isBusy = false;
			this.watch();
		}
	}

	/** Adds a page when its link comes near. */
	private watch(): void {
		const { link, batches } = this;
		const pages = pagesData( this.region.element );
		if (
			link?.href &&
			link !== this.watched &&
			pages?.type === 'scroll' &&
			batches < pages.batches
		) {
			this.watched = link;
			whenNear( link, () => {
				this.watched = null;
				this.batches++;
				// A press asks again, and says what is the matter.
				this.add().catch( () => undefined );
			} );
		}
	}

	private async restore(): Promise< void > {
		this.batches = Infinity;
		const { element, data } = this.region;
		const kept = keptPages( data.loop );
		// Browsers scroll by themselves meanwhile, as far as there are posts.
		const top = keptTop();
		for ( let step = 0; step < MAX_RESTORED; step++ ) {
			const page = pagesData( element )?.page ?? kept;
			if ( page >= kept || ! ( await this.add() ).length ) {
				break;
			}
		}
		restorePlace( top );
	}
}
