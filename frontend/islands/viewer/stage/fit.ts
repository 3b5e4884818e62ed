/**
 * A row of tools that is too long for its window: what has no room goes into a menu. Downloaded where a window is not wide.
 */
import { make } from '../elements';
import type { CustomTool } from '../types';
import type { Viewing } from '../viewing';

/** A tool without room, as the menu shows it. */
export interface MenuItem {
	label: string;
	icon: CustomTool[ 'icon' ];
	/** Undefined = it is no switch. */
	pressed: boolean | undefined;
	run: () => void;
}

const PART = '.vitrine-viewer__';
const SVG = 'http://www.w3.org/2000/svg';

/** Words of buttons that stay, however little room there is. */
const PINNED = [ 'close', 'minimize', 'maximize' ];

const ICON = { viewBox: '0 0 24 24', path: 'M5 7h14M5 12h14M5 17h14' };

/** Outlines of an icon; icons are one path each. */
const outlinesOf = ( tool: Element ) => ( {
	viewBox: tool.querySelector( 'svg' )?.getAttribute( 'viewBox' ) ?? '',
	path: tool.querySelector( 'path' )?.getAttribute( 'd' ) ?? '',
} );

/**
 * Keeps the tools of a viewing in one row each.
 *
 * @param viewing Where.
 * @param open    Opens the menu.
 * @return What the menu has.
 */
export function attachFit(
	{ frame, words }: Viewing,
	open: () => void
): () => MenuItem[] {
	const more = makeButton( words[ 'menu' ] ?? 'menu' );
	let out: HTMLElement[] = [];

	const find = ( part: string, within: Element = frame ) => [
		...within.querySelectorAll< HTMLElement >( PART + part ),
	];

	const update = () => {
		const hasPanel = frame.querySelector( 'dialog' ) !== null;
		more.setAttribute( 'aria-expanded', String( hasPanel ) );
		const isPinned = ( tool: HTMLElement ) =>
			tool === more ||
			PINNED.some( ( word ) => tool.ariaLabel === words[ word ] );
		const [ head ] = find( 'head' );
		const [ bar ] = find( 'toolbar' );
		const close = find( 'tool', head ).find(
			( { ariaLabel } ) => ariaLabel === words[ 'close' ]
		);
		// What has the focus is not taken out of the page.
		if ( close ? more.nextSibling !== close : ! more.isConnected ) {
			( close ?? head )?.[ close ? 'before' : 'append' ]( more );
		}
		show( more, false );
		out.forEach( ( tool ) => show( tool, true ) );
		out = [];
		for ( const row of [ head, bar ] ) {
			if ( ! row ) {
				continue;
			}
			const tools = find( 'tool', row ).filter(
				( tool ) => ! isPinned( tool )
			);
			while ( tools.length > 0 && ! isOneRow( row ) ) {
				const last = tools.pop()!;
				show( last, false );
				show( more, true );
				out.unshift( last );
			}
		}
	};

	more.addEventListener( 'click', open );
	new ResizeObserver( update ).observe( frame );
	new MutationObserver( update ).observe( frame, {
		childList: true,
		subtree: true,
	} );
	// Both watch no longer than there is a frame.
	return () =>
		out.map( ( tool ) => ( {
			label: tool.ariaLabel ?? '',
			icon: outlinesOf( tool ),
			pressed: tool.ariaPressed ? tool.ariaPressed === 'true' : undefined,
			// Whoever made it knows what it does.
			run: () => tool.click(),
		} ) );
}

function show( tool: HTMLElement, isShown: boolean ): void {
	tool.style.display = isShown ? '' : 'none';
}

/**
 * Whether everything in a row stands beside each other.
 *
 * @param row With tools, or with groups of them.
 */
function isOneRow( row: HTMLElement ): boolean {
	const boxes = [
		...row.querySelectorAll( `${ PART }tool, ${ PART }counter` ),
		...row.querySelectorAll( `${ PART }label` ),
	]
		.map( ( part ) => part.getBoundingClientRect() )
		.filter( ( { width } ) => width > 0 );
	const middles = boxes.map( ( { top, bottom } ) => ( top + bottom ) / 2 );
	const height = Math.min( ...boxes.map( ( box ) => box.height ) );
	return Math.max( ...middles ) - Math.min( ...middles ) < height / 2;
}

function makeButton( label: string ): HTMLButtonElement {
	const button = make( 'button', 'tool' );
	button.type = 'button';
	button.title = label;
	button.setAttribute( 'aria-label', label );
	button.setAttribute( 'aria-haspopup', 'menu' );
	button.style.pointerEvents = 'auto';
	const icon = document.createElementNS( SVG, 'svg' );
	icon.setAttribute( 'class', 'vitrine-viewer__icon' );
	icon.setAttribute( 'viewBox', ICON.viewBox );
	icon.setAttribute( 'aria-hidden', 'true' );
	const path = document.createElementNS( SVG, 'path' );
	path.setAttribute( 'd', ICON.path );
	icon.append( path );
	button.append( icon );
	return button;
}
