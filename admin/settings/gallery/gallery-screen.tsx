import {
	__experimentalConfirmDialog as ConfirmDialog,
	Button,
	Spinner,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { useRef, useState, type RefObject } from 'react';

import { ProblemNotice } from '../notices/notices';
import { useNotices } from '../notices/use-notices';
import { ConnectionCard } from './connection-card';
import { ConnectionForm } from './connection-form';
import { LocationSetting } from './location-setting';
import { ProviderHelp } from './provider-help';
import type { Connection, ProviderKind } from './types';
import { useConnections } from './use-connections';
import { connectionTitle } from './strings';

type Dialog =
	| { kind: 'form'; connection: Connection | null }
	| { kind: 'remove'; connection: Connection }
	| null;

interface GalleryScreenProps {
	/** Says something in passing: the screen has one place for that. */
	tell: ( message: string ) => void;
}

/** Settings → Vitrine, the part of the gallery: providers of photographs, and what is kept of uploads. */
export function GalleryScreen( { tell }: GalleryScreenProps ) {
	const { failures, fail, clear, dismiss } = useNotices();
	const { connections, kinds, problem, busy, reload, ...actions } =
		useConnections( { tell, fail, clear } );
	const [ dialog, setDialog ] = useState< Dialog >( null );
	const heading = useRef< HTMLHeadingElement >( null );
	const isEmpty = connections?.length === 0;

	/** What opened the dialog may be gone after it has done its work: focus goes where its result is. */
	const onDone = () => {
		setDialog( null );
		window.setTimeout( () => heading.current?.focus() );
	};
	const onClose = () => setDialog( null );

	return (
		<section
			className="vitrine-settings vitrine-gallery-settings"
			aria-labelledby="vitrine-gallery-settings"
		>
			<Head
				heading={ heading }
				isEmpty={ isEmpty }
				isReady={ kinds.length > 0 }
				onConnect={ () =>
					setDialog( { kind: 'form', connection: null } )
				}
			/>

			<Problems
				problem={ problem }
				failures={ failures }
				onAgain={ () => void reload() }
				onDismiss={ dismiss }
			/>

			{ connections === null && ! problem && (
				<p className="vitrine-settings__loading">
					<Spinner />
					{ __( 'Loading providers…', 'vitrine' ) }
				</p>
			) }

			{ isEmpty && <Kinds kinds={ kinds } /> }
			{ connections !== null && ! isEmpty && (
				<List
					connections={ connections }
					busy={ busy }
					actions={ actions }
					onOpen={ setDialog }
				/>
			) }

			<LocationSetting tell={ tell } />

			{ dialog?.kind === 'form' && (
				<ConnectionForm
					connection={ dialog.connection }
					kinds={ kinds }
					onSave={ actions.save }
					onDone={ onDone }
					onClose={ onClose }
				/>
			) }
			{ dialog?.kind === 'remove' && (
				<RemoveDialog
					connection={ dialog.connection }
					onConfirm={ () => {
						void actions.remove( dialog.connection );
						onDone();
					} }
					onCancel={ onClose }
				/>
			) }
		</section>
	);
}

interface HeadProps {
	heading: RefObject< HTMLHeadingElement >;
	isEmpty: boolean;
	/** Whether it is known which providers there are. */
	isReady: boolean;
	onConnect: () => void;
}

/** What galleries can show besides the media library. */
const Head = ( { heading, isEmpty, isReady, onConnect }: HeadProps ) => (
	<div className="vitrine-settings__head">
		<div>
			<h2
				id="vitrine-gallery-settings"
				className="vitrine-settings__title"
				ref={ heading }
				tabIndex={ -1 }
			>
				{ __( 'Gallery', 'vitrine' ) }
			</h2>
			<p className="vitrine-settings__lead">
				{ __(
					'Galleries can show albums from an online photo service. This site fetches them in the background and stores keys encrypted.',
					'vitrine'
				) }
			</p>
		</div>
		<Button
			variant={ isEmpty ? 'primary' : 'secondary' }
			__next40pxDefaultSize
			disabled={ ! isReady }
			accessibleWhenDisabled
			onClick={ onConnect }
		>
			{ __( 'Connect a provider', 'vitrine' ) }
		</Button>
	</div>
);

interface ProblemsProps
	extends
		Pick< ReturnType< typeof useConnections >, 'problem' >,
		Pick< ReturnType< typeof useNotices >, 'failures' > {
	onAgain: () => void;
	onDismiss: ReturnType< typeof useNotices >[ 'dismiss' ];
}

/** Why providers could not be read, and what went wrong with one. */
const Problems = ( {
	problem,
	failures,
	onAgain,
	onDismiss,
}: ProblemsProps ) => (
	<>
		{ problem && (
			<ProblemNotice
				problem={ problem }
				about={ __( 'The providers could not be loaded.', 'vitrine' ) }
				actions={ [
					{
						label: __( 'Try again', 'vitrine' ),
						onClick: onAgain,
					},
				] }
			/>
		) }
		{ failures.map( ( { id, about, problem: why } ) => (
			<ProblemNotice
				key={ id }
				about={ about }
				problem={ why }
				onRemove={ () => onDismiss( id ) }
			/>
		) ) }
	</>
);

/** The providers that can be connected. */
const Kinds = ( { kinds }: { kinds: ProviderKind[] } ) => (
	<div className="vitrine-card vitrine-providers">
		{ kinds.map( ( kind ) => (
			<div key={ kind.id }>
				<h3>{ kind.label }</h3>
				<ProviderHelp kind={ kind } />
			</div>
		) ) }
	</div>
);

interface ListProps {
	connections: Connection[];
	/** Ids of those that something is done with. */
	busy: number[];
	actions: Pick< ReturnType< typeof useConnections >, 'refresh' | 'test' >;
	onOpen: ( dialog: Dialog ) => void;
}

/** The connections. */
const List = ( { connections, busy, actions, onOpen }: ListProps ) => (
	<ul className="vitrine-connections">
		{ connections.map( ( connection ) => (
			<ConnectionCard
				key={ connection.id }
				connection={ connection }
				isBusy={ busy.includes( connection.id ) }
				onRefresh={ () => void actions.refresh( connection ) }
				onTest={ () => void actions.test( connection ) }
				onEdit={ () => onOpen( { kind: 'form', connection } ) }
				onRemove={ () => onOpen( { kind: 'remove', connection } ) }
			/>
		) ) }
	</ul>
);

interface RemoveDialogProps {
	connection: Connection;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Asks before a connection is removed. */
const RemoveDialog = ( { connection, ...actions }: RemoveDialogProps ) => (
	<ConfirmDialog
		confirmButtonText={ __( 'Remove', 'vitrine' ) }
		{ ...actions }
	>
		{ sprintf(
			/* translators: %s: name of a connection. */
			__(
				'Remove %s? Its keys, albums, and image copies will be deleted from this site, and galleries that show it will be empty. Nothing changes on the provider’s side.',
				'vitrine'
			),
			connectionTitle( connection )
		) }
	</ConfirmDialog>
);
