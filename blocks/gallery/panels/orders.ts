import { __ } from '@wordpress/i18n';
import type { Choice } from '@vitrine/editor';
import type { GalleryAttributes } from '../gallery-attributes';

type Sorting = GalleryAttributes[ 'sorting' ];

/**
 * The orders that pictures can have: addresses have no dates, and providers tell only when a picture was taken.
 *
 * @param attributes         What the block stores.
 * @param attributes.source  Where pictures come from.
 * @param attributes.sorting The order that is chosen: it is listed in any case.
 */
export function orders( {
	source,
	sorting,
}: Pick< GalleryAttributes, 'source' | 'sorting' > ): Choice< Sorting >[] {
	const all: Choice< Sorting >[] = [
		{ value: '', label: ownOrder( source ) },
		{
			value: 'takenDesc',
			label: __( 'Date taken, newest first', 'vitrine' ),
		},
		{
			value: 'takenAsc',
			label: __( 'Date taken, oldest first', 'vitrine' ),
		},
		{
			value: 'uploadedDesc',
			label: __( 'Upload date, newest first', 'vitrine' ),
		},
		{
			value: 'uploadedAsc',
			label: __( 'Upload date, oldest first', 'vitrine' ),
		},
		{ value: 'titleAsc', label: __( 'Title, A to Z', 'vitrine' ) },
		{ value: 'titleDesc', label: __( 'Title, Z to A', 'vitrine' ) },
		{ value: 'reversed', label: __( 'Reversed', 'vitrine' ) },
		{ value: 'random', label: __( 'Random', 'vitrine' ) },
	];
	return all.filter(
		( { value } ) =>
			value === sorting ||
			! (
				( source === 'urls' && /^(?:taken|uploaded)/.test( value ) ) ||
				( source === 'provider' && value.startsWith( 'uploaded' ) )
			)
	);
}

function ownOrder( source: GalleryAttributes[ 'source' ] ): string {
	switch ( source ) {
		case 'media':
		case 'urls':
			return __( 'Manual', 'vitrine' );
		case 'album':
		case 'albums':
			return __( 'Manual, as in the album', 'vitrine' );
		default:
			return __( 'Original order', 'vitrine' );
	}
}
