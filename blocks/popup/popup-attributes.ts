import { defaultsOf, settingsIn } from '../../editor/settings';
import type { Settings, SupportAttributes } from '../../editor/settings';
import {
	RULES,
	SETTINGS,
	TIMING,
	TRIGGERS,
} from '../../frontend/render/popup/settings';
import type {
	ConditionRow,
	DocumentSettings,
	Kind,
	RuleSet,
	Triggers,
} from '../../frontend/render/popup/types';
import metadata from './block.json';

/** What the block stores: attributes.gen.ts with the shapes that block.json cannot say. */
export type PopupAttributes = SupportAttributes & {
	popup: number;
	kind: Kind;
	label: string;
	settings: Partial< DocumentSettings >;
	timing: RuleSet;
	timingAny: RuleSet[];
	triggers: Partial< Triggers >;
	conditions: ConditionRow[];
	anchor?: string;
	/** What the editor has named the block. */
	metadata?: { name?: string };
	backgroundColor?: string;
	textColor?: string;
};

/** The block's settings, as panels and toolbar receive them. */
export type PopupSettings = Settings< PopupAttributes >;

/** Values of an untouched block. */
export const defaults = defaultsOf< PopupAttributes >( metadata.attributes );

/** What holds of document settings where nothing is stored. */
export const usualSettings = initialsOf< DocumentSettings >( SETTINGS );

/** What holds of rules; every rule has a `{name}_not`. */
export const usualTiming: RuleSet = {
	...initialsOf< RuleSet >( TIMING ),
	...Object.fromEntries( RULES.map( ( name ) => [ `${ name }_not`, '' ] ) ),
};

/** What holds of triggers. */
export const usualTriggers = initialsOf< Triggers >( TRIGGERS );

/**
 * The document settings of a block.
 *
 * @param settings Settings of the block.
 */
export const documentOf = (
	settings: PopupSettings
): Settings< DocumentSettings > =>
	settingsIn( settings, 'settings', usualSettings );

/**
 * The rules of a block.
 *
 * @param settings Settings of the block.
 */
export const timingOf = ( settings: PopupSettings ): Settings< RuleSet > =>
	settingsIn( settings, 'timing', usualTiming );

/**
 * The triggers of a block.
 *
 * @param settings Settings of the block.
 */
export const triggersOf = ( settings: PopupSettings ): Settings< Triggers > =>
	settingsIn( settings, 'triggers', usualTriggers );

/**
 * One of the groups of `timingAny`.
 *
 * @param settings Settings of the block.
 * @param index    Which one.
 */
export function groupOf(
	{ attributes, setAttributes }: PopupSettings,
	index: number
): Settings< RuleSet > {
	const stored = attributes.timingAny[ index ] ?? {};
	return settingsIn< { group: RuleSet }, 'group', RuleSet >(
		{
			attributes: { group: stored },
			defaults: { group: {} },
			setAttributes: ( { group } ) =>
				setAttributes( {
					timingAny: attributes.timingAny.map( ( other, place ) =>
						place === index ? ( group ?? {} ) : other
					),
				} ),
		},
		'group',
		usualTiming
	);
}

function initialsOf< Group >(
	fields: Record< string, { initial: unknown } >
): Group {
	return Object.fromEntries(
		Object.entries( fields ).map( ( [ name, { initial } ] ) => [
			name,
			initial,
		] )
	) as Group;
}
