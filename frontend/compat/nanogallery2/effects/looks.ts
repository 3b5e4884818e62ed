/** The original's colors and sizes as custom properties of the wrapper (docs/names.md). Pure but for the measuring. */
import { isHarmless } from './declarations';

type Groups = Record< string, Record< string, string > >;

/** Around every letter, where a theme says nothing of shadows. */
const OUTLINE = [
	'1px 0',
	'1px 1px',
	'1px -1px',
	'-1px 1px',
	'-1px 0',
	'-1px -1px',
	'0 1px',
	'0 -1px',
]
	.map( ( offset ) => `#000 ${ offset } 0` )
	.join();

/** What the original paints with when nothing else is said. */
const bar = ( color: string, background: string ) => ( {
	color,
	background,
	borderRadius: '4px',
} );

const DARK: Groups = {
	navigationBreadcrumb: { ...bar( '#fff', '#111' ), colorHover: '#ccc' },
	navigationFilter: {
		...bar( '#ddd', '#111' ),
		colorSelected: '#fff',
		backgroundSelected: '#111',
	},
	navigationPagination: { ...bar( '#fff', '#111' ), colorHover: '#ccc' },
	thumbnail: {
		background: '#444',
		backgroundImage: 'linear-gradient(315deg, #111 0%, #445 90%)',
		borderColor: '#000',
		labelBackground: 'rgba(34, 34, 34, 0)',
		titleColor: '#fff',
		descriptionColor: '#ccc',
		stackBackground: '#aaa',
	},
	thumbnailIcon: { color: '#fff' },
	pagination: {
		background: '#181818',
		backgroundSelected: '#666',
		color: '#fff',
		borderRadius: '2px',
		shapeBorder: '3px solid #666',
		shapeColor: '#444',
		shapeSelectedColor: '#aaa',
	},
};

const LIGHT: Groups = {
	...DARK,
	navigationBreadcrumb: { ...bar( '#000', '#eee' ), colorHover: '#333' },
	navigationFilter: {
		...bar( '#222', '#eee' ),
		colorSelected: '#000',
		backgroundSelected: '#eee',
	},
	navigationPagination: { ...bar( '#000', '#eee' ), colorHover: '#333' },
	thumbnail: { ...DARK[ 'thumbnail' ], stackBackground: '#888' },
	pagination: {
		...DARK[ 'pagination' ],
		background: '#eee',
		backgroundSelected: '#aaa',
		color: '#000',
	},
};

/** Group and member of a theme, the name of ours, and a CSS property that takes such a value. */
const NAMES: [ string, string, string, string ][] = [
	[ 'thumbnail', 'background', 'background', 'background' ],
	[ 'thumbnail', 'backgroundImage', 'background-image', 'background' ],
	[ 'thumbnail', 'borderColor', 'border-color', 'border-color' ],
	[ 'thumbnail', 'borderRadius', 'radius', 'border-radius' ],
	[ 'thumbnail', 'labelBackground', 'label-background', 'background' ],
	[ 'thumbnail', 'labelOpacity', 'label-fade', 'opacity' ],
	[ 'thumbnail', 'titleColor', 'title-color', 'color' ],
	[ 'thumbnail', 'titleBgColor', 'title-background', 'background' ],
	[ 'thumbnail', 'titleShadow', 'title-shadow', 'text-shadow' ],
	[ 'thumbnail', 'descriptionColor', 'description-color', 'color' ],
	[
		'thumbnail',
		'descriptionBgColor',
		'description-background',
		'background',
	],
	[ 'thumbnail', 'descriptionShadow', 'description-shadow', 'text-shadow' ],
	[ 'thumbnail', 'stackBackground', 'stack-background', 'background' ],
	[ 'thumbnailIcon', 'color', 'tool-color', 'color' ],
	[ 'thumbnailIcon', 'shadow', 'tool-shadow', 'text-shadow' ],
	[ 'thumbnailIcon', 'padding', 'tool-padding', 'padding' ],
	[ 'navigationBar', 'background', 'bar-background', 'background' ],
	[ 'navigationBar', 'border', 'bar-border', 'border' ],
	[ 'navigationBar', 'borderTop', 'bar-border-top', 'border' ],
	[ 'navigationBar', 'borderRight', 'bar-border-right', 'border' ],
	[ 'navigationBar', 'borderBottom', 'bar-border-bottom', 'border' ],
	[ 'navigationBar', 'borderLeft', 'bar-border-left', 'border' ],
	[ 'navigationBreadcrumb', 'background', 'crumb-background', 'background' ],
	[ 'navigationBreadcrumb', 'color', 'crumb-color', 'color' ],
	[ 'navigationBreadcrumb', 'colorHover', 'crumb-color-hover', 'color' ],
	[ 'navigationBreadcrumb', 'borderRadius', 'crumb-radius', 'border-radius' ],
	[ 'navigationFilter', 'background', 'tag-background', 'background' ],
	[ 'navigationFilter', 'color', 'tag-color', 'color' ],
	[
		'navigationFilter',
		'backgroundSelected',
		'tag-background-selected',
		'background',
	],
	[ 'navigationFilter', 'colorSelected', 'tag-color-selected', 'color' ],
	[ 'navigationFilter', 'borderRadius', 'tag-radius', 'border-radius' ],
	[ 'navigationPagination', 'background', 'turn-background', 'background' ],
	[ 'navigationPagination', 'color', 'turn-color', 'color' ],
	[ 'navigationPagination', 'colorHover', 'turn-color-hover', 'color' ],
	[ 'navigationPagination', 'borderRadius', 'turn-radius', 'border-radius' ],
	[ 'pagination', 'background', 'page-background', 'background' ],
	[ 'pagination', 'color', 'page-color', 'color' ],
	[
		'pagination',
		'backgroundSelected',
		'page-background-selected',
		'background',
	],
	[ 'pagination', 'borderRadius', 'page-radius', 'border-radius' ],
	[ 'pagination', 'shapeBorder', 'page-shape-border', 'border' ],
	[ 'pagination', 'shapeColor', 'page-shape-color', 'background' ],
	[
		'pagination',
		'shapeSelectedColor',
		'page-shape-color-selected',
		'background',
	],
];

