import { settingsIn } from '../../../editor/settings';
import type { Settings } from '../../../editor/settings';
import {
	layoutFor,
	levelSettings,
} from '../../../frontend/render/gallery/settings';
import type {
	LabelSettings,
	LayoutSettings,
	LevelSettings,
	SizeClass,
	SizeSettings,
	StackSettings,
} from '../../../frontend/render/gallery/types';
import type { GalleryAttributes, GallerySettings } from '../gallery-attributes';

/** Albums that a setting is for: all, or the first level only. */
export type Level = 'all' | 'first';

/** Which albums and which screens the panels speak of. It is not stored. */
export interface Scope {
	level: Level;
	size: SizeClass | 'all';
}

/** The parts of a level that are objects of their own. */
interface LevelParts {
	layout: Partial< LayoutSettings >;
	sizes: SizeSettings;
	label: Partial< LabelSettings >;
	stacks: Partial< StackSettings >;
}

/** Settings that both a block and its first level of albums have, beside the parts. */
export type LevelMembers = Omit< LevelSettings, keyof LevelParts >;

/** Settings of one level, each with what it inherits as its usual value. */
export interface LevelViews {
	members: Settings< LevelMembers >;
	layout: Settings< LayoutSettings >;
	label: Settings< LabelSettings >;
	stacks: Settings< StackSettings >;
}

const NOTHING: LevelParts = { layout: {}, sizes: {}, label: {}, stacks: {} };

/**
 * The settings that panels change in a scope.
 *
 * @param settings Settings of the block.
 * @param scope    Which albums and screens.
 */
export function levelViews(
	settings: GallerySettings,
	{ level, size }: Scope
): LevelViews {
	const all = levelSettings( settings.attributes, false );
	const first = level === 'first';
	const shown = first ? levelSettings( settings.attributes, true ) : all;
	const usual = first ? all : levelSettings( {}, false );
	const whole = settings as unknown as Settings< LevelMembers & LevelParts >;
	const root = first
		? settingsIn<
				GalleryAttributes,
				'firstLevel',
				LevelMembers & LevelParts
			>( settings, 'firstLevel', { ...all, ...NOTHING } )
		: whole;
	return {
		members: root as unknown as Settings< LevelMembers >,
		layout:
			size === 'all'
				? settingsIn( root, 'layout', usual.layout )
				: settingsIn(
						settingsIn( root, 'sizes', NOTHING.sizes ),
						size,
						first
							? layoutFor(
									{ ...all, layout: shown.layout },
									size
								)
							: shown.layout
					),
		label: settingsIn( root, 'label', usual.label ),
		stacks: settingsIn( root, 'stacks', usual.stacks ),
	};
}

/**
 * The size classes that say something for themselves.
 *
 * @param settings Settings of the block.
 * @param level    Which albums.
 */
export function classesWithOwn(
	{ attributes }: GallerySettings,
	level: Level
): SizeClass[] {
	const sizes =
		( level === 'first'
			? attributes.firstLevel.sizes
			: attributes.sizes ) ?? {};
	return ( Object.keys( sizes ) as SizeClass[] ).filter(
		( name ) => Object.keys( sizes[ name ] ?? {} ).length > 0
	);
}
