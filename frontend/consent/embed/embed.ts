/** One frame of a third party: a notice that asks, a poster with a button, or the frame. */
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
	/** Players only: a box comes by itself once it may. */
	play: HTMLButtonElement | null;
	/** To the original. */
	link: HTMLAnchorElement;
}

/**
 * Gives an embed its behavior.
 *
 * @param element The wrapper that the server has printed.
 * @param tool    What knows the visitor's answers, undefined = the site has no consent tool.
 */
export function attachEmbed(
	element: HTMLElement,
	tool: Promise< typeof Consent > | undefined
): void {
	const data = readEmbed( element );
	const parts = partsOf( element );
	if ( ! data || ! parts ) {
		return;
	}
	const { mode, service } = data;
	const update = show(
		data,
		parts,
		mode === 'off' || ( mode === 'auto' && ! tool )
	);
	if ( mode !== 'off' ) {
		tool?.then(
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
 * @return Takes another answer.
 */
function show(
	data: EmbedData,
	{ box, notice, allow, play, link }: Parts,
	isGranted: boolean
): ( granted: boolean ) => void {
	let isNear = false;
	let frame: HTMLIFrameElement | undefined;

	const update = () => {
		if ( isGranted && isNear && ! play ) {
			load();
		}
		const focused = box.ownerDocument.activeElement;
		const isAsked = ! isGranted && ! frame;
		if ( ! notice.hidden && ! isAsked ) {
			// It may be higher than what comes: nothing below moves.
			box.style.minHeight = `${ box.getBoundingClientRect().height }px`;
		}
		notice.hidden = ! isAsked;
		if ( play ) {
			play.hidden = ! isGranted || Boolean( frame );
		}
		if ( notice.hidden && notice.contains( focused ) ) {
			( frame ?? play ?? link ).focus();
		}
		if ( ! notice.hidden && focused === play ) {
			allow.focus();
		}
	};

	const load = () => {
		if ( ! frame ) {
			frame = frameOf( data );
			box.append( frame );
		}
	};

	const unload = () => {
		const isFocused = box.ownerDocument.activeElement === frame;
		frame?.remove();
		frame = undefined;
		update();
		if ( isFocused ) {
			allow.focus();
		}
	};

	const press = () => {
		load();
		frame!.focus();
		update();
	};
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
		( granted || ! frame ? update : unload )();
	};
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