/** What the viewer's own style sheet goes by (frontend/islands/viewer/viewer.scss). */
const VIEWER_NAMES: [ string, string, string ][] = [
	[ 'background', '--viewer-ground', 'background' ],
	[ 'barBackground', '--viewer-bar', 'background' ],
	[ 'barColor', '--viewer-text', 'color' ],
	[ 'barDescriptionColor', '--viewer-muted', 'color' ],
];

type Supports = ( property: string, value: string ) => boolean;

const memberOf = ( group: unknown, name: string ): string => {
	const value = Object.hasOwn( Object( group ), name )
		? ( group as Record< string, unknown > )[ name ]
		: '';
	return typeof value === 'string' || typeof value === 'number'
		? String( value ).trim()
		: '';
};

/**
 * The custom properties of a theme.
 *
 * @param theme    `galleryTheme`: 'dark', 'light', or what differs from the dark one.
 * @param supports Whether the browser knows a declaration.
 */
export function themeProperties(
	theme: Record< string, unknown > | 'dark' | 'light',
	supports: Supports
): Record< string, string > {
	const base = theme === 'light' ? LIGHT : DARK;
	const own = typeof theme === 'object' ? theme : {};
	const made: Record< string, string > = {
		'--vitrine-gallery-title-shadow': OUTLINE,
		'--vitrine-gallery-description-shadow': OUTLINE,
		'--vitrine-gallery-tool-shadow': OUTLINE,
	};
	for ( const [ group, member, name, property ] of NAMES ) {
		const value =
			[
				memberOf( own[ group ], member ),
				base[ group ]?.[ member ],
			].find(
				( one ) => one && isHarmless( one ) && supports( property, one )
			) ?? '';
		if ( value ) {
			made[ `--vitrine-gallery-${ name }` ] = value;
		}
	}
	return made;
}

/**
 * The custom properties of a viewer's theme.
 *
 * @param theme    `viewerTheme`, an object.
 * @param supports Whether the browser knows a declaration.
 */
export function viewerProperties(
	theme: Record< string, unknown >,
	supports: Supports
): Record< string, string > {
	return Object.fromEntries(
		VIEWER_NAMES.flatMap( ( [ member, name, property ] ) => {
			const value = memberOf( theme, member );
			return value && isHarmless( value ) && supports( property, value )
				? [ [ name, value ] ]
				: [];
		} )
	);
}

/**
 * A size of letters.
 *
 * @param value    Written by an author.
 * @param fallback When it is none.
 * @param supports Whether the browser knows a declaration.
 */
export function fontSize(
	value: string,
	fallback: string,
	supports: Supports
): string {
	const size = /^[\d.]+$/.test( value ) ? `${ value }px` : value;
	return isHarmless( size ) && supports( 'font-size', size )
		? size
		: fallback;
}

/**
 * How high the original's label is below a picture, in the letters of the page.
 *
 * @param element     Where it is to stand.
 * @param title       Size of a title's letters.
 * @param description Size of a description's letters, '' = there is none.
 */
export function labelHeightIn(
	element: HTMLElement,
	title: string,
	description: string
): number {
	const host = document.createElement( 'div' );
	host.style.cssText =
		'position:absolute;visibility:hidden;padding:4px;inline-size:9em';
	const line = ( size: string, display: string, margin: string ) => {
		const made = host.appendChild( document.createElement( 'div' ) );
		made.textContent = 'Ag';
		made.style.fontSize = size;
		made.style.display = display;
		made.style.margin = margin;
		made.style.overflow = 'hidden';
	};
	line( title, 'inline-block', '5px 1px 1px' );
	if ( description ) {
		line( description, 'block', '1px 1px 3px' );
	}
	element.append( host );
	const { height } = host.getBoundingClientRect();
	host.remove();
	return height;
}
