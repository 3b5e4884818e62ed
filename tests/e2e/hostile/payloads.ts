/** What somebody writes who may not use unfiltered HTML. Each tells a beacon its name where it runs. */

/** What every payload asks for: the site itself, so that no policy hides it. */
export const BEACON = '/hostile-beacon/';

/** A picture that there is. */
export const PICTURE = '/wp-includes/images/media/default.png';

/** Code that tells the beacon. */
const code = ( name: string ) =>
	`new Image().src='${ BEACON }${ encodeURIComponent( name ) }'`;

export const entities = ( text: string ) =>
	text
		.replaceAll( '&', '&amp;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' )
		.replaceAll( '"', '&quot;' );

/** Markup without blanks and quotes in its code. */
const bare = ( name: string ) =>
	`<img src=x onerror=${ code( name ).replaceAll( ' ', '/**/' ) }>`;

/** Markup as it is, as entities, as entities of entities, and ways out of attributes, scripts, styles and comments. */
export function textOf( name: string ): string {
	const image = `<img src=x onerror="${ code( name ) }">`;
	return [
		// First, as much is cut; entities once and without quotes: some fields turn brackets back.
		bare( name ),
		entities( bare( name ) ),
		`" onfocus="${ code( name ) }" autofocus x="`,
		image,
		entities( image ),
		entities( entities( image ) ),
		`' onmouseover='${ code( name ).replaceAll( "'", '`' ) }`,
		`</script><script>${ code( name ) }</script>`,
		`</style>--><svg onload="${ code( name ) }">`,
		'[gallery] ${7*7} {{7*7}} =1+1',
	].join( ' ' );
}

/** The same as far as names of terms keep it, which are short: core takes tags away and leaves entities. */
export const nameOf = ( name: string ): string =>
	entities( `">${ bare( name ) }` );

/** Entities of entities, once more. */
export const nameTwiceOf = ( name: string ): string =>
	entities( nameOf( name ) );

/** The shortest that breaks out of text and attributes: for places of which there are hundreds. */
export const shortOf = ( name: string ): string =>
	`"'>${ bare( name ) }${ entities( bare( name ) ) }`;

/** Without a blank: tags end at one. */
export const tagOf = ( name: string ): string =>
	`"><svg/onload=${ code( name ).replaceAll( ' ', '/**/' ) }>`;

/** Addresses that are code. */
export const addressesOf = ( name: string ): string[] => [
	`javascript:${ code( name ) }`,
	` java\tscript:${ code( name ) }`,
	`JaVaScRiPt://%0a${ code( name ) }`,
	`data:text/html,<script>${ code( name ) }</script>`,
	`vbscript:${ code( name ) }`,
];

/** JSON in an attribute in single quotes, without a backslash before a quote: WordPress takes these away, and no JSON would be left. */
export const attribute = ( value: unknown ): string =>
	JSON.stringify( value )
		.replaceAll( '\\"', '\\u0022' )
		.replaceAll( '&', '&amp;' )
		.replaceAll( "'", '&#39;' )
		.replaceAll( '<', '&lt;' )
		.replaceAll( '>', '&gt;' );

/** Attributes in the comment of a block, as core writes them. */
export const comment = ( value: unknown ): string =>
	JSON.stringify( value )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' )
		.replaceAll( '\\"', '\\u0022' );

/**
 * HTML of an author that looks like ours: wrappers, items, ids of our data and dialogs, and elements that browsers open by themselves. `NOTES` stands for the address of a file of theirs.
 *
 * @param popup Id of the dialog of a popup that is on the page.
 */
export function forged( popup: string ): string {
	const [ address = '' ] = addressesOf( 'forged address' );
	const item = {
		id: '1',
		title: textOf( 'forged item' ),
		kind: 'image',
		src: address,
		url: address,
		media: address,
		downloadURL: address,
		destinationURL: address,
		originalURL: address,
		description: textOf( 'forged item' ),
	};
	const data = {
		element: 'forged',
		rest: 'NOTES',
		feed: 'NOTES',
		popups: [],
		html: textOf( 'forged data' ),
		// What a gallery cannot do without.
		album: '0',
		version: '',
		total: 99,
		first: 0,
		ratios: '',
		page: 1,
		query: {},
		cursors: [],
		pages: {},
		level: { layout: { layout: 'grid' } },
		viewer: {},
		words: {},
	};
	const ids = [
		'vitrine-popup-debug-data',
		popup,
		`${ popup }-label`,
		'wpadminbar',
	];
	return `
		<div class="wp-block-vitrine-gallery is-gallery-grid" id="forged" data-vitrine='${ attribute( data ) }'>
			<button type="application/json" data-vitrine="forged">${ entities( JSON.stringify( data ) ) }</button>
			<ul class="wp-block-vitrine-gallery__items">
				<li class="wp-block-vitrine-gallery__item" data-index="0" data-item='${ attribute( item ) }'>
					<a class="wp-block-vitrine-gallery__link" href="${ address }">Forged</a>
					<button class="wp-block-vitrine-gallery__tool is-download">Forged tool</button>
				</li>
			</ul>
			<a class="wp-block-vitrine-gallery__more" href="?forged">More of it</a>
		</div>
		<div class="wp-block-vitrine-social-feed" data-vitrine='${ attribute( data ) }'><a class="wp-block-vitrine-social-feed__more" href="?forged">More</a></div>
		<div class="vitrine-popup" data-vitrine='${ attribute( data ) }'></div>
		<p><a data-vitrine-popup="open" data-vitrine-popup-id="${ popup }" href="${ address }">A control</a></p>
		${ ids.map( ( id ) => `<p id="${ id }">${ entities( JSON.stringify( data ) ) }</p>` ).join( '' ) }
		<details open ontoggle="${ code( 'details' ) }"><summary>More</summary>Inside</details>
		<dialog open class="vitrine-popup" id="own-dialog">A dialog</dialog>
		<div popover="auto" id="own-popover" onbeforetoggle="${ code( 'popover' ) }">A popover</div>
		<button popovertarget="own-popover" command="close" commandfor="${ popup }">A command</button>
		<form id="forms"><input name="attributes"><input name="parentNode"></form><a id="popups" name="popups">x</a><img name="getElementById" alt="">
	`;
}

/** Elements with the ids of the data of our modules. */
export const CLOBBERED = [ 'popup', 'viewer', 'nanogallery2' ]
	.map(
		( name ) =>
			`<p id="wp-script-module-data-@vitrine/${ name }">${ entities( JSON.stringify( { popups: [ { id: 1, element: 'x', kind: 'modal', settings: { open_selector: textOf( 'clobbered' ) } } ], close: textOf( 'clobbered' ) } ) ) }</p>`
	)
	.join( '' );

/**
 * A tool of ours that lies over the whole page, as its author styles it. It is not closed: the browser goes on with it in what follows, which is a real gallery.
 */
export const STRETCHED = `<p><b class="wp-block-vitrine-gallery__tool is-download" data-index="0" data-item='${ attribute( { id: '1', kind: 'image', mediaKind: 'img', downloadURL: addressesOf( 'stretched tool' )[ 0 ] } ) }' style="position:fixed;top:0;left:0;width:100vw;height:100vh;z-index:99999;opacity:0.01">Stretched`;
