/** Changes of an album on their way to the site: they show at once, and are taken back where the site refuses them. Pure apart from what is sent. */
import type { CanvasItem } from '../canvas/canvas-item';
import type { Preview } from '../canvas/use-preview';

/** What becomes of a file of an album. */
export interface AlbumChange {
	album: number;
	/** Of the file. */
	id: string;
	/** Its new place among the files, from 0; null = it leaves the album. */
	place: number | null;
}

const isPlaced = ( { place }: CanvasItem ): boolean => place !== undefined;

/**
 * Where a tile is whose file gets a place.
 *
 * @param items Tiles of the canvas.
 * @param place Place in the album.
 * @return -1 = not among them.
 */
export function tileAt( items: readonly CanvasItem[], place: number ): number {
	const lead = items.findIndex( isPlaced );
	const at = lead + place - ( items[ lead ]?.place ?? 0 );
	return lead >= 0 && at >= lead && at < items.length ? at : -1;
}

/**
 * An album as it will be.
 *
 * @param view    The site's answer.
 * @param changes What it does not say yet, in the order in which it was done.
 */
export const withAlbumChanges = (
	view: Preview,
	changes: readonly AlbumChange[]
): Preview =>
	changes.reduce(
		( former, change ) =>
			former.libraryAlbum?.id === change.album
				? changed( former, change )
				: former,
		view
	);

function changed( view: Preview, { id, place }: AlbumChange ): Preview {
	const { items, libraryAlbum: album } = view;
	const item = items.find( ( one ) => one.id === id && one.kind === 'image' );
	if ( ! item || ! album ) {
		return view;
	}
	const others = items.filter( ( one ) => one !== item );
	if ( place === null ) {
		return {
			...view,
			items: renumbered( others, items ),
			total: view.total - 1,
			libraryAlbum: { ...album, files: album.files - 1 },
		};
	}
	const at = tileAt( items, place );
	return {
		...view,
		// Beyond what the canvas knows, it comes to sight with the site's answer.
		items: renumbered(
			at < 0 ? others : others.toSpliced( at, 0, item ),
			items
		),
	};
}

function renumbered(
	items: CanvasItem[],
	former: readonly CanvasItem[]
): CanvasItem[] {
	const first = former.find( isPlaced )?.place ?? 0;
	const lead = items.findIndex( isPlaced );
	return items.map( ( item, at ) =>
		isPlaced( item ) ? { ...item, place: first + at - lead } : item
	);
}

interface Entry {
	change: AlbumChange | null;
	send: () => Promise< unknown >;
	isSaved: boolean;
}

/** Sends one change after the other, for each counts on those before it. */
export class AlbumQueue {
	private entries: Entry[] = [];
	private isSending = false;

	/**
	 * @param onChange Hears of the changes that the site's answer does not have.
	 * @param onSaved  Hears that the site has to be asked again.
	 * @param onError  Hears why a change was refused; those after it are dropped.
	 */
	constructor(
		private readonly onChange: ( changes: AlbumChange[] ) => void,
		private readonly onSaved: () => void,
		private readonly onError: ( error: unknown ) => void
	) {}

	add( change: AlbumChange | null, send: () => Promise< unknown > ): void {
		this.entries = [ ...this.entries, { change, send, isSaved: false } ];
		this.tell();
		this.pump();
	}

	/** The site's answer has what was saved before. */
	settle(): void {
		if ( this.entries.some( ( { isSaved } ) => isSaved ) ) {
			this.entries = this.entries.filter( ( { isSaved } ) => ! isSaved );
			this.tell();
		}
	}

	private async pump(): Promise< void > {
		if ( this.isSending ) {
			return;
		}
		this.isSending = true;
		for ( let next = this.next(); next !== undefined; next = this.next() ) {
			try {
				await next.send();
				next.isSaved = true;
			} catch ( error ) {
				this.entries = this.entries.filter(
					( { isSaved } ) => isSaved
				);
				this.tell();
				this.onError( error );
			}
		}
		this.isSending = false;
		this.onSaved();
	}

	private next(): Entry | undefined {
		return this.entries.find( ( { isSaved } ) => ! isSaved );
	}

	private tell(): void {
		this.onChange( this.entries.flatMap( ( { change } ) => change ?? [] ) );
	}
}
