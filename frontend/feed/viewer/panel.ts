/** What is told of a post beside or below its pictures. */
import { emit, safeUrl } from '@vitrine/frontend';
import { OUTWARD, part } from '../../render/feed/names';
import type { CommentsData } from '../comments/data';
import { makeOpener } from '../comments/opening';
import type { Opening } from './opening';
import type { Post } from './post';
import type { ViewedPost } from '../viewed-post';

const P = 'vitrine-viewer__';

/** Lets keys scroll what is too long for its place. */
function makeReachable( element: HTMLElement ): void {
	if ( element.scrollHeight > element.clientHeight ) {
		element.setAttribute( 'tabindex', '0' );
	} else {
		element.removeAttribute( 'tabindex' );
	}
}

function make( tag: string, name: string ): HTMLElement {
	const element = document.createElement( tag );
	// Where a browser lacks an emoji, WordPress puts a picture of s.w.org, unless this class forbids it.
	element.className = `${ P }${ name } wp-exclude-emoji`;
	return element;
}

/**
 * The text, where an editor lets it lead, and the way to the network.
 *
 * @param viewed What is known.
 */
function captionOf( {
	text,
	url,
	label,
	shop,
}: ViewedPost ): ( Node | string )[] {
	const words = document.createElement( 'p' );
	words.dir = 'auto';
	words.textContent = text;
	const wayTo = ( address: string, name: string, internal = false ) => {
		const link = document.createElement( 'a' );
		link.href = safeUrl( address );
		link.textContent = name;
		if ( ! internal ) {
			link.rel = OUTWARD;
			link.target = '_blank';
		}
		return link;
	};
	return [
		...( text ? [ words ] : [] ),
		...( shop
			? [ wayTo( shop.url, shop.label, shop.internal ), ' ' ]
			: [] ),
		...( url && label ? [ wayTo( url, label ) ] : [] ),
	];
}

/**
 * The panel's content, by our own template; inside a template nothing loads or runs.
 *
 * @param html HTML of the route.
 */
function parse( html: string ): Element[] {
	const template = document.createElement( 'template' );
	template.innerHTML = html;
	return [ ...template.content.children ];
}

/**
 * Opens the comments of the post, where the panel is seen; else they can be opened when it is.
 *
 * @param panel Has the post.
 * @param data  What the page knows of comments.
 * @param post  Id of the post.
 */
function openComments(
	panel: HTMLElement,
	data: CommentsData | undefined,
	post: string
): void {
	const link = panel.querySelector< HTMLElement >(
		`a.${ part( 'opener' ) }`
	);
	if ( link && data ) {
		const button = makeOpener( link, data, post );
		if ( getComputedStyle( panel ).display !== 'none' ) {
			button.click();
		}
	}
}

/**
 * Adds what is told of posts to an open viewer.
 *
 * @param frame   All there is in the viewer.
 * @param opening What the page knows.
 * @return Shows what is told of a post, as soon as it is known.
 */
export function addPanel(
	frame: HTMLElement,
	{ panel: hasPanel, comments, words }: Opening
): ( post: Post | undefined ) => void {
	const caption = make( 'div', 'caption' );
	const panel = make( 'aside', 'post' );
	panel.setAttribute( 'aria-label', words[ 'post' ] ?? '' );
	frame.append( caption );
	if ( hasPanel ) {
		frame.append( panel );
		frame.classList.add( 'has-post' );
	}
	let current: Post | undefined;

	const fill = ( viewed: ViewedPost ) => {
		caption.replaceChildren( ...captionOf( viewed ) );
		const added = parse( viewed.html );
		panel.replaceChildren( ...added );
		panel.scrollTop = 0;
		if ( hasPanel ) {
			emit( panel, 'vitrine:replaced', { added } );
			openComments( panel, comments, viewed.id );
		}
		makeReachable( caption );
		makeReachable( panel );
	};
	const fail = () => {
		const said = document.createElement( 'p' );
		said.textContent = words[ 'failed' ] ?? '';
		panel.replaceChildren( said );
	};
	return ( post ) => {
		if ( ! post || post === current ) {
			return;
		}
		current = post;
		panel.replaceChildren();
		caption.replaceChildren();
		post.load().then(
			( viewed ) => post === current && fill( viewed ),
			() => post === current && fail()
		);
	};
}
