/** Who gets a popup and how often: every rule in words. The tests of a visit are those of frontend/render/popup/rules/rules.ts. */
import { __ } from '@wordpress/i18n';
import type { RuleName } from '../../../frontend/render/popup/types';
import {
	browsers,
	cookie,
	devices,
	language,
	loggedIn,
	members,
} from './audience-rules';
import {
	conversion,
	pageViews,
	sessions,
	times,
	visitor,
} from './frequency-rules';
import { currentUrl, parameter, sources, url } from './origin-rules';
import { recurring, schedule } from './time-rules';
import type { CardGroup } from '../fields/field-view';
import type { RuleValues } from './rule-view';

/** The rules, under the headings of the menu that adds them. */
export function ruleGroups(): CardGroup< RuleName, RuleValues >[] {
	return [
		{
			label: __( 'How often', 'vitrine' ),
			cards: [ times(), conversion() ],
		},
		{
			label: __( 'Visits', 'vitrine' ),
			cards: [ pageViews(), sessions(), visitor() ],
		},
		{
			label: __( 'Traffic source', 'vitrine' ),
			cards: [ sources(), url(), currentUrl(), parameter() ],
		},
		{
			label: __( 'Visitors', 'vitrine' ),
			cards: [
				loggedIn(),
				members(),
				devices(),
				browsers(),
				language(),
				cookie(),
			],
		},
		{ label: __( 'When', 'vitrine' ), cards: [ schedule(), recurring() ] },
	];
}
