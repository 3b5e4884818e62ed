import { defaultsOf, settingsIn } from '../../editor/settings';
import type { Settings, SupportAttributes } from '../../editor/settings';
import { DEFAULTS } from '../../frontend/render/popup/settings';
import type {
	ConditionRow,
	DocumentSettings,
	RuleSet,
	Triggers,
} from '../../frontend/render/popup/types';
import { withReferences } from '../../frontend/render/schema';
import type { PopupAttributes as Stored } from './attributes.gen';
import metadata from './block.json';

/** What the block stores. */
export type PopupAttributes = SupportAttributes &
	Omit< Stored, 'conditions' > & {
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

/** What block.json says of the attributes. */
export const schema = withReferences( metadata.attributes );

/**
 * The document settings of a block.
 *
 * @param settings Settings of the block.
 */
export const documentOf = (
	settings: PopupSettings
): Settings< DocumentSettings > =>
	settingsIn( settings, 'settings', DEFAULTS.settings );

/**
 * The rules of a block.
 *
 * @param settings Settings of the block.
 */
export const timingOf = ( settings: PopupSettings ): Settings< RuleSet > =>
	settingsIn( settings, 'timing', DEFAULTS.timing );

/**
 * The triggers of a block.
 *
 * @param settings Settings of the block.
 */
export const triggersOf = ( settings: PopupSettings ): Settings< Triggers > =>
	settingsIn( settings, 'triggers', DEFAULTS.triggers );

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
			schema: { group: schema.timing },
			setAttributes: ( { group } ) =>
				setAttributes( {
					timingAny: attributes.timingAny.map( ( other, place ) =>
						place === index ? ( group ?? {} ) : other
					),
				} ),
		},
		'group',
		DEFAULTS.timing
	);
}
