/**
 * Who gets a popup, and how often: from facts about a visitor to yes or no.
 *
 * Pure; the page and the tester use the same. The page has `BASIC`, and `MORE` where it needs them. What the answers mean in words: explain.ts.
 */
import type { Answer, Facts, Ruled } from './facts';
import { BASIC } from './basic';
import { judge, judgeAll } from './judge';
import { MORE } from './more';
import { RULES } from '../settings';
import type { RuleName, RuleSet } from '../types';

export type {
	Answer,
	Facts,
	Period,
	PopupCounters,
	Rule,
	Ruled,
} from './facts';
export { deviceOf } from './basic';
export { browserOf, sourceOf } from './more';

const ALL = { ...BASIC, ...MORE };

/**
 * Whether one rule passes.
 *
 * @param name  Which; whether it is on is not asked.
 * @param set   Its settings, complete.
 * @param facts What is known.
 */
export const check = ( name: RuleName, set: RuleSet, facts: Facts ): Answer =>
	judge( ALL, name, set, facts );

/**
 * Whether triggers may open a popup: all of `timing`, and of `timing_any` one group.
 *
 * @param ruled The popup.
 * @param facts What is known.
 * @return Null = it hangs on the log-in, which is not known.
 */
export const passes = ( ruled: Ruled, facts: Facts ): Answer =>
	( [ false, null, true ] as const )[ judgeAll( ALL, ruled, facts ) ] ?? null;

/**
 * The rules that are on, in the order of the original.
 *
 * @param set A set of rules.
 */
export const namesIn = ( set: RuleSet ): RuleName[] =>
	RULES.filter( ( name ) => set[ name ] === 'yes' );
