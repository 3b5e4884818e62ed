import type {
	RuleName,
	RuleSet,
	Timing,
} from '../../../frontend/render/popup/types';
import type { CardView, FieldView } from '../fields/field-view';

/** All settings of all rules. */
export type RuleValues = RuleSet & Timing;

/** A rule in words. */
export type RuleView = CardView< RuleName, RuleValues >;

export type RuleField = FieldView< keyof RuleValues & string, RuleValues >;
