/** Settings of a carousel as they hold together. Twin: php/Carousel/CarouselView.php. */
import type { CarouselAttributes } from '../../../blocks/carousel/attributes.gen';

/** What the slides are: blocks vitrine/slide, the posts of a query loop or the pictures of a gallery. */
export type Kind = 'slides' | 'query' | 'gallery';

/** Effects that show one slide at a time. */
const ONE_BY_ONE = [ 'fade', 'cards', 'creative' ];

export const isOneByOne = ( effect: string ): boolean =>
	ONE_BY_ONE.includes( effect );

/**
 * Settings of which none contradicts another.
 *
 * @param read Attributes within their bounds.
 */
export function settled( read: CarouselAttributes ): CarouselAttributes {
	const set = { ...read };
	if ( set.vertical ) {
		Object.assign( set, {
			effect: 'slide',
			rows: 1,
			heights: 'equal',
			centered: false,
		} );
	}
	if ( set.effect !== 'slide' ) {
		Object.assign( set, { rows: 1, heights: 'equal', free: false } );
	}
	if ( isOneByOne( set.effect ) ) {
		Object.assign( set, {
			columns: 1,
			columnsTablet: 1,
			columnsPhone: 1,
			minWidth: 0,
			centered: false,
		} );
	}
	if ( set.effect === 'coverflow' ) {
		set.centered = true;
	}
	if ( set.ends === 'loop' && ( set.rows > 1 || set.free || set.vertical ) ) {
		set.ends = 'rewind';
	}
	// One row that the browser scrolls, one slide at a time.
	const columns = Math.max(
		set.columns,
		set.columnsTablet,
		set.columnsPhone
	);
	if (
		set.heights === 'current' &&
		( set.ends === 'loop' || set.rows > 1 || set.free || columns > 1 )
	) {
		set.heights = 'own';
	}
	return set;
}

const joined = ( ...names: ( string | false )[] ): string =>
	names.filter( Boolean ).join( ' ' );

/**
 * Classes of the wrapper: what its controls go by.
 *
 * @param read Settings that hold together.
 * @param kind What the slides are.
 */
export const classesOf = ( read: CarouselAttributes, kind: Kind ): string =>
	joined(
		`has-${ kind }`,
		read.arrows !== 'none' && `has-arrows-${ read.arrows }`,
		read.place !== 'none' && `has-${ read.place }`,
		read.autoplay && 'has-pause',
		read.vertical && 'is-vertical'
	);

/**
 * Classes of the row, which are on itself: another carousel may be in a slide.
 *
 * @param read Settings that hold together.
 */
export const rowClassesOf = ( read: CarouselAttributes ): string =>
	joined(
		`is-${ read.effect }`,
		`has-${ read.heights }-heights`,
		read.rows > 1 && 'has-rows',
		read.centered && 'is-centered',
		read.free && 'is-free',
		read.ends === 'loop' && 'has-loop',
		read.vertical && 'is-vertical',
		( read.arrows !== 'none' ||
			[ 'dots', 'thumbs' ].includes( read.place ) ) &&
			'is-led'
	);

/**
 * Custom properties of the wrapper.
 *
 * @param read Settings that hold together.
 */
export const styleOf = (
	read: CarouselAttributes
): Record< string, string | number > => ( {
	'--vitrine-slides': read.columns,
	'--vitrine-slides-tablet': read.columnsTablet,
	'--vitrine-slides-phone': read.columnsPhone,
	'--vitrine-slide-width': `${ read.minWidth }px`,
	'--vitrine-slide-gap': `${ read.gap }px`,
	'--vitrine-slide-gap-tablet': `${ read.gapTablet }px`,
	'--vitrine-slide-gap-phone': `${ read.gapPhone }px`,
	...( read.rows > 1 && { '--vitrine-slide-rows': read.rows } ),
	...( read.vertical && { '--vitrine-slides-height': `${ read.height }px` } ),
} );
