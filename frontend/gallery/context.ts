import { recall } from '@vitrine/frontend';
import type { openViewer } from '@vitrine/viewer';
import type { GalleryConfig } from '../render/gallery/types';
import type { Parts } from './parts';
import type { Selected, Source, State } from './types';

/** How a link to a selection begins (selection-link.ts). */
export const SELECTION_LINK = '#vitrine-gallery-chosen/';

/** What the parts of one gallery share. */
export interface Context {
	readonly element: HTMLElement;
	/** Of what is shown now. */
	config: GalleryConfig;
	state: State;
	/** Where items come from; undefined = the site. */
	readonly source: ( ( config: GalleryConfig ) => Source ) | undefined;
	/** Aborted by `destroy`. */
	readonly signal: AbortSignal;
	/** By id, in the order of choosing. */
	readonly selection: Map< string, Selected >;
	/** Those that a script has set; they outlast the album. */
	readonly options: Map< string, unknown >;
	/** Run after another album, page or filter was put into the page. */
	readonly renewed: Set< () => void >;
	/** Those parts that are there already. */
	readonly ready: Partial< Parts >;
	/** Rejects when its code cannot be loaded. */
	viewer: () => Promise< { openViewer: typeof openViewer } >;
	/** Rejects when its code cannot be loaded, and when the gallery is destroyed. */
	part: < Name extends keyof Parts >(
		name: Name
	) => Promise< Parts[ Name ] >;
}

/**
 * Where a gallery's selection is kept.
 *
 * @param config What the page says.
 */
export function selectionKey( { element }: GalleryConfig ): string {
	return `gallery.${ window.location.pathname }.${ element }`;
}

/**
 * Whether a visitor has selected something here before, or put it into the cart.
 *
 * @param config What the page says.
 */
export function hasSelection( config: GalleryConfig ): boolean {
	return (
		( config.selectable || config.cart ) &&
		( recall( selectionKey( config ) ) !== undefined ||
			window.location.hash.startsWith( SELECTION_LINK ) )
	);
}

/**
 * A part of the block.
 *
 * @param context The gallery.
 * @param name    Such as `items` for `wp-block-vitrine-gallery__items`.
 */
export function find( { element }: Context, name: string ): HTMLElement | null {
	return element.querySelector( `.wp-block-vitrine-gallery__${ name }` );
}

/**
 * Whether the fragment can name this gallery: of two with one id only the first.
 *
 * @param context The gallery.
 */
export function isAddressable( { element, config }: Context ): boolean {
	return document.getElementById( config.element ) === element;
}

/**
 * Shows the link that readers without script go on by: script cannot.
 *
 * @param context The gallery.
 */
export function offerLink( context: Context ): void {
	const link = find( context, 'more' );
	link?.removeAttribute( 'hidden' );
	link?.classList.remove( 'is-plain' );
}
