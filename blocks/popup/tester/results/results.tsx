import { Icon } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { check, closeSmall, help } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { explain } from '../../../../frontend/render/popup/rules/explain';
import type { Explanation } from '../../../../frontend/render/popup/rules/explain';
import type {
	Answer,
	Facts,
	Ruled,
} from '../../../../frontend/render/popup/rules/facts';
import type { RuleSet, Timing } from '../../../../frontend/render/popup/types';
import { ruleGroups } from '../../rules/rule-views';
import { foundBy } from './strings';

interface VerdictProps {
	answer: Answer;
	children: ReactNode;
}

const answers = () =>
	new Map< Answer, [ string, typeof check ] >( [
		[ true, [ __( 'Yes', 'vitrine' ), check ] ],
		[ false, [ __( 'No', 'vitrine' ), closeSmall ] ],
		[ null, [ __( 'Unknown', 'vitrine' ), help ] ],
	] );

/**
 * A line with its answer: never by color alone.
 *
 * @param props          What to show.
 * @param props.answer   Yes, no, or nobody knows.
 * @param props.children What about.
 */
export function Verdict( { answer, children }: VerdictProps ) {
	const [ label, icon ] = answers().get( answer )!;
	return (
		<li className={ `vitrine-popup-verdict is-${ String( answer ) }` }>
			<Icon icon={ icon } />
			<span className="screen-reader-text">{ label }: </span>
			<div>{ children }</div>
		</li>
	);
}

interface RuleResultsProps {
	/** Sets complete, dates as visitors get them. */
	ruled: Ruled;
	facts: Facts;
}

/**
 * Every rule of a popup with its reason.
 *
 * @param props       What to show.
 * @param props.ruled The popup.
 * @param props.facts What the rules are held against.
 */
export function RuleResults( { ruled, facts }: RuleResultsProps ) {
	const { rules } = explain( ruled, facts );
	const groups = ruled.timing_any ?? [];
	if ( rules.length === 0 ) {
		return (
			<p>
				{ __(
					'No rules: everyone sees it every time a trigger fires.',
					'vitrine'
				) }
			</p>
		);
	}
	return (
		<>
			<Rules
				rules={ rules.filter( ( { group } ) => group < 0 ) }
				set={ ruled.timing ?? {} }
			/>
			{ groups.map( ( set, index ) => (
				<section key={ index }>
					<h3>
						{ sprintf(
							/* translators: %d: number of a group */
							__( 'Rule group %d', 'vitrine' ),
							index + 1
						) }
					</h3>
					<Rules
						rules={ rules.filter(
							( { group } ) => group === index
						) }
						set={ set }
					/>
				</section>
			) ) }
		</>
	);
}

/**
 * Rules of one set.
 *
 * @param props       What to show.
 * @param props.rules Their explanations.
 * @param props.set   Their settings.
 */
function Rules( { rules, set }: { rules: Explanation[]; set: RuleSet } ) {
	const cards = ruleGroups().flatMap( ( group ) => group.cards );
	return (
		<ul className="vitrine-popup-verdicts">
			{ rules.map( ( rule ) => {
				const card = cards.find( ( { name } ) => name === rule.name );
				return (
					<Verdict key={ rule.name } answer={ rule.answer }>
						<strong>
							{ rule.isNegated
								? sprintf(
										/* translators: %s: a rule */
										__( 'Not: %s', 'vitrine' ),
										card?.title ?? rule.name
									)
								: card?.title }
						</strong>
						<br />
						{ card?.say( set as RuleSet & Timing ) }
						<br />
						<em>{ foundBy( rule ) }</em>
					</Verdict>
				);
			} ) }
		</ul>
	);
}
