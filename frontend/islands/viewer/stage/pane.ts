/**
 * One item on the stage: a picture with its thumbnail beneath, a video, or why there is nothing.
 */
import { safeUrl } from '@vitrine/frontend';
import type { GalleryItem } from '../../../render/gallery/types';
import { make, makeImage } from '../elements';
import type { Strings } from '../strings';
import type { ViewerItem } from '../types';
import { boxOf, clampView, WHOLE } from './zoom';
import type { ImageDisplay, Size, View } from './zoom';

export type Status = 'loading' | 'shown' | 'missing';

/** Checks every 50 ms, up to 1000 of them: events tell sooner, this is how long they may take. */
const PATIENCE = 50 * 1000;

export interface PaneOptions {
	words: Strings;
	display: ImageDisplay;
	/** Tells of every change of `status` and `size`. */
	onStatus: ( pane: Pane ) => void;
}

export class Pane {
	readonly element = make( 'div', 'pane' );
	item: ViewerItem | undefined;
	status: Status = 'loading';
	/** Of the picture, in its own pixels; null = not known, or no picture. */
	size: Size | null = null;
	/** Degrees, may be more than a full turn: the picture turns the short way. */
	rotation = 0;
	view: View = WHOLE;
	/** A player of a provider has been asked for. */
	playing = false;

	readonly #media = make( 'div', 'media' );
	#image: HTMLImageElement | undefined;
	#stage: Size = { width: 0, height: 0 };
	#timer: ReturnType< typeof setTimeout > | undefined;

	readonly #options;

	constructor(
		readonly index: number,
		options: PaneOptions
	) {
		this.#options = options;
		this.element.append( this.#media );
	}

	/**
	 * Gives the pane its item.
	 *
	 * @param item Undefined = it is gone.
	 */
	fill( item: ViewerItem | undefined ): void {
		if ( this.item || this.status === 'missing' ) {
			return;
		}
		this.item = item;
		if ( ! item ) {
			this.#fail();
		} else if ( item.mediaKind === 'img' ) {
			this.#loadImage( item );
		} else {
			void this.#loadVideo( item );
		}
	}

	/**
	 * Makes it the picture that is looked at, or a neighbor that waits.
	 *
	 * @param active Whether it is looked at.
	 */
	activate( active: boolean ): void {
		this.element.classList.toggle( 'is-current', active );
		this.element.toggleAttribute( 'inert', ! active );
		if ( ! active && this.item && this.item.mediaKind !== 'img' ) {
			// What plays stops when it is left.
			this.element.querySelector( 'video' )?.pause();
			if ( this.playing ) {
				this.playing = false;
				void this.#loadVideo( this.item );
			}
		}
		if ( active && this.#image ) {
			this.#image.fetchPriority = 'high';
		}
	}

	/**
	 * Puts everything where it belongs.
	 *
	 * @param stage The room there is.
	 */
	place( stage: Size = this.#stage ): void {
		this.#stage = stage;
		const { style } = this.#media;
		if ( this.item && this.item.mediaKind !== 'img' ) {
			return;
		}
		const box = this.box();
		if ( ! box ) {
			return;
		}
		this.view = clampView( this.view, box, stage, this.rotation );
		const { x, y, factor } = this.view;
		style.setProperty( 'width', `${ box.width }px` );
		style.setProperty( 'height', `${ box.height }px` );
		style.setProperty(
			'transform',
			`translate(-50%,-50%) translate(${ x }px,${ y }px) rotate(${ this.rotation }deg) scale(${ factor })`
		);
		const image = this.#image;
		const sizes = `${ Math.ceil( box.width * Math.max( 1, factor ) ) }px`;
		// The same width again would load the same picture again.
		if ( image?.srcset && image.sizes !== sizes ) {
			image.sizes = sizes;
		}
	}

	/** At factor 1, not turned; null while nothing is known about the picture. */
	box(): Size | null {
		const { thumb } = this.item ?? {};
		const known = this.size !== null;
		const size = this.size ?? ( thumb?.width ? thumb : null );
		if ( ! size || ! this.#stage.width ) {
			return null;
		}
		return boxOf(
			size,
			this.#stage,
			this.rotation,
			// A thumbnail takes the room that its picture will have.
			known ? this.#options.display : 'upscale',
			window.devicePixelRatio
		);
	}

	destroy(): void {
		clearTimeout( this.#timer );
		this.element.remove();
	}

	#loadImage( item: GalleryItem ): void {
		const { thumb } = item;
		if ( item.width > 0 && item.height > 0 ) {
			this.size = { width: item.width, height: item.height };
		}
		if ( thumb?.color ) {
			this.#media.style.setProperty( '--color', thumb.color );
		}
		if ( thumb?.src ) {
			const small = makeImage( 'thumb' );
			// The same choices as on the page: the browser has one of them. Without its width it would choose the largest.
			if ( thumb.sizes ) {
				small.sizes = thumb.sizes;
				small.srcset = thumb.srcset ?? '';
			}
			small.src = safeUrl( thumb.src );
			this.#media.append( small );
		}
		const image = makeImage( 'image' );
		this.#image = image;
		image.alt = thumb?.alt || item.title || '';
		image.fetchPriority = 'low';
		// Once: a larger rendition for a zoomed picture is no news.
		image.addEventListener( 'load', () => void this.#decode( image ), {
			once: true,
		} );
		image.addEventListener( 'error', () => {
			if ( image.srcset ) {
				// One bad rendition is no missing picture.
				image.removeAttribute( 'srcset' );
				image.src = safeUrl( item.src );
			} else {
				this.#fail();
			}
		} );
		this.#media.append( image );
		this.#timer = setTimeout( () => this.#fail(), PATIENCE );
		// Without its size a picture is chosen by its address: a rendition would tell a wrong size.
		image.srcset = this.size ? ( item.srcset ?? '' ) : '';
		// Says which width is needed, before the browser chooses.
		this.place();
		if ( item.src ) {
			image.src = safeUrl( item.src );
		} else {
			this.#fail();
		}
	}

