import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';

import { ToneText } from '../sources/source-status';
import { SourceTime } from '../sources/source-time';
import type { Connection } from './types';
import { connectionTitle, connectionTone, contentText } from './strings';

interface ConnectionCardProps {
	connection: Connection;
	isBusy: boolean;
	onRefresh: () => void;
	onTest: () => void;
	onEdit: () => void;
	onRemove: () => void;
}

/** A connection: its state, what is wrong with it, what can be done. */
export function ConnectionCard( {
	connection,
	isBusy,
	onRefresh,
	onTest,
	onEdit,
	onRemove,
}: ConnectionCardProps ) {
	const { error, isFull } = connection;
	const title = connectionTitle( connection );
	const heading = `vitrine-connection-${ connection.id }`;

	return (
		<li className="vitrine-card vitrine-connection">
			<h3 id={ heading }>{ title }</h3>
			{ error && (
				<Notice
					status="error"
					className="vitrine-notice"
					isDismissible={ false }
					politeness="polite"
				>
					<p>{ error.message }</p>
					<p>{ error.remedy }</p>
				</Notice>
			) }
			{ isFull && connection.pictures.awaited > 0 && <NoRoom /> }
			<Facts connection={ connection } isBusy={ isBusy } />
			<div
				className="vitrine-connection__actions"
				role="group"
				aria-labelledby={ heading }
			>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onRefresh }
				>
					{ __( 'Refresh now', 'vitrine' ) }
				</Button>
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ onTest }
				>
					{ __( 'Test', 'vitrine' ) }
				</Button>
				<Button
					variant="tertiary"
					__next40pxDefaultSize
					onClick={ onEdit }
				>
					{ __( 'Edit', 'vitrine' ) }
				</Button>
				<Button
					variant="tertiary"
					isDestructive
					__next40pxDefaultSize
					onClick={ onRemove }
				>
					{ __( 'Remove', 'vitrine' ) }
				</Button>
			</div>
		</li>
	);
}

/** State, content and times. */
function Facts( {
	connection,
	isBusy,
}: Pick< ConnectionCardProps, 'connection' | 'isBusy' > ) {
	const { state, stateLabel, lastSuccess, nextRefresh } = connection;
	const time = ( value: string | null, none: string ) =>
		value === null ? none : <SourceTime value={ value } />;
	const facts: [ string, ReactNode ][] = [
		[
			__( 'Status', 'vitrine' ),
			<ToneText key="state" tone={ connectionTone( state ) }>
				{ isBusy ? __( 'Fetching…', 'vitrine' ) : stateLabel }
			</ToneText>,
		],
		[ __( 'Content', 'vitrine' ), contentText( connection ) ],
		[
			__( 'Last refreshed', 'vitrine' ),
			time( lastSuccess, __( 'Never', 'vitrine' ) ),
		],
		[
			__( 'Next refresh', 'vitrine' ),
			time( nextRefresh, __( 'Not scheduled', 'vitrine' ) ),
		],
	];
	return (
		<dl className="vitrine-connection__facts">
			{ facts.map( ( [ name, value ] ) => (
				<div key={ name }>
					<dt>{ name }</dt>
					<dd>{ value }</dd>
				</div>
			) ) }
		</dl>
	);
}

/** No further pictures are kept. */
const NoRoom = () => (
	<Notice status="warning" className="vitrine-notice" isDismissible={ false }>
		{ __(
			'The storage limit for images is reached. Show fewer albums, load images from the provider’s servers, or raise the limit with the vitrine_provider_picture_quota filter.',
			'vitrine'
		) }
	</Notice>
);
