import { Button, Spinner } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	useCallback,
	useRef,
	type ComponentProps,
	type RefObject,
} from 'react';

import { AppsSection } from './apps/apps-section';
import type { Apps } from './apps/types';
import { useApps } from './apps/use-apps';
import { Connect } from './connect/connect';
import { LoginChoice } from './connect/login-choice';
import { useLogin } from './connect/use-login';
import { useOpenDialog, type OpenDialog } from './open-dialog/use-open-dialog';
import { Features } from './features';
import { FirstSteps } from './first-run/first-steps';
import { Welcome } from './first-run/welcome';
import { GalleryScreen } from './gallery/gallery-screen';
import { ImportsSection } from './imports/imports-section';
import { LeavingSections } from './leaving/leaving-sections';
import { LightboxSetting } from './lightbox/lightbox-setting';
import { Notices, ProblemNotice } from './notices/notices';
import { OwnerSection } from './owner/owner-section';
import { PlacesSection } from './owner/places-section';
import { CommentersSetting } from './privacy/commenters-setting';
import { PixelSetting } from './privacy/pixel-setting';
import { Remove } from './remove';
import { SourcesTable } from './sources/table/sources-table';
import { Troubles } from './sources/troubles';
import type { Problem, Source } from './types';
import { useNotices } from './notices/use-notices';
import { useSources } from './sources/use-sources';

/** Settings → Vitrine. */
export function Screen() {
	const { remarks, failures, dismiss, ...messages } = useNotices();
	const { sources, problem, refreshing, reload, ...actions } =
		useSources( messages );
	const heading = useRef< HTMLHeadingElement >( null );
	const { onConnect, onReconnect, onRemove, ...dialogs } = useOpenDialog(
		sources,
		heading
	);

	const { onRefresh, onRetry, onTest } = useHandlers( actions );
	const { apps, save } = useApps();
	const isEmpty = sources?.length === 0;
	const isFilled = sources !== null && ! isEmpty;

	return (
		<>
			<div className="vitrine-settings">
				{ isEmpty && <Welcome /> }
				<Head
					heading={ heading }
					onConnect={ isFilled ? onConnect : undefined }
				/>

				{ problem && <Unread problem={ problem } onAgain={ reload } /> }

				<Notices
					remarks={ remarks }
					failures={ failures }
					onDismiss={ dismiss }
				/>

				{ sources === null && ! problem && <Loading /> }

				<Troubles
					sources={ sources ?? [] }
					refreshing={ refreshing }
					onRefresh={ onRefresh }
					onReconnect={ onReconnect }
					onRetry={ onRetry }
				/>

				{ isEmpty && <FirstSteps onConnect={ onConnect } /> }

				{ isFilled && (
					<Filled
						sources={ sources }
						refreshing={ refreshing }
						onRefresh={ onRefresh }
						onTest={ onTest }
						onReconnect={ onReconnect }
						onRemove={ onRemove }
					/>
				) }

				<AppsSection
					apps={ apps }
					save={ save }
					tell={ messages.tell }
				/>

				<Dialogs { ...dialogs } apps={ apps } actions={ actions } />

				<Returned
					connect={ actions.connect }
					onAgain={ onConnect }
					onDone={ dialogs.onDone }
				/>
			</div>
			<ImportsSection tell={ messages.tell } onImported={ reload } />
			<GalleryScreen tell={ messages.tell } />
			<CommentersSetting tell={ messages.tell } />
			<OwnerSection tell={ messages.tell } />
			<LightboxSetting tell={ messages.tell } />
			<PixelSetting tell={ messages.tell } />
			<LeavingSections tell={ messages.tell } />
		</>
	);
}

type Actions = ReturnType< typeof useSources >;

/** What the buttons of an account do, the same at every drawing. */
function useHandlers( { refresh, test }: Pick< Actions, 'refresh' | 'test' > ) {
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

	return { onRefresh, onRetry, onTest };
}

/** The accounts, and what their tokens permit. */
const Filled = ( props: ComponentProps< typeof SourcesTable > ) => (
	<>
		<SourcesTable { ...props } />
		<Features sources={ props.sources } />
		<PlacesSection />
	</>
);

const Loading = () => (
	<p className="vitrine-settings__loading">
		<Spinner />
		{ __( 'Loading accounts…', 'vitrine' ) }
	</p>
);

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
					'Vitrine keeps copies of their posts and images on this site, so visitors’ browsers never contact Facebook or Instagram.',
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

interface ReturnedProps {
	connect: ReturnType< typeof useSources >[ 'connect' ];
	onAgain: () => void;
	onDone: () => void;
}

/** Somebody who comes back from the dialog of a network. */
function Returned( { connect, onAgain, onDone }: ReturnedProps ) {
	const [ handle, forget ] = useLogin();

	return handle === null ? null : (
		<LoginChoice
			handle={ handle }
			onConnect={ connect }
			onAgain={ () => {
				forget();
				onAgain();
			} }
			onDone={ () => {
				forget();
				onDone();
			} }
			onClose={ forget }
		/>
	);
}

interface UnreadProps {
	problem: Problem;
	onAgain: () => Promise< unknown >;
}

/** The accounts could not be read. */
const Unread = ( { problem, onAgain }: UnreadProps ) => (
	<ProblemNotice
		problem={ problem }
		about={ __( 'The accounts could not be loaded.', 'vitrine' ) }
		actions={ [
			{
				label: __( 'Try again', 'vitrine' ),
				onClick: () => void onAgain(),
			},
		] }
	/>
);

interface DialogsProps {
	dialog: OpenDialog;
	apps: Apps | null;
	actions: Pick<
		ReturnType< typeof useSources >,
		'findAccounts' | 'connect' | 'remove'
	>;
	onDone: () => void;
	onClose: () => void;
}

/** What stands in front of the screen. */
const Dialogs = ( {
	dialog,
	apps,
	actions,
	onDone,
	onClose,
}: DialogsProps ) => (
	<>
		{ ( dialog?.kind === 'connect' || dialog?.kind === 'reconnect' ) && (
			<Connect
				again={ dialog.kind === 'reconnect' ? dialog.source : null }
				apps={ apps }
				onFind={ actions.findAccounts }
				onConnect={ actions.connect }
				onDone={ onDone }
				onClose={ onClose }
			/>
		) }

		{ dialog?.kind === 'remove' && (
			<Remove
				source={ dialog.source }
				onRemove={ actions.remove }
				onDone={ onDone }
				onClose={ onClose }
			/>
		) }
	</>
);
