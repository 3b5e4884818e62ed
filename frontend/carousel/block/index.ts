/** The behavior of the block vitrine/carousel; fetched when one comes near the window. */
import type { CarouselParts, Row } from '@vitrine/carousel';
import { readData } from '../../core/data';
import { wider } from '../../core/device';
import { part } from '../../render/carousel/names';
import { afterFrame } from '../frames';
import './controls.scss';
import { attachDrag, keepInside } from './drag';
import { createExtras } from './extras';
import { createHash } from './hash';
import { attachKeys, attachWheel } from './input';
import { loadParts } from './parts';
import type { BlockSettings } from './settings';

/** Ms after which a page that is still loading is not waited for. */
const PATIENCE = 3000;

/**
 * Brings a carousel to life.
 *
 * @param root The block.
 */
export async function attachCarousel( root: HTMLElement ): Promise< void > {
	await pageLoaded();
	await frame();
	const settings = readData( root ) as BlockSettings | undefined;
	const parts = partsOf( root );
	if ( ! settings || ! parts ) {
		return;
	}
	const { list } = parts;
	const { engine, moved, thumbs, videos } = await loadParts( root, settings );
	await frame();
	const hash = settings.hash ? createHash( [ ...list.children ] ) : null;
	const createRow = moved
		? moved.rowFactory( engine.Swiper, settings )
		: engine.createRow;
	const row = createRow( parts.frame, list, settings );
	await frame();
	const extras = createExtras( {
		parts,
		row,
		settings,
		draw: thumbs?.drawThumb,
		tell: hash?.tell,
	} );
	await frame();
	const carousel = engine.createCarousel( parts, { ...settings, extras } );
	await frame();
	attachInput( list, row, settings, moved !== null );
	markPhones( root );
	hash?.follow( carousel );
	videos?.attachVideos( root, settings.words );
}

/** Between the steps slow phones answer. */
const frame = () => new Promise< void >( afterFrame );

/** What the page itself needs comes first: until then the row is scrolled. */
const pageLoaded = () =>
	new Promise< void >( ( resolve ) => {
		if ( document.readyState === 'complete' ) {
			resolve();
		}
		window.addEventListener( 'load', () => resolve() );
		setTimeout( resolve, PATIENCE );
	} );

/**
 * Tells the controls whether they are on a phone, as wide as the theme says: a sheet that comes later cannot ask for it.
 *
 * @param root The block.
 */
function markPhones( root: HTMLElement ): void {
	const isWide = wider( 'phones' );
	const mark = () => root.classList.toggle( 'is-on-phone', ! isWide.matches );
	isWide.addEventListener( 'change', mark );
	mark();
}

/**
 * The parts of a carousel, not those of one in it.
 *
 * @param root The block.
 */
function partsOf( root: HTMLElement ): CarouselParts | null {
	const child = ( name: string ) =>
		root.querySelector< HTMLElement >( `:scope > .${ part( name ) }` );
	const list = child( 'frame' )?.querySelector< HTMLElement >(
		`.${ part( 'row' ) }`
	);
	return list
		? {
				root,
				frame: list.parentElement!,
				list,
				previous: child( 'control.is-previous' ),
				next: child( 'control.is-next' ),
				pause: child( 'control.is-pause' ),
				dots: child( 'place' ),
			}
		: null;
}

/**
 * Lets keys, wheel and mouse move a row.
 *
 * @param list     The row.
 * @param row      Moves it.
 * @param settings How.
 * @param isMoved  Whether Swiper moves it, and hears the mouse itself.
 */
function attachInput(
	list: HTMLElement,
	row: Row,
	settings: BlockSettings,
	isMoved: boolean
): void {
	const { vertical, free, drag, wheel } = settings;
	attachKeys( list, row, vertical );
	if ( wheel ) {
		attachWheel( list, row );
	}
	if ( drag ) {
		keepInside( list );
	}
	if ( drag && ! isMoved ) {
		attachDrag( list, { row, isVertical: vertical, isFree: free } );
	}
}
