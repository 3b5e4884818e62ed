import { __ } from '@wordpress/i18n';
import {
	DEFAULTS,
	TRIGGER_NAMES,
} from '../../../../frontend/render/popup/settings';
import type { Triggers } from '../../../../frontend/render/popup/types';
import { triggerGroups } from '../../triggers/trigger-views';
import { hasFired } from '../moments';
import type { Acts } from '../moments';
import { Verdict } from './results';

interface TriggerResultsProps {
	triggers: Partial< Triggers >;
	/** What the visitor has done; absent = only what each waits for. */
	acts?: Acts;
	/** Id of the dialog. */
	element: string;
}

/**
 * Every trigger of a popup with its moment.
 *
 * @param props          What to show.
 * @param props.triggers Triggers.
 * @param props.acts     What the visitor has done.
 * @param props.element  Id of the dialog.
 */
export function TriggerResults( {
	triggers,
	acts,
	element,
}: TriggerResultsProps ) {
	const complete = { ...DEFAULTS.triggers, ...triggers };
	const names = TRIGGER_NAMES.filter(
		( name ) => triggers[ name ] === 'yes'
	);
	const cards = triggerGroups().flatMap( ( group ) => group.cards );
	if ( names.length === 0 ) {
		return (
			<p>
				{ __(
					'No triggers: it opens only from links, selectors, and scripts.',
					'vitrine'
				) }
			</p>
		);
	}
	return (
		<ul className="vitrine-popup-verdicts">
			{ names.map( ( name ) => {
				const card = cards.find( ( one ) => one.name === name );
				return (
					<Verdict
						key={ name }
						answer={
							acts
								? hasFired( name, complete, acts, element )
								: null
						}
					>
						<strong>{ card?.title }</strong>
						<br />
						{ card?.say( complete ) }
					</Verdict>
				);
			} ) }
		</ul>
	);
}
