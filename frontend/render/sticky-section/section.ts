import { readAttributes } from '../schema';
import schema from './schema.json';

/** How a section stays in the window. Twin: php/StickySection/StickySection.php, which reads it by the same schema. */
export interface StickySection {
	edge: '' | 'top' | 'bottom';
	offset: number;
	within: 'parent' | 'page';
	desktops: boolean;
	tablets: boolean;
	phones: boolean;
	effectsOffset: number;
	anchorOffset: number;
}

const DEVICES = [ 'desktops', 'tablets', 'phones' ] as const;

/**
 * Reads what is stored.
 *
 * @param stored The object, possibly hostile.
 */
export const readStickySection = ( stored: unknown ): StickySection =>
	readAttributes< StickySection >(
		schema as never,
		stored && typeof stored === 'object' ? stored : {}
	);

/**
 * Classes of a section. Twin: php/StickySection/StickySection.php.
 *
 * @param section How it stays; one that does has an edge.
 */
export const stickyClasses = ( section: StickySection ): string[] => [
	'vitrine-sticky',
	`vitrine-sticky-${ section.edge }`,
	...DEVICES.filter( ( device ) => section[ device ] ).map(
		( device ) => `vitrine-sticky-on-${ device }`
	),
];
