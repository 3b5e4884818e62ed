/** A page's own icons (`icons`). The original writes them into the page as HTML; here texts and elements of icon fonts are made anew, and ours stay where there is more. */
import icons from '../../../render/icons.json';
import type { ImportedRuntime } from '../types';

/** Where they stand, by their names in the original; `_` begins a class of ours. */
const GALLERY: Record< string, string > = {
	thumbnailSelected: '_tool.is-select[aria-pressed="true"]',
	thumbnailUnselected: '_tool.is-select[aria-pressed="false"]',
	thumbnailFeatured: '_badge.is-featured',
	thumbnailCounter: '_badge:not(.is-featured)>[aria-hidden]',
	thumbnailShare: '_tool.is-share',
	thumbnailDownload: '_tool.is-download',
	thumbnailInfo: '_tool.is-info',
	thumbnailShoppingcart: '_tool.is-shoppingcart',
	thumbnailDisplay: '_tool.is-display',
	thumbnailAlbum: '.is-album _title',
	thumbnailImage: '.is-image _title',
	thumbnailAlbumUp: '.is-albumUp _picture:not(:has(img))',
	breadcrumbHome: '_crumb:first-child>*',
	breadcrumbAlbum: '_crumb+_crumb>*',
	navigationFilterSelected: '_tag[aria-current]',
	navigationFilterUnselected: '_tag:not([aria-current])',
	navigationPaginationPrevious: '_turns>.is-previous',
	navigationPaginationNext: '_turns>.is-next',
	paginationPrevious: '_pages>.is-previous',
	paginationNext: '_pages>.is-next',
	galleryMoreButton: '_more',
};

/** The same in the viewer: frontend/islands/viewer/controls/chrome.tsx. */
const VIEWER: Record< string, string > = {
	buttonClose: '_tool.is-close',
	viewerPrevious: '_tools>.is-previous',
	viewerNext: '_tools>.is-next',
	viewerImgPrevious: '_side.is-previous',
	viewerImgNext: '_side.is-next',
	viewerDownload: '_tool.is-download',
	viewerToolbarMin: '_tool.is-minimize',
	viewerToolbarStd: '_tool.is-maximize',
	viewerPlay: '_tool.is-slideshow[aria-pressed="false"]',
	viewerPause: '_tool.is-slideshow[aria-pressed="true"]',
	viewerFullscreenOn: '_tool.is-fullscreen[aria-pressed="false"]',
	viewerFullscreenOff: '_tool.is-fullscreen[aria-pressed="true"]',
	viewerZoomIn: '_tool.is-zoomIn',
	viewerZoomOut: '_tool.is-zoomOut',
	viewerLinkOriginal: '_tool.is-original',
	viewerInfo: '_tool.is-info',
	viewerShare: '_tool.is-share',
	viewerRotateLeft: '_tool.is-rotateLeft',
	viewerRotateRight: '_tool.is-rotateRight',
	viewerShoppingcart: '_tool.is-shoppingcart',
};

for ( let number = 1; number <= 10; number++ ) {
	GALLERY[ `thumbnailCustomTool${ number }` ] = VIEWER[
		`viewerCustomTool${ number }`
	] = `_tool.is-custom${ number }`;
}

/** Class of what is drawn (blocks/gallery/effects.scss). */
const OWN = 'wp-block-vitrine-gallery__own-icon';

type Icons = Record< string, Node[] >;

/** In such a document nothing runs and nothing is loaded. */
const parse = ( html: string ) =>
	new DOMParser().parseFromString( html, 'text/html' );

/** What stands before titles and crumbs where a page names no icon of its own. */
const outline = ( path: string ) => [
	...parse(
		`<svg viewBox="0 0 24 24" width="1.25em" height="1.25em" fill="none" stroke="currentColor" stroke-width="1.5"><path d="${ path }"/></svg>`
	).body.childNodes,
];

/**
 * Reads an icon.
 *
 * @param html Nobody has looked at it.
 * @return Null = it is more than texts and elements of icon fonts.
 */
export function iconOf( html: string ): Node[] | null {
	const { head, body } = parse( html );
	const made: Node[] = [];
	for ( const part of body.childNodes ) {
		if ( part instanceof Text ) {
			made.push( new Text( part.data ) );
			continue;
		}
		if (
			! ( part instanceof HTMLElement ) ||
			! /^(i|b|span)$/.test( part.localName ) ||
			part.firstElementChild
		) {
			return null;
		}
		const element = document.createElement( part.localName );
		// Ours mean something here.
		element.className = [ ...part.classList ]
			.filter( ( name ) => ! /^(wp-block-)?vitrine/.test( name ) )
			.join( ' ' );
		element.style.color = part.style.color;
		element.textContent = part.textContent;
		made.push( element );
	}
	return head.firstElementChild ? null : made;
}

/** Ends the drawing in an element that is taken over once more. */
const ends = new WeakMap< HTMLElement, AbortController >();

