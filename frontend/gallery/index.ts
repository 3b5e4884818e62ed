/**
 * `@vitrine/gallery`, the script module that gives visitors' galleries their behavior and scripts their commands.
 */
import { configOf } from './config';
import { createContext } from './create-context';
import { Gallery } from './gallery';
import { listen } from './listeners';
import type { GalleryConfig } from '../render/gallery/types';
import type { Source } from './types';

export type { Gallery } from './gallery';
export type {
	GalleryData,
	IndexAnswer,
	Query,
	RenderAnswer,
	Source,
	State,
	TilesAnswer,
} from './types';

/** Null = it was destroyed. */
const galleries = new WeakMap< Element, Gallery | null >();

/**
 * The gallery of an element.
 *
 * @param element A block's wrapper.
 * @return The same object every time; undefined = there is no gallery, or no longer.
 */
export function gallery( element: Element ): Gallery | undefined {
	const known = galleries.get( element );
	return known === undefined && element instanceof HTMLElement
		? attach( element )
		: ( known ?? undefined );
}

/**
 * Gives a block its behavior, also after `destroy`.
 *
 * @param element A block's wrapper.
 * @param source  Where items come from, if not from the site.
 * @param given   What the gallery goes by, if the server has not printed it.
 * @return Undefined = the page does not say what it needs to: then the block stays as the server made it.
 */
export function attach(
	element: HTMLElement,
	source?: ( config: GalleryConfig ) => Source,
	given?: GalleryConfig
): Gallery | undefined {
	const there = galleries.get( element );
	const config = there ? null : ( given ?? configOf( element ) );
	if ( ! config ) {
		return there ?? undefined;
	}
	const lifetime = new AbortController();
	const context = createContext( element, config, source, lifetime.signal );
	const made = new Gallery( context, () => {
		galleries.set( element, null );
		lifetime.abort();
	} );
	galleries.set( element, made );
	listen( context );
	return made;
}
