/**
 * What is set on a popup, within the bounds of block.json.
 *
 * Twin: php/Popup/Settings/PopupSettings.php; both are held to tests/fixtures/popup-settings.json. Too big for visitors: they get what PHP has read.
 */
import metadata from '../../../blocks/popup/block.json';
import { readAttributes, withReferences } from '../schema';
import type { Properties } from '../schema';
import { readRules, readTriggers as readOn, switchesOf } from './switches';
import type {
	ConditionRow,
	DocumentSettings,
	RuleName,
	RuleSet,
	TriggerName,
	Triggers,
} from './types';

const schema = withReferences( metadata.attributes );
const rules: Properties = metadata.attributes.timing.properties;
const triggers: Properties = metadata.attributes.triggers.properties;

/** Most groups of `timingAny`. */
export const MAX_GROUPS = metadata.attributes.timingAny.maxItems;

/** Most rows of where. */
export const MAX_CONDITIONS = metadata.attributes.conditions.maxItems;

/** In the order of the original; all that are on must pass. */
export const RULES = switchesOf( rules ) as RuleName[];

/** In the order of the original; the first that fires wins. */
export const TRIGGER_NAMES = switchesOf( triggers ) as TriggerName[];

const read = readAttributes< {
	settings: DocumentSettings;
	timing: RuleSet;
	triggers: Triggers;
	conditions: ConditionRow[];
} >;

/** What everything is unless it is set. */
export const DEFAULTS = read( schema, {} );

/**
 * Document settings, complete and within their bounds.
 *
 * @param given Anything.
 */
export const readSettings = ( given: unknown ): DocumentSettings =>
	read( schema, { settings: given } ).settings;

/**
 * The rules that are on, each with all its fields.
 *
 * @param given Anything.
 */
export const readTiming = ( given: unknown ): RuleSet =>
	readRules( rules, given );

/**
 * The groups of which one must pass; empty ones say nothing.
 *
 * @param given Anything.
 */
export const readTimingAny = ( given: unknown ): RuleSet[] =>
	( Array.isArray( given ) ? given : [] )
		.map( readTiming )
		.filter( ( group ) => Object.keys( group ).length > 0 )
		.slice( 0, MAX_GROUPS );

/**
 * The triggers that are on, each with all its fields.
 *
 * @param given Anything.
 */
export const readTriggers = ( given: unknown ): Partial< Triggers > =>
	readOn( triggers, given );

/**
 * Rows of where, without the ones that are none: one whose place cannot be read is nowhere, and not everywhere.
 *
 * @param given Anything.
 */
export const readConditions = ( given: unknown ): ConditionRow[] =>
	read( schema, { conditions: given } ).conditions;
