import type { Field } from '@wordpress/dataviews/wp';
import { __ } from '@wordpress/i18n';

import { SourcePicture } from './source-picture';
import { SourceQuota } from './source-quota';
import { SourceStatus, ToneText } from './source-status';
import { SourceTime } from './source-time';
import type { Source } from '../types';
import { isAhead, networkName, picturesText, tokenText } from '../strings';

/** A source and whether this screen is refreshing it. */
export interface Row {
	source: Source;
	isRefreshing: boolean;
}

const plain = { filterBy: false, enableGlobalSearch: false } as const;

/** The columns of the table. Made once: DataViews treats a new render function as a new component. */
export function sourceFields(): Field< Row >[] {
	return [ ...accountFields(), ...refreshFields(), ...contentFields() ];
}

/** What was connected, and whether it works. */
function accountFields(): Field< Row >[] {
	return [
		{
			...plain,
			id: 'picture',
			label: __( 'Profile picture', 'vitrine' ),
			type: 'media',
			enableSorting: false,
			getValue: ( { item } ) => item.source.picture,
			render: ( { item } ) => <SourcePicture source={ item.source } />,
		},
		{
			...plain,
			id: 'name',
			label: __( 'Account', 'vitrine' ),
			type: 'text',
			enableGlobalSearch: true,
			enableHiding: false,
			getValue: ( { item } ) => item.source.name,
		},
		{
			...plain,
			id: 'network',
			label: __( 'Network', 'vitrine' ),
			type: 'text',
			enableGlobalSearch: true,
			getValue: ( { item } ) => networkName( item.source.network ),
		},
		{
			...plain,
			id: 'state',
			label: __( 'Status', 'vitrine' ),
			type: 'text',
			getValue: ( { item } ) => item.source.stateLabel,
			render: ( { item } ) => <SourceStatus { ...item } />,
		},
	];
}

/** When it is asked, and what may run out. */
function refreshFields(): Field< Row >[] {
	return [
		{
			...plain,
			id: 'lastSuccess',
			label: __( 'Last refreshed', 'vitrine' ),
			getValue: ( { item } ) => item.source.lastSuccess ?? '',
			render: ( { item: { source } } ) =>
				source.lastSuccess === null ? (
					<span className="vitrine-muted">
						{ __( 'Never', 'vitrine' ) }
					</span>
				) : (
					<SourceTime value={ source.lastSuccess } />
				),
		},
		{
			...plain,
			id: 'nextRefresh',
			label: __( 'Next refresh', 'vitrine' ),
			getValue: ( { item } ) => item.source.nextRefresh ?? '',
			render: ( { item: { source } } ) =>
				source.nextRefresh === null ? (
					<span className="vitrine-muted">
						{ __( 'Not scheduled', 'vitrine' ) }
					</span>
				) : (
					<SourceTime value={ source.nextRefresh }>
						{ isAhead( source.nextRefresh, Date.now() )
							? undefined
							: __( 'Due now', 'vitrine' ) }
					</SourceTime>
				),
		},
		{
			...plain,
			id: 'token',
			label: __( 'Token', 'vitrine' ),
			// Sorted by what is left: unknown and endless tokens come last.
			type: 'integer',
			getValue: ( { item } ) =>
				item.source.daysLeft ?? Number.MAX_SAFE_INTEGER,
			render: ( { item: { source } } ) => {
				const { text, tone } = tokenText( source, Date.now() );

				return <ToneText tone={ tone }>{ text }</ToneText>;
			},
		},
		{
			...plain,
			id: 'quota',
			label: __( 'Quota', 'vitrine' ),
			type: 'integer',
			getValue: ( { item } ) => item.source.quota ?? -1,
			render: ( { item } ) => <SourceQuota value={ item.source.quota } />,
		},
	];
}

/** What is kept of it. */
function contentFields(): Field< Row >[] {
	return [
		{
			...plain,
			id: 'posts',
			label: __( 'Stored posts', 'vitrine' ),
			type: 'integer',
			getValue: ( { item } ) => item.source.posts,
		},
		{
			...plain,
			id: 'pictures',
			label: __( 'Images', 'vitrine' ),
			type: 'integer',
			getValue: ( { item } ) => item.source.pictures,
			render: ( { item: { source } } ) =>
				source.pictureProblem ? (
					<ToneText tone="warning">
						{ picturesText( source ) }
					</ToneText>
				) : (
					<>{ picturesText( source ) }</>
				),
		},
	];
}
