import type { openViewer } from '@vitrine/viewer';
import type { Pages } from '../state/pages';
import type { Query } from '../types';

/** What the viewer goes through. */
export interface Album {
	query: Query;
	pages: Pages;
	others: readonly number[];
	total: number;
}

/** Opens the viewer on an album. */
export type OpenOn = (
	album: Album,
	index: number,
	entry: 'new' | 'there',
	panel: Parameters< typeof openViewer >[ 0 ][ 'panel' ],
	onClose: ( place: number ) => void
) => Promise< void >;
