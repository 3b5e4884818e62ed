/**
 * The three questions that a popup answers before it is published, where, who and when, and the answers that most owners give.
 */
import { __, _n, sprintf } from '@wordpress/i18n';
import {
	readConditions,
	readTiming,
	readTimingAny,
	readTriggers,
} from '../../../frontend/render/popup/settings';
import type { PopupAttributes } from '../popup-attributes';
import { triggerGroups } from '../triggers/trigger-views';
import { ruleGroups } from './rule-views';

export type Question = 'where' | 'who' | 'when';

type Given = Record< string, unknown >;

export interface Answer {
	value: string;
	label: string;
	/** What the popup's block stores then. */
	attributes: Partial<
		Pick<
			PopupAttributes,
			'conditions' | 'timing' | 'timingAny' | 'triggers'
		>
	>;
}

const on = (
	name: 'general' | 'singular',
	sub = ''
): Answer[ 'attributes' ] => ( {
	conditions: [ { type: 'include', name, sub_name: sub, sub_id: '' } ],
} );

const everyone = ( timing: PopupAttributes[ 'timing' ] ) => ( {
	timing,
	timingAny: [],
} );

/** What a popup begins with that has said nothing of itself. */
export const FIRST_ANSWERS: Answer[ 'attributes' ] = {
	...on( 'general' ),
	triggers: { page_load: 'yes', page_load_delay: 5 },
};

/** The answers that are offered. */
export const answersTo = ( question: Question ): Answer[] =>
	( {
		where: [
			{
				value: 'everywhere',
				label: __( 'Entire site', 'vitrine' ),
				attributes: on( 'general' ),
			},
			{
				value: 'front',
				label: __( 'Front page', 'vitrine' ),
				attributes: on( 'singular', 'front_page' ),
			},
			{
				value: 'posts',
				label: __( 'All posts', 'vitrine' ),
				attributes: on( 'singular', 'post' ),
			},
			{
				value: 'linked',
				label: __( 'Only on pages that link to it', 'vitrine' ),
				attributes: { conditions: [] },
			},
		],
		who: [
			{
				value: 'everyone',
				label: __( 'Everyone', 'vitrine' ),
				attributes: everyone( {} ),
			},
			{
				value: 'weekly',
				label: __( 'Everyone, once a week', 'vitrine' ),
				attributes: everyone( {
					times: 'yes',
					times_times: 1,
					times_period: 'week',
				} ),
			},
			{
				value: 'new',
				label: __( 'New visitors', 'vitrine' ),
				attributes: everyone( { visitor: 'yes' } ),
			},
			{
				value: 'out',
				label: __( 'Logged-out visitors', 'vitrine' ),
				attributes: everyone( { logged_in: 'yes' } ),
			},
		],
		when: [
			{
				value: 'soon',
				label: __( 'After 5 seconds', 'vitrine' ),
				attributes: {
					triggers: { page_load: 'yes', page_load_delay: 5 },
				},
			},
			{
				value: 'scrolled',
				label: __( 'After scrolling halfway down', 'vitrine' ),
				attributes: { triggers: { scrolling: 'yes' } },
			},
			{
				value: 'leaving',
				label: __( 'When a visitor is about to leave', 'vitrine' ),
				attributes: { triggers: { exit_intent: 'yes' } },
			},
			{
				value: 'click',
				label: __( 'Only when a link or button is clicked', 'vitrine' ),
				attributes: { triggers: {} },
			},
		],
	} )[ question ] as Answer[];

/** What the block says to a question, in one shape however it is written. */
const said = ( question: Question, attributes: Given ): unknown[] => {
	switch ( question ) {
		case 'where':
			return [ readConditions( attributes[ 'conditions' ] ) ];
		case 'who':
			return [
				readTiming( attributes[ 'timing' ] ),
				readTimingAny( attributes[ 'timingAny' ] ),
			];
		case 'when':
			return [ readTriggers( attributes[ 'triggers' ] ) ];
	}
};

/**
 * Which of the answers a popup gives; '' = one of its own.
 *
 * @param question   The question.
 * @param attributes What its block stores.
 */
export function answerOf( question: Question, attributes: Given ): string {
	const own = JSON.stringify( said( question, attributes ) );
	return (
		answersTo( question ).find(
			( answer ) =>
				JSON.stringify( said( question, answer.attributes ) ) === own
		)?.value ?? ''
	);
}

/**
 * The part of what a block stores that answers a question.
 *
 * @param question   The question.
 * @param attributes What its block stores.
 */
export const partOf = ( question: Question, attributes: Given ): Given =>
	( {
		where: { conditions: attributes[ 'conditions' ] ?? [] },
		who: {
			timing: attributes[ 'timing' ] ?? {},
			timingAny: attributes[ 'timingAny' ] ?? [],
		},
		when: { triggers: attributes[ 'triggers' ] ?? {} },
	} )[ question ];

/**
 * An answer of one's own in a few words.
 *
 * @param question   The question.
 * @param attributes What the block stores.
 */
export function ownAnswer( question: Question, attributes: Given ): string {
	if ( question === 'where' ) {
		const { length } = readConditions( attributes[ 'conditions' ] );
		return sprintf(
			/* translators: %d: a number. */
			_n(
				'%d display condition',
				'%d display conditions',
				length,
				'vitrine'
			),
			length
		);
	}
	const values: Given =
		question === 'who'
			? readTiming( attributes[ 'timing' ] )
			: readTriggers( attributes[ 'triggers' ] );
	const groups: { cards: { name: string; title: string }[] }[] =
		question === 'who' ? ruleGroups() : triggerGroups();
	const titles = groups
		.flatMap( ( { cards } ) => cards )
		.filter( ( { name } ) => values[ name ] === 'yes' )
		.map( ( { title } ) => title );
	return titles.join( ', ' ) || __( 'Custom rules', 'vitrine' );
}
