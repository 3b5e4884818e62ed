import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { SourceQuota } from './source-quota';
import { SourceStatus, ToneText } from '../source-status';
import { SourceTime } from '../source-time';
import type { Source } from '../../types';
import { isAhead, picturesText, tokenText } from '../../strings';

interface Fact {
	name: string;
	label: string;
	/** What is told of an account; the screen may be refreshing it. */
	value: ( source: Source, isRefreshing: boolean ) => ReactNode;
}

/** What is told of accounts beside their names: a column of the table each. */
export const sourceFacts = (): Fact[] => [
	{
		name: 'state',
		label: __( 'Status', 'vitrine' ),
		value: ( source, isRefreshing ) => (
			<SourceStatus source={ source } isRefreshing={ isRefreshing } />
		),
	},
	{
		name: 'lastSuccess',
		label: __( 'Last refreshed', 'vitrine' ),
		value: ( source ) => (
			<Time
				value={ source.lastSuccess }
				none={ __( 'Never', 'vitrine' ) }
			/>
		),
	},
	{
		name: 'nextRefresh',
		label: __( 'Next refresh', 'vitrine' ),
		value: ( source ) => (
			<Time
				value={ source.nextRefresh }
				none={ __( 'Not scheduled', 'vitrine' ) }
				past={ __( 'Due now', 'vitrine' ) }
			/>
		),
	},
	{
		name: 'token',
		label: __( 'Token', 'vitrine' ),
		value: ( source ) => <Token source={ source } />,
	},
	{
		name: 'quota',
		label: __( 'Quota', 'vitrine' ),
		value: ( { quota } ) => <SourceQuota value={ quota } />,
	},
	{
		name: 'posts',
		label: __( 'Stored posts', 'vitrine' ),
		value: ( { posts } ) => posts,
	},
	{
		name: 'pictures',
		label: __( 'Images', 'vitrine' ),
		value: ( source ) =>
			source.pictureProblem ? (
				<ToneText tone="warning">{ picturesText( source ) }</ToneText>
			) : (
				picturesText( source )
			),
	},
];

function Token( { source }: { source: Source } ) {
	const { text, tone } = tokenText( source, Date.now() );

	return <ToneText tone={ tone }>{ text }</ToneText>;
}

interface TimeProps {
	value: string | null;
	/** Words where there is no time. */
	none: string;
	/** Words for a time that is over. */
	past?: string;
}

const Time = ( { value, none, past }: TimeProps ) =>
	value === null ? (
		<span className="vitrine-muted">{ none }</span>
	) : (
		<SourceTime value={ value }>
			{ isAhead( value, Date.now() ) ? undefined : past }
		</SourceTime>
	);
