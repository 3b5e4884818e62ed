/** One frame of a third party: a notice that asks, a poster with a button, or the frame; or what plays in its place. */
import { safeUrl } from '@vitrine/frontend';
import type * as Consent from '@vitrine/consent';
import { onSight } from '../../core/scrolling';
import { readEmbed } from './read';
import type { EmbedData } from './types';

/** How far from the window a box begins to load. */
const NEAR = '200px';

interface Parts {
	/** What the frame fills. */
	box: HTMLElement;
	notice: HTMLElement;
	/** Allows this one alone, and keeps that nowhere. */
	allow: HTMLButtonElement;
	/** Players only: a box comes by itself once a tool says yes. */
	play: HTMLButtonElement | null;
	/** To the original. */
	link: HTMLAnchorElement;
}

/** What a block may want of an embed besides. */
export interface EmbedOptions {
	/** A visitor has pressed what stood there before: it loads as soon as it may. */
	isWanted?: boolean;
	/**
	 * Makes what is loaded.
	 *
	 * @param frame Makes the provider's frame.
	 * @param data  What the server says.
	 */
	make?: ( frame: () => HTMLElement, data: EmbedData ) => HTMLElement;
	/** A press has loaded it. */
	onPlay?: () => void;
}

/**
 * Gives an embed its behavior.
 *
 * @param element The wrapper that the server has printed.
 * @param tool    What knows the visitor's answers, undefined = the site has no consent tool.
 * @param options What the block wants.
 * @return Once the visitor's answer is known, as far as it is.
 */
export async function attachEmbed(
	element: HTMLElement,
	tool: Promise< typeof Consent > | undefined,
	options: EmbedOptions = {}
): Promise< void > {
	const data = readEmbed( element );
	const parts = partsOf( element );
	if ( ! data || ! parts ) {
		return;
	}
	const { mode, service } = data;
	const isFree = mode === 'off' || ( mode === 'auto' && ! tool );
	// A box shows nothing of its own that could be pressed: its notice stays.
	const update = show( data, parts, isFree && parts.play !== null, options );
	if ( mode !== 'off' ) {
		await tool?.then(
			( { watch } ) => watch( update, 'marketing', service ),
			// It cannot be had: each embed is allowed by itself.
			() => undefined
		);
	}
}

/**
 * Shows what goes with the answer. A focus that would be lost goes to what takes the place.
 *
 * @param data      What the server says.
 * @param parts     What it has printed.
 * @param isGranted The answer at first.
 * @param options   What the block wants.
 * @return Takes another answer.
 */
function show(
	data: EmbedData,
	{ box, notice, allow, play, link }: Parts,
	isGranted: boolean,
	{ isWanted = false, make, onPlay }: EmbedOptions
): ( granted: boolean ) => void {
	let isNear = false;
	const [ loaded, load, remove ] = contentOf( box, data, make );

	const update = () => {
		if ( isGranted && isWanted ) {
			press();
			return;
		}
		if ( isGranted && isNear && ! play ) {
			load();
		}
		const focused = box.ownerDocument.activeElement;
		const isAsked = ! isGranted && ! loaded();
		if ( ! notice.hidden && ! isAsked ) {
			// It may be higher than what comes: nothing below moves.
			box.style.minHeight = `${ box.getBoundingClientRect().height }px`;
		}
		notice.hidden = ! isAsked;
		if ( play ) {
			play.hidden = ! isGranted || Boolean( loaded() );
		}
		if ( notice.hidden && notice.contains( focused ) ) {
			( loaded() ?? play ?? link ).focus();
		}
		if ( ! notice.hidden && focused === play ) {
			allow.focus();
		}
	};

	const unload = () => {
		const isFocused = remove();
		update();
		if ( isFocused ) {
			allow.focus();
		}
	};

	function press() {
		isWanted = false;
		load();
		loaded()!.focus();
		update();
		onPlay?.();
	}
	allow.addEventListener( 'click', press );
	play?.addEventListener( 'click', press );
	allow.hidden = false;

	if ( ! play ) {
		onSight(
			( { isIntersecting } ) => {
				isNear = isIntersecting;
				update();
			},
			new AbortController().signal,
			{ rootMargin: NEAR }
		)( box );
	}
	update();
	return ( granted ) => {
		isGranted = granted;
		( granted || ! loaded() ? update : unload )();
	};
}

/**
 * What fills the box once it may: what was made may put something else in its own place.
 *
 * @param box  Where.
 * @param data What the server says.
 * @param make Makes it, where it is not the frame.
 * @return `loaded()` is what is there, `load()` brings it once, `remove()` takes it away and says whether it had the focus.
 */
function contentOf(
	box: HTMLElement,
	data: EmbedData,
	make: EmbedOptions[ 'make' ]
) {
	const loaded = () =>
		box.querySelector< HTMLElement >( ':scope > .vitrine-embed__frame' );
	const load = () => {
		if ( ! loaded() ) {
			const frame = () => frameOf( data );
			box.append( make?.( frame, data ) ?? frame() );
		}
	};
	const remove = () => {
		const isFocused = box.ownerDocument.activeElement === loaded();
		loaded()?.remove();
		return isFocused;
	};
	return [ loaded, load, remove ] as const;
}

/**
 * What the server has printed into an embed.
 *
 * @param element The wrapper.
 * @return Undefined = not all of it.
 */
function partsOf( element: HTMLElement ): Parts | undefined {
	const find = < Part extends HTMLElement >( name: string ) =>
		element.querySelector< Part >( `.vitrine-embed__${ name }` );
	const box = find( 'box' );
	const notice = find( 'notice' );
	const allow = find< HTMLButtonElement >( 'allow' );
	const play = find< HTMLButtonElement >( 'play' );
	const link = find< HTMLAnchorElement >( 'link' );
	return box && notice && allow && link
		? { box, notice, allow, play, link }
		: undefined;
}

/**
 * Makes the frame.
 *
 * @param data What the server says of it.
 */
function frameOf( data: EmbedData ): HTMLIFrameElement {
	const frame = document.createElement( 'iframe' );
	frame.className = 'vitrine-embed__frame';
	frame.title = data.title;
	frame.allow = data.allow;
	frame.allowFullscreen = true;
	// Players refuse pages that do not say which they are.
	frame.referrerPolicy = 'strict-origin-when-cross-origin';
	if ( data.sandbox ) {
		frame.setAttribute( 'sandbox', data.sandbox );
	}
	frame.src = safeUrl( data.src );
	return frame;
}