/**
 * Draws a page's icons in a gallery, and in the viewer while it shows the gallery.
 *
 * @param element Wrapper.
 * @param runtime What was read.
 * @return Names of those that are not drawn.
 */
export function drawIcons(
	element: HTMLElement,
	{ icons: given, crumbIcons, all }: ImportedRuntime
): string[] {
	const end = new AbortController();
	ends.get( element )?.abort();
	ends.set( element, end );
	const folder = outline( 'M4.75 17.25V6.75h5l2 2h7.5v8.5z' );
	const drawn: Icons = {
		thumbnailAlbum: folder,
		thumbnailImage: outline( icons.picture.path ),
		breadcrumbAlbum: folder,
		breadcrumbHome: outline(
			'M4.5 11.5L12 5l7.5 6.5M6.75 10v8.25h10.5V10'
		),
	};
	const lost: string[] = [];
	for ( const [ name, html ] of Object.entries( given ) ) {
		const icon = iconOf( html );
		if (
			icon &&
			[ GALLERY, VIEWER ].some( ( places ) =>
				Object.hasOwn( places, name )
			)
		) {
			drawn[ name ] = icon;
		} else {
			lost.push( `icons.${ name }` );
		}
	}
	if ( all.hideIcons ) {
		delete drawn[ 'thumbnailAlbum' ];
		delete drawn[ 'thumbnailImage' ];
	}
	if ( ! crumbIcons ) {
		delete drawn[ 'breadcrumbAlbum' ];
		delete drawn[ 'breadcrumbHome' ];
	}
	const part = '.wp-block-vitrine-gallery__';
	keepDrawn( element, drawn, GALLERY, part, end.signal );
	element.addEventListener(
		'vitrine:gallery:open',
		() => {
			const viewer = document.querySelector< HTMLElement >(
				'dialog.vitrine-viewer[open]'
			);
			if ( viewer ) {
				keepDrawn(
					viewer,
					drawn,
					VIEWER,
					'.vitrine-viewer__',
					end.signal
				);
			}
		},
		end
	);
	return lost;
}

function keepDrawn(
	root: HTMLElement,
	drawn: Icons,
	places: Record< string, string >,
	part: string,
	signal: AbortSignal
): void {
	const wanted = Object.entries( places ).flatMap( ( [ name, selector ] ) => {
		const icon = drawn[ name ];
		return icon?.length
			? { name, icon, selector: selector.replaceAll( '_', part ) }
			: [];
	} );
	if ( wanted.length === 0 ) {
		return;
	}
	const draw = () => {
		for ( const { name, icon, selector } of wanted ) {
			root.querySelectorAll< HTMLElement >( selector ).forEach(
				( host ) => place( host, name, icon )
			);
		}
		// What was just drawn is no news.
		observer.takeRecords();
	};
	const observer = new MutationObserver( draw );
	observer.observe( root, {
		attributeFilter: [ 'aria-pressed', 'class' ],
		childList: true,
		subtree: true,
	} );
	draw();
	// A font's style sheet may be late.
	window.addEventListener( 'load', draw, { signal } );
	signal.addEventListener( 'abort', () => observer.disconnect() );
}

function place( host: HTMLElement, name: string, icon: Node[] ): void {
	const old = host.querySelector< HTMLElement >( `:scope>.${ OWN }` );
	if ( old?.dataset[ 'icon' ] === name ) {
		return;
	}
	old?.remove();
	const made = document.createElement( 'span' );
	made.className = OWN;
	made.dataset[ 'icon' ] = name;
	made.setAttribute( 'aria-hidden', 'true' );
	made.append( ...icon.map( ( one ) => one.cloneNode( true ) ) );
	const ours = host.querySelector( ':scope>svg' );
	if ( ours ) {
		ours.after( made );
	} else if ( host.matches( '[class*=__more]' ) ) {
		host.append( made );
	} else {
		host.prepend( made );
	}
	if ( ! [ ...made.querySelectorAll( 'i,b,span' ) ].every( isShown ) ) {
		made.remove();
		return;
	}
	const word = made.textContent?.trim() ?? '';
	if ( /Custom/.test( name ) && /\p{L}/u.test( word ) ) {
		// What is read is what is heard.
		const [ , title = '' ] =
			/(: .*)$/s.exec( host.getAttribute( 'aria-label' ) ?? '' ) ?? [];
		host.setAttribute( 'aria-label', word + title );
	}
}

/**
 * Whether an element of an icon font shows anything: without the font's style sheet it does not.
 *
 * @param element In the page.
 */
function isShown( element: Element ): boolean {
	const { backgroundImage, maskImage } = getComputedStyle( element );
	return (
		element.textContent?.trim() !== '' ||
		[
			backgroundImage,
			maskImage,
			getComputedStyle( element, '::before' ).content,
			getComputedStyle( element, '::after' ).content,
		].some( ( value ) => value && ! /^(none|normal)$/.test( value ) )
	);
}
