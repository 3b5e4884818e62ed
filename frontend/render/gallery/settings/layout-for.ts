import type { LayoutSettings, LevelSettings, SizeClass } from '../types';

/**
 * The layout of a size class.
 *
 * @param level     Settings of the level.
 * @param sizeClass Class.
 */
export function layoutFor(
	level: Pick< LevelSettings, 'layout' | 'sizes' >,
	sizeClass: SizeClass
): LayoutSettings {
	const own = level.sizes[ sizeClass ];
	return own ? { ...level.layout, ...own } : level.layout;
}
