import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { useCallback, useRef, useState, type RefObject } from 'react';

import { Connect } from './connect/connect';
import { Features } from './features';
import { FirstSteps } from './first-steps';
import { GalleryScreen } from './gallery/gallery-screen';
import { Notices, ProblemNotice } from './notices/notices';
import { PictureProblem } from './sources/picture-problem';
import { Remove } from './remove';
import { SourceError, SourceNotes } from './sources/source-error';
import { SourcesView } from './sources/sources-view';
import type { Problem, Source } from './types';
import { useNotices } from './notices/use-notices';
import { useSources } from './sources/use-sources';

/** What stands in front of the screen: nothing, or one dialogue. */
type Dialogue =
	| { kind: 'connect' }
	| { kind: 'reconnect'; source: Source }
	| { kind: 'remove'; source: Source }
	| null;

/** Settings → Vitrine. */
export function Screen() {
	const { remarks, failures, tell, fail, clear, dismiss } = useNotices();
	const { sources, problem, refreshing, reload, ...actions } = useSources( {
		tell,
		fail,
		clear,
	} );
	const [ dialogue, setDialogue ] = useState< Dialogue >( null );
	const heading = useRef< HTMLHeadingElement >( null );

	const { refresh, test } = actions;
	const onRefresh = useCallback(
		( source: Source ) => void refresh( source ),
		[ refresh ]
	);
	const onRetry = useCallback(
		( source: Source ) => void refresh( source, { withPictures: true } ),
		[ refresh ]
	);
	const onTest = useCallback(
		( source: Source ) => void test( source ),
		[ test ]
	);
	const onReconnect = useCallback(
		( source: Source ) => setDialogue( { kind: 'reconnect', source } ),
		[]
	);
	const onRemove = useCallback(
		( source: Source ) => setDialogue( { kind: 'remove', source } ),
		[]
	);
	const onConnect = () => setDialogue( { kind: 'connect' } );
	const onClose = () => setDialogue( null );

	/** What opened the dialogue may be gone after it has done its work: focus goes where its result is. */
	const onDone = () => {
		setDialogue( null );
		window.setTimeout( () => heading.current?.focus() );
	};

	const isEmpty = sources?.length === 0;

	return (
		<>
			<div className="vitrine-settings">
				<Head
					heading={ heading }
					onConnect={
						sources !== null && ! isEmpty ? onConnect : undefined
					}
				/>

				{ problem && (
					<Unread
						problem={ problem }
						onAgain={ () => void reload() }
					/>
				) }

				<Notices
					remarks={ remarks }
					failures={ failures }
					onDismiss={ dismiss }
				/>

				{ sources === null && ! problem && (
					<p className="vitrine-settings__loading">
						<Spinner />
						{ __( 'Reading the accounts…', 'vitrine' ) }
					</p>
				) }

				{ sources?.map( ( source ) => (
					<SourceError
						key={ source.id }
						source={ source }
						onRefresh={ onRefresh }
						onReconnect={ onReconnect }
					/>
				) ) }
				{ sources?.map( ( source ) => (
					<SourceNotes key={ source.id } source={ source } />
				) ) }
				{ sources?.map( ( source ) => (
					<PictureProblem
						key={ source.id }
						source={ source }
						isRefreshing={ refreshing.includes( source.id ) }
						onRetry={ onRetry }
					/>
				) ) }

				{ isEmpty && <FirstSteps onConnect={ onConnect } /> }

				{ sources !== null && ! isEmpty && (
					<>
						<SourcesView
							sources={ sources }
							refreshing={ refreshing }
							onRefresh={ onRefresh }
							onTest={ onTest }
							onReconnect={ onReconnect }
							onRemove={ onRemove }
						/>
						<Features sources={ sources } />
					</>
				) }

				<Dialogues
					dialogue={ dialogue }
					actions={ actions }
					onDone={ onDone }
					onClose={ onClose }
				/>
			</div>
			<GalleryScreen tell={ tell } />
		</>
	);
}

interface HeadProps {
	heading: RefObject< HTMLHeadingElement >;
	/** Absent where the first steps say it. */
	onConnect: ( () => void ) | undefined;
}

/** What connected accounts are. */
const Head = ( { heading, onConnect }: HeadProps ) => (
	<div className="vitrine-settings__head">
		<div>
			<h2
				className="vitrine-settings__title"
				ref={ heading }
				tabIndex={ -1 }
			>
				{ __( 'Connected accounts', 'vitrine' ) }
			</h2>
			<p className="vitrine-settings__lead">
				{ __(
					'Vitrine keeps copies of their posts and pictures on this site. Visitors never contact Facebook or Instagram.',
					'vitrine'
				) }
			</p>
		</div>
		{ onConnect && (
			<Button
				variant="primary"
				__next40pxDefaultSize
				onClick={ onConnect }
			>
				{ __( 'Connect an account', 'vitrine' ) }
			</Button>
		) }
	</div>
);

interface UnreadProps {
	problem: Problem;
	onAgain: () => void;
}

/** The accounts could not be read. */
const Unread = ( { problem, onAgain }: UnreadProps ) => (
	<ProblemNotice
		problem={ problem }
		about={ __( 'The accounts could not be read.', 'vitrine' ) }
		actions={ [
			{
				label: __( 'Try again', 'vitrine' ),
				onClick: onAgain,
			},
		] }
	/>
);

interface DialoguesProps {
	dialogue: Dialogue;
	actions: Pick<
		ReturnType< typeof useSources >,
		'findAccounts' | 'connect' | 'remove'
	>;
	onDone: () => void;
	onClose: () => void;
}

/** What stands in front of the screen. */
const Dialogues = ( {
	dialogue,
	actions,
	onDone,
	onClose,
}: DialoguesProps ) => (
	<>
		{ ( dialogue?.kind === 'connect' ||
			dialogue?.kind === 'reconnect' ) && (
			<Connect
				again={ dialogue.kind === 'reconnect' ? dialogue.source : null }
				onFind={ actions.findAccounts }
				onConnect={ actions.connect }
				onDone={ onDone }
				onClose={ onClose }
			/>
		) }

		{ dialogue?.kind === 'remove' && (
			<Remove
				source={ dialogue.source }
				onRemove={ actions.remove }
				onDone={ onDone }
				onClose={ onClose }
			/>
		) }
	</>
);
