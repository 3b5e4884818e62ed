/**
 * Lays an album out: where every tile is, as fractions of the container's width plus px (docs/decisions/0006).
 *
 * Pure and the same in PHP (php/Gallery/Layout/); both are held to tests/fixtures/layout/.
 */
import type { LayoutSettings } from '../types';
import { cascading } from './cascading';
import { grid } from './grid';
import { justified } from './justified';
import { NOTHING } from './layout';
import type { Layout } from './layout';
import { mosaic } from './mosaic';

export { boxAt, heightAt, STRIDE } from './layout';
export type { Box, Layout } from './layout';
export { heightUpTo, pageRange, pageStarts, windowOf } from './window';

/**
 * Lays an album out.
 *
 * @param ratios      Width by height of every picture, 0 = unknown.
 * @param settings    Settings.
 * @param labelHeight Of labels below pictures, in px; 0 for labels over pictures.
 * @param width       Nominal width of the container, in px (steps.ts).
 */
export function layoutTiles(
	ratios: ArrayLike< number >,
	settings: LayoutSettings,
	labelHeight: number,
	width: number
): Layout {
	const items = ratios.length;
	if ( items === 0 ) {
		return NOTHING;
	}
	switch ( settings.layout ) {
		case 'justified':
			return justified( ratios, settings, labelHeight, width );
		case 'cascading':
			return cascading( ratios, settings, labelHeight, width );
		case 'mosaic':
			if ( settings.mosaic.length > 0 ) {
				return mosaic( items, settings, labelHeight, width );
			}
	}
	return grid( items, settings, labelHeight, width );
}
