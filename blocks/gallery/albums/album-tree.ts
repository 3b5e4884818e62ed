import type { AlbumRecord } from './use-albums';

export interface AlbumOption {
	value: string;
	label: string;
}

/**
 * Albums as a flat list in the order of their tree; each with the names of those above it, so that a search finds them.
 *
 * @param albums All albums.
 */
export function albumOptions( albums: AlbumRecord[] ): AlbumOption[] {
	const children = new Map< number, AlbumRecord[] >();
	const known = new Set( albums.map( ( { id } ) => id ) );
	for ( const album of albums ) {
		// An album whose parent is gone, or is itself, stands at the top.
		const parent =
			known.has( album.parent ) && album.parent !== album.id
				? album.parent
				: 0;
		children.set( parent, [ ...( children.get( parent ) ?? [] ), album ] );
	}
	const options: AlbumOption[] = [];
	const seen = new Set< number >();
	const walk = ( parent: number, path: string ) => {
		for ( const { id, name } of children.get( parent ) ?? [] ) {
			if ( ! seen.has( id ) ) {
				seen.add( id );
				const label = `${ path }${ name }`;
				options.push( { value: String( id ), label } );
				walk( id, `${ label } › ` );
			}
		}
	};
	walk( 0, '' );
	return options;
}
