/** A countdown: PHP has printed what was left then, and what is there once it has ended. */
import { emit } from '@vitrine/frontend';
import { figuresOf, nextOf } from '../render/countdown/time';
import type { Repeat } from '../render/countdown/time';
import { endForVisitor } from './visitor';
import type { Visitor } from './visitor';

/** What the server tells of it. Twin: php/Countdown/CountdownView.php. */
export interface CountdownData {
	/** Milliseconds since 1970. */
	end: number;
	/** Seconds of each part that is shown, the largest first. */
	units: number[];
	/** What says when it ends: `%s` is the date. */
	ends: string;
	/** The same, afterwards. */
	ended: string;
	repeat?: Repeat;
	visitor?: Visitor;
	/** What happens then: nothing, or one of these. */
	hide?: true;
	message?: string;
}

/** Browsers take longer waits for none. */
const MAX_WAIT = 1e9;

const part = ( name: string ) => `.wp-block-vitrine-countdown__${ name }`;

/**
 * Lets a countdown run while it is seen.
 *
 * @param root The block.
 * @param data What the server tells of it.
 */
export function attachCountdown(
	root: HTMLElement,
	data: CountdownData
): void {
	const { units, repeat, visitor } = data;
	const values = root.querySelectorAll( part( 'value' ) );
	const sentence = root.querySelector( part( 'sentence' ) )!;
	let end = data.end;
	let isSeen = false;
	let isOver = false;
	let timer: ReturnType< typeof setTimeout >;

	const say = ( text: string ) => {
		try {
			const moment = new Date( end ).toLocaleString(
				document.documentElement.lang || undefined,
				{ dateStyle: 'long', timeStyle: 'short' }
			);
			sentence.textContent = text.replace( '%s', () => moment );
		} catch {
			// A language that is none: what the server has said stays.
		}
	};
	const show = () => {
		clearTimeout( timer );
		if ( isOver ) {
			return;
		}
		if ( repeat && end <= Date.now() ) {
			end = nextOf( repeat, Date.now() );
			say( data.ends );
		}
		const left = end - Date.now();
		figuresOf( left, units ).forEach( ( figure, nth ) => {
			if ( values[ nth ]!.textContent !== figure ) {
				values[ nth ]!.textContent = figure;
			}
		} );
		if ( left > 0 ) {
			timer = setTimeout(
				show,
				isSeen && ! document.hidden
					? left % 1000 || 1000
					: Math.min( left, MAX_WAIT )
			);
		} else {
			isOver = true;
			say( data.ended );
			finish( root, data );
		}
	};

	if ( visitor ) {
		end = endForVisitor( visitor );
	}
	// The server has said it in the time zone of the site.
	say( end > Date.now() ? data.ends : data.ended );
	new IntersectionObserver( ( entries ) => {
		isSeen = entries.some( ( { isIntersecting } ) => isIntersecting );
		show();
	} ).observe( root );
	document.addEventListener( 'visibilitychange', show );
	show();
	// Twin: blocks/countdown/render.php.
	root.classList.remove( 'is-waiting' );
}

/**
 * Shows what is there at the end.
 *
 * @param root         The block.
 * @param data         What the server tells of it.
 * @param data.hide    Whether nothing is.
 * @param data.message A message, if there is one.
 */
function finish( root: HTMLElement, { hide, message }: CountdownData ): void {
	const blocks =
		root.querySelector< HTMLTemplateElement >( ':scope > template' );
	root.hidden = !! hide;
	if ( message === undefined && ! blocks ) {
		return;
	}
	root.removeAttribute( 'role' );
	root.querySelector( part( 'units' ) )!.remove();
	root.querySelector( part( 'sentence' ) )!.remove();
	if ( blocks ) {
		const added = [ ...blocks.content.children ];
		blocks.replaceWith( blocks.content );
		emit( root, 'vitrine:replaced', { added } );
	} else {
		root.querySelector( part( 'message' ) )!.textContent = message!;
	}
}
