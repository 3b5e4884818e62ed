/** `@vitrine/loading`: one indicator for the whole page, fetched when something takes long. */
import { styleBeside } from '../style-beside';
import './loading.scss';

/** Ms after which waiting is noticed; what is sooner there flashes nothing. */
export const PATIENCE = 400;

/** What WordPress prints for the filter `script_module_data_@vitrine/loading`; no other element with its id is believed. */
const DATA = 'script[id="wp-script-module-data-@vitrine/loading"]';

/** How often each region is waited for; null = of the page. */
const waiting = new Map< Element | null, number >();

let timer: number | undefined;
let indicator: HTMLElement | undefined;
let style: Promise< void > | undefined;

/**
 * Says that something is on its way.
 *
 * @param region What it is for, which is `aria-busy` meanwhile; the main part of the page, unless it is given; null = whoever calls says so.
 * @param delay  Ms until it is shown.
 * @return Ends it; the indicator goes with the last of all.
 */
export function showLoading(
	region: Element | null = document.querySelector( 'main, [role=main]' ),
	delay = PATIENCE
): () => void {
	waiting.set( region, ( waiting.get( region ) ?? 0 ) + 1 );
	region?.setAttribute( 'aria-busy', 'true' );
	timer ??= window.setTimeout( show, delay );
	let isOver = false;
	return () => {
		const left = waiting.get( region )! - 1;
		if ( isOver ) {
			return;
		}
		isOver = true;
		if ( left ) {
			waiting.set( region, left );
			return;
		}
		waiting.delete( region );
		region?.removeAttribute( 'aria-busy' );
		if ( waiting.size === 0 ) {
			window.clearTimeout( timer );
			timer = undefined;
			indicator?.remove();
		}
	};
}

async function show(): Promise< void > {
	await ( style ??= styleBeside( import.meta.url ) );
	if ( waiting.size === 0 ) {
		return;
	}
	indicator ??= document.createElement( 'div' );
	indicator.className = 'vitrine-loading';
	indicator.role = 'status';
	indicator.replaceChildren();
	document.body.append( indicator );
	// A status that says something from the beginning is not read.
	requestAnimationFrame( () => {
		const text = document.createElement( 'span' );
		text.textContent = words();
		indicator!.replaceChildren( text );
	} );
}

function words(): string {
	try {
		return String(
			JSON.parse( document.querySelector( DATA )!.textContent ).text
		);
	} catch {
		return '…';
	}
}
