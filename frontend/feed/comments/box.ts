/** The box of a post's comments, and those of replies in it; downloaded when somebody is about to open one. */
import { emit, safeUrl } from '@vitrine/frontend';
import { styleBeside } from '../../core/style-beside';
import { OUTWARD, part } from '../../render/feed/names';
import { fetchComments } from './fetch-comments';
import type { CommentsData } from './data';
import { slide } from './slide';
import './box.scss';

/** Ms until comments are asked for once more that the site is about to read. */
export const SOON = 10_000;

/** Comments that a button opens. */
interface Box {
	element: HTMLElement;
	/** Fetches what it shows. */
	fill: () => Promise< void >;
	/** Whether it shows what there is. */
	isFilled: boolean;
}

const style = styleBeside( import.meta.url );

const boxes = new WeakMap< HTMLElement, Box >();

let made = 0;

/**
 * Turns HTML of the route into an element; inside a template nothing loads or runs.
 *
 * @param html By our own template.
 */
function parse( html: string ): HTMLElement {
	const template = document.createElement( 'template' );
	// WordPress puts pictures of s.w.org for emoji, unless this class is inside what is added.
	template.innerHTML = `<div><div class="${ part( 'talk' ) } wp-exclude-emoji">${ html }</div></div>`;
	return template.content.firstElementChild as HTMLElement;
}

/**
 * Words with a way to the network.
 *
 * @param text  What is the case.
 * @param label Words of the link.
 * @param href  Where the comments are.
 */
function said( text: string, label = '', href = '' ): HTMLElement {
	const element = parse( '' );
	const words = document.createElement( 'p' );
	words.className = part( 'comments-note' );
	words.textContent = text;
	element.firstElementChild?.append( words );
	if ( label && safeUrl( href ) ) {
		const link = document.createElement( 'a' );
		link.className = part( 'further' );
		link.href = safeUrl( href );
		link.rel = OUTWARD;
		link.textContent = label;
		words.after( link );
	}
	return element;
}

/**
 * Puts content in place of what a box shows; the focus stays in it.
 *
 * @param element The box.
 * @param content What it shows now.
 */
function put( element: HTMLElement, content: HTMLElement ): void {
	const before = element.offsetHeight;
	const hadFocus = element.contains( element.ownerDocument.activeElement );
	element.replaceChildren( content );
	if ( hadFocus ) {
		element.focus( { preventScroll: true } );
	}
	slide( element, before, element.offsetHeight );
	emit( element, 'vitrine:replaced', { added: [ content ] } );
}

/**
 * Makes the box of a button.
 *
 * @param label What is in it.
 * @param data  What the page knows.
 * @param ask   Whose comments.
 */
function makeBox(
	label: string,
	data: CommentsData,
	ask: { post: string; comment: string; href: string }
): Box {
	const { words } = data;
	const element = document.createElement( 'div' );
	element.className = part( 'comments' );
	element.id = `vitrine-comments-${ ++made }`;
	element.setAttribute( 'role', 'region' );
	element.ariaLabel = label;
	element.tabIndex = -1;
	element.hidden = true;
	element.append( said( words[ 'loading' ] ?? '' ) );
	// Errors do not bubble: a picture that fails is not shown.
	element.addEventListener(
		'error',
		( { target } ) => ( target as Element ).classList.add( 'is-missing' ),
		true
	);
	let isAgain = false;
	const box: Box = {
		element,
		isFilled: false,
		async fill() {
			box.isFilled = true;
			try {
				const { html, waits } = await fetchComments(
					data,
					ask.post,
					ask.comment
				);
				put( element, parse( html ) );
				box.isFilled = ! waits;
				if ( waits && ! isAgain ) {
					isAgain = true;
					setTimeout(
						() =>
							element.isConnected &&
							! element.hidden &&
							box.fill(),
						SOON
					);
				}
			} catch {
				box.isFilled = false;
				put(
					element,
					said(
						words[ 'failed' ] ?? '',
						words[ 'network' ],
						ask.href
					)
				);
			}
		},
	};
	return box;
}

/**
 * Opens or closes what a button is for; it is fetched at the first opening.
 *
 * @param button The button.
 * @param make   Makes its box.
 * @param place  Where the box stands at the end.
 */
function toggle(
	button: HTMLElement,
	make: () => Box,
	place: Element
): Promise< void > {
	let box = boxes.get( button );
	if ( ! box ) {
		box = make();
		boxes.set( button, box );
		place.append( box.element );
		button.setAttribute( 'aria-controls', box.element.id );
	}
	const { element } = box;
	const opens = button.ariaExpanded !== 'true';
	button.ariaExpanded = String( opens );
	if ( opens ) {
		element.hidden = false;
		const filled = box.isFilled ? undefined : box.fill();
		return Promise.all( [
			slide( element, 0, element.offsetHeight ),
			filled,
		] ).then( () => undefined );
	}
	return slide( element, element.offsetHeight, 0 ).then( () => {
		element.hidden = button.ariaExpanded !== 'true';
	} );
}

/**
 * Shows the comments that wait behind a button, and leads there.
 *
 * @param button The button, which goes.
 * @param within Around them.
 */
function showMore( button: HTMLElement, within: HTMLElement ): void {
	const before = within.offsetHeight;
	const [ first, ...rest ] = within.querySelectorAll< HTMLElement >(
		`.${ part( 'comment' ) }.is-beyond`
	);
	for ( const comment of [ first, ...rest ] ) {
		comment?.classList.remove( 'is-beyond' );
	}
	if ( first ) {
		first.tabIndex = -1;
		first.focus( { preventScroll: true } );
	}
	button.remove();
	slide( within, before, within.offsetHeight );
}

/**
 * Opens or closes the comments of a post.
 *
 * @param button The count of comments.
 * @param data   What the page knows.
 * @param post   Id of the post.
 * @param href   The post on the network.
 */
export async function toggleComments(
	button: HTMLElement,
	data: CommentsData,
	post: string,
	href: string
): Promise< void > {
	await style;
	const make = () => {
		const { words } = data;
		const box = makeBox( words[ 'comments' ] ?? '', data, {
			post,
			comment: '',
			href,
		} );
		box.element.addEventListener( 'click', ( { target } ) => {
			const pressed = ( target as Element ).closest( 'button' );
			if ( pressed?.matches( `.${ part( 'more-comments' ) }` ) ) {
				showMore( pressed, box.element );
			} else if ( pressed?.matches( `.${ part( 'replies-opener' ) }` ) ) {
				toggle(
					pressed,
					() =>
						makeBox( words[ 'replies' ] ?? '', data, {
							post,
							comment: pressed.value,
							href,
						} ),
					pressed.parentElement!
				);
			}
		} );
		return box;
	};
	// Below the foot of the post.
	const foot = button.closest( `.${ part( 'foot' ) }` );
	return toggle( button, make, foot?.parentElement ?? button.parentElement! );
}
