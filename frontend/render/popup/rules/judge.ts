/** From single rules to one answer: all of a set, and one of the groups. */
import type { Answer, Facts, Ruled, Rules } from './facts';
import type { RuleName, RuleSet, Timing } from '../types';

/** In this order "and" is the least and "or" the greatest: 1 = nobody knows. */
const NO = 0;
const YES = 2;

/**
 * Whether one rule passes.
 *
 * @param rules Those that there are.
 * @param name  Which; whether it is on is not asked.
 * @param set   Its settings, complete.
 * @param facts What is known.
 */
export function judge(
	rules: Rules,
	name: RuleName,
	set: RuleSet,
	facts: Facts
): Answer {
	const isNegated = set[ `${ name }_not` ] === 'yes';
	const answer = rules[ name ]!( set as Timing, facts, isNegated );
	return answer === null ? answer : answer !== isNegated;
}

/**
 * Whether triggers may open a popup: all of `timing` must pass, and of `timing_any` one group.
 *
 * @param rules Those that there are.
 * @param ruled The popup.
 * @param facts What is known.
 * @return 0 = no, 2 = yes, 1 = it hangs on the log-in, which is not known.
 */
export function judgeAll(
	rules: Rules,
	{ timing = {}, timing_any: groups = [] }: Ruled,
	facts: Facts
): number {
	const all = ( set: RuleSet ) =>
		Math.min(
			YES,
			...( Object.keys( rules ) as RuleName[] )
				.filter( ( name ) => set[ name ] )
				.map( ( name ) => {
					const answer = judge( rules, name, set, facts );
					return answer === null ? 1 : Number( answer ) * YES;
				} )
		);
	return Math.min(
		all( timing ),
		Math.max( ...( groups.length ? groups.map( all ) : [ YES ] ), NO )
	);
}
