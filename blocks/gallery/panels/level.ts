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
	StackSettings,
} from '../../../frontend/render/gallery/types';
import type { Properties } from '../../../frontend/render/schema';
import { schema } from '../gallery-attributes';
import type { GallerySettings } from '../gallery-attributes';

/** Albums that a setting is for: all, or the first level only. */
export type Level = 'all' | 'first';

/** Which albums and which screens the panels speak of. It is not stored. */
export interface Scope {
	level: Level;
	size: SizeClass | 'all';
}

/** Settings that both a block and its first level of albums have. */
export type LevelMembers = Pick<
	LevelSettings,
	| 'mode'
	| 'maxRows'
	| 'moreStep'
	| 'hoverEffects'
	| 'displayTransition'
	| 'displayTransitionDuration'
	| 'displayInterval'
>;

const MEMBERS = [
	'mode',
	'maxRows',
	'moreStep',
	'hoverEffects',
	'displayTransition',
	'displayTransitionDuration',
	'displayInterval',
] as const;

/** The parts of a level that are objects of their own. */
interface LevelParts {
	layout: Partial< LayoutSettings >;
	sizes: Partial< Record< SizeClass, Partial< LayoutSettings > > >;
	label: Partial< LabelSettings >;
	stacks: Partial< StackSettings >;
}

/** Settings of one level, each with what it inherits as its usual value. */
export interface LevelViews {
	members: Settings< LevelMembers >;
	layout: Settings< LayoutSettings >;
	label: Settings< LabelSettings >;
	stacks: Settings< StackSettings >;
}

/** Settings of a level with the schema of the attribute that they override. */
const withSchema = < Part extends object >(
	settings: Settings< Part >,
	properties: Properties
): Settings< Part > => ( { ...settings, schema: properties } );

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
		? settingsIn( settings, 'firstLevel', {
				...Object.fromEntries(
					MEMBERS.map( ( name ) => [ name, all[ name ] ] )
				),
				...NOTHING,
			} as LevelMembers & LevelParts )
		: whole;
	return {
		members: withSchema(
			root as unknown as Settings< LevelMembers >,
			schema
		),
		layout: withSchema(
			size === 'all'
				? settingsIn( root, 'layout', usual.layout )
				: settingsIn(
						settingsIn(
							root,
							'sizes',
							{} as LevelParts[ 'sizes' ]
						),
						size,
						first
							? layoutFor(
									{ ...all, layout: shown.layout },
									size
								)
							: shown.layout
					),
			schema.layout.properties
		),
		label: withSchema(
			settingsIn( root, 'label', usual.label ),
			schema.label.properties
		),
		stacks: withSchema(
			settingsIn( root, 'stacks', usual.stacks ),
			schema.stacks.properties
		),
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