	async #decode( image: HTMLImageElement ): Promise< void > {
		try {
			await image.decode?.();
		} catch {
			// It was loaded: the browser shows what it can.
		}
		const { naturalWidth: width, naturalHeight: height } = image;
		if ( ! this.size ) {
			if ( ! width || ! height ) {
				this.#fail();
				return;
			}
			this.size = { width, height };
		}
		clearTimeout( this.#timer );
		this.element.classList.add( 'is-ready' );
		this.place();
		this.#become( 'shown' );
	}

	/**
	 * Shows a video's player, or what stands for it; that part of the viewer is downloaded with the first video.
	 *
	 * @param item A video.
	 */
	async #loadVideo( item: ViewerItem ): Promise< void > {
		try {
			const { playerOf, style } = await import(
				/* webpackChunkName: "chunks/viewer-video" */ '../video/player'
			);
			await style;
			const player = playerOf(
				item,
				this.#options.words,
				() => {
					this.playing = true;
					this.#options.onStatus( this );
				},
				( word ) => this.#fail( word )
			);
			if ( player ) {
				this.#media.replaceChildren( player );
				this.#media.classList.add( 'is-video' );
				this.element.classList.add( 'is-ready' );
				this.#become( 'shown' );
			} else {
				this.#fail();
			}
		} catch {
			this.#fail( 'failed' );
		}
	}

	#fail( word = 'missing' ): void {
		if ( this.status === 'missing' ) {
			return;
		}
		clearTimeout( this.#timer );
		this.size = null;
		this.#image = undefined;
		this.#media.replaceChildren();
		this.#media.style.removeProperty( 'transform' );
		this.element.append( problem( this.#options.words[ word ] ) );
		this.#become( 'missing' );
	}

	#become( status: Status ): void {
		this.status = status;
		this.#options.onStatus( this );
	}
}

function problem( text = '' ): HTMLElement {
	const element = make( 'p', 'problem' );
	element.textContent = text;
	return element;
}
