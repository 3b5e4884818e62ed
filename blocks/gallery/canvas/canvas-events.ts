import type { FormEvent, KeyboardEvent, MouseEvent } from 'react';
import { part } from '../../../frontend/render/gallery';
import type { SizeClass } from '../../../frontend/render/gallery';
import type { TagChoice } from '../../../frontend/render/gallery/types';
import type { Place, Preview } from './use-preview';

export interface CanvasProps {
	view: Preview;
	/** Index of the selected tile, -1 = none. */
	selected: number;
	/** Whether tiles can be moved that have a place. */
	movable: boolean;
	/** Whether pictures can be removed. */
	removable: boolean;
	onSelect: ( index: number ) => void;
	onOpen: ( index: number ) => void;
	onAlbum: ( album: string ) => void;
	onPage: ( page: number ) => void;
	onFilter: ( filter: Pick< Place, 'tags' | 'match' | 'search' > ) => void;
	onMove: ( from: number, to: number ) => void;
	onRemove: ( index: number ) => void;
	/** Says what the canvas shows now and up to which tile. */
	onSize: ( size: SizeClass, end: number ) => void;
}

/**
 * The tile that an event is in.
 *
 * @param target Of the event.
 */
export const tileOf = ( target: EventTarget ): HTMLElement | null =>
	( target as Element ).closest< HTMLElement >( '[data-index]' );

/**
 * Index of that tile in its gallery, -1 = none.
 *
 * @param target Of the event.
 */
export const indexOf = ( target: EventTarget ): number =>
	Number( tileOf( target )?.dataset[ 'index' ] ?? -1 );

const STEPS: Record< string, number > = {
	ArrowLeft: -1,
	ArrowUp: -1,
	ArrowRight: 1,
	ArrowDown: 1,
};

/**
 * Sends the form of filter and search.
 *
 * @param props What the canvas shows, and what to do.
 */
export const submitOf =
	( { view, onFilter }: CanvasProps ) =>
	( event: FormEvent ): void => {
		event.preventDefault();
		const { names } = view;
		const form = new FormData( event.target as HTMLFormElement );
		const match = form.get( names.match ) ?? view.filter?.operator;
		onFilter( {
			tags: tagsOf( view ),
			match: match === 'and' ? 'and' : 'or',
			search: String( form.get( names.search ) ?? '' ).trim(),
		} );
	};

/** The tags that are chosen. */
const tagsOf = ( { filter }: Preview ): string[] =>
	( filter?.tags ?? [] ).flatMap( ( tag ) =>
		tag.selected ? [ tag.name ] : []
	);

/** The tags once one has been pressed. */
function tagsAfter( view: Preview, { name, selected }: TagChoice ): string[] {
	const others = tagsOf( view ).filter( ( tag ) => tag !== name );
	if ( selected ) {
		return others;
	}
	return view.filter?.mode === 'single' ? [ name ] : [ ...others, name ];
}

/**
 * A click selects a tile, or goes where its link leads within the canvas.
 *
 * @param props What the canvas shows, and what to do.
 */
export const clickOf =
	( { view, onSelect, onFilter, onAlbum, onPage }: CanvasProps ) =>
	( event: MouseEvent ): void => {
		const link = ( event.target as Element ).closest(
			'a,button,input,form'
		);
		const is = ( name: string ) =>
			link?.classList.contains( part( name ) ) ?? false;
		// A button of the form submits it; that leads nowhere, either.
		if ( link && ! is( 'submit' ) ) {
			event.preventDefault();
		}
		const index = indexOf( event.target );
		if ( index >= 0 ) {
			onSelect( index - view.first );
			return;
		}
		const address = link?.getAttribute( 'href' );
		const leads = ( { url }: { url?: string } ) => url === address;
		const crumb = view.breadcrumb?.find( leads );
		const page = view.pages?.list.find( leads );
		const tag = is( 'tag' ) ? view.filter?.tags.find( leads ) : undefined;
		if ( tag ) {
			onFilter( {
				tags: tagsAfter( view, tag ),
				match: view.filter?.operator ?? 'or',
				search: view.search ?? '',
			} );
		} else if ( crumb && link?.closest( `.${ part( 'navigation' ) }` ) ) {
			onAlbum( crumb.id );
		} else if ( is( 'up' ) ) {
			onAlbum( view.breadcrumb?.at( -2 )?.id ?? '0' );
		} else if ( page ) {
			onPage( page.number );
		}
	};

/**
 * Whether a tile has a place that can be changed.
 *
 * @param props What the canvas shows.
 * @param index Index of the tile in its gallery.
 */
export const isMovable = (
	{ view, movable }: CanvasProps,
	index: number
): boolean => movable && view.items[ index - view.first ]?.place !== undefined;

/**
 * Keys of tiles: arrows move with Shift, Delete removes, Enter selects.
 *
 * @param props    What the canvas shows, and what to do.
 * @param onRemove Is called with the index of a tile before it is removed.
 */
export const keysOf =
	( props: CanvasProps, onRemove: ( index: number ) => void ) =>
	( event: KeyboardEvent ): void => {
		const { view } = props;
		const index = indexOf( event.target );
		const at = index - view.first;
		const step = STEPS[ event.key ];
		const act = ( run: () => void ) => {
			event.preventDefault();
			event.stopPropagation();
			run();
		};
		if ( index < 0 ) {
			return;
		}
		if ( isMovable( props, index ) && event.shiftKey && step ) {
			act( () => props.onMove( at, at + step ) );
		} else if (
			props.removable &&
			view.items[ at ]?.kind === 'image' &&
			( event.key === 'Delete' || event.key === 'Backspace' )
		) {
			act( () => {
				onRemove( index );
				props.onRemove( at );
			} );
		} else if ( event.key === 'Enter' || event.key === ' ' ) {
			act( () => props.onSelect( at ) );
		}
	};
