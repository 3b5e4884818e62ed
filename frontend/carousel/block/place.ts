import type { Place } from '@vitrine/carousel';

/** More buttons than these do not fit side by side on the smallest phone, or make the page slow: the place is told in numbers then. */
const MOST = { dots: 12, thumbs: 100 };

export type Buttons = keyof typeof MOST;

/**
 * Whether each view has a button.
 *
 * @param place How the place is shown.
 * @param views Number of views.
 */
export const hasButtons = ( place: string, views: number ): place is Buttons =>
	place in MOST && views <= MOST[ place as Buttons ];

interface ButtonOptions {
	root: HTMLElement;
	/** Words of a button, with %d for the slide. */
	goTo: string;
	/** What the row is called. */
	label: string;
	show: ( view: number ) => void;
	/** All slides, in their order. */
	slides: () => Element[];
	/** Draws what is seen of a button. */
	draw: ( button: HTMLElement, slide: Element, number: number ) => void;
}

/**
 * A button for each view. Where each view is one slide they are the tabs of these (APG, carousel with tabs), else buttons.
 *
 * @param options What they are for.
 * @return Tells them where the row is.
 */
export function attachButtons( options: ButtonOptions ) {
	const { root, goTo, label, show, slides, draw } = options;
	let drawn = '';
	let current = 0;
	const buttons = () => [ ...root.children ] as HTMLElement[];

	const make = ( views: number[] ) => {
		const all = slides();
		const isTabs = views.length === all.length;
		root.role = isTabs ? 'tablist' : 'group';
		root.ariaLabel = label;
		const focused = buttons().indexOf(
			root.ownerDocument.activeElement as HTMLElement
		);
		root.replaceChildren(
			...views.map( ( number, view ) => {
				const slide = all[ number - 1 ]!;
				const button = document.createElement( 'button' );
				button.type = 'button';
				button.ariaLabel = goTo.replace( '%d', String( number ) );
				if ( isTabs ) {
					button.role = 'tab';
					button.setAttribute( 'aria-controls', slide.id );
				}
				button.addEventListener( 'click', () => show( view ) );
				draw( button, slide, number );
				return button;
			} )
		);
		buttons()[ focused ]?.focus( { preventScroll: true } );
	};

	root.addEventListener( 'keydown', ( event ) => {
		const focused = buttons().indexOf( event.target as HTMLElement );
		const from = focused < 0 ? current : focused;
		const to = root.role === 'tablist' && target( event, root, from );
		const button = to === false ? undefined : buttons().at( to );
		if ( button ) {
			event.preventDefault();
			button.focus();
			show( buttons().indexOf( button ) );
		}
	} );

	return ( { views, current: now }: Place ) => {
		const key = views.join();
		const isNew = drawn !== key || root.children.length !== views.length;
		if ( isNew ) {
			drawn = key;
			make( views );
		}
		if ( isNew || now !== current ) {
			current = now;
			buttons().forEach( ( button, view ) =>
				mark( button, view === now, root.role === 'tablist' )
			);
			bringIntoRow( root, buttons()[ now ] );
		}
	};
}

/**
 * Scrolls thumbnails to the one that is current, and nothing else.
 *
 * @param root   Around them.
 * @param button The one.
 */
function bringIntoRow( root: HTMLElement, button?: HTMLElement ): void {
	if ( button && root.scrollWidth > root.clientWidth ) {
		const place = button.getBoundingClientRect();
		const room = root.getBoundingClientRect();
		root.scrollLeft +=
			( place.left + place.right - room.left - room.right ) / 2;
	}
}

function mark( button: HTMLElement, isCurrent: boolean, isTab: boolean ): void {
	if ( isTab ) {
		button.ariaSelected = String( isCurrent );
		button.tabIndex = isCurrent ? 0 : -1;
	} else if ( isCurrent ) {
		button.setAttribute( 'aria-current', 'true' );
	} else {
		button.removeAttribute( 'aria-current' );
	}
}

/**
 * Which tab a key leads to.
 *
 * @param event   The key.
 * @param root    Around the tabs.
 * @param current The tab that is selected.
 * @return False = this is no such key.
 */
function target(
	event: KeyboardEvent,
	root: HTMLElement,
	current: number
): number | false {
	if ( event.ctrlKey || event.metaKey || event.altKey ) {
		return false;
	}
	const isRtl = getComputedStyle( root ).direction === 'rtl';
	switch ( event.key ) {
		case 'Home':
			return 0;
		case 'End':
			return -1;
		case isRtl ? 'ArrowLeft' : 'ArrowRight':
			return ( current + 1 ) % root.children.length;
		case isRtl ? 'ArrowRight' : 'ArrowLeft':
			return current - 1;
		default:
			return false;
	}
}

/**
 * Where the row is, in numbers or as a bar.
 *
 * @param root  Where.
 * @param isBar Whether it is a bar.
 * @param label Name of the bar.
 * @return Tells it where the row is.
 */
export function attachNumbers(
	root: HTMLElement,
	isBar: boolean,
	label: string
) {
	const bar = root.ownerDocument.createElement( 'progress' );
	bar.ariaLabel = label;
	return ( { views, current }: Place ) => {
		root.role = null;
		bar.max = views.length;
		bar.value = current + 1;
		root.replaceChildren(
			isBar ? bar : `${ current + 1 } / ${ views.length }`
		);
	};
}
