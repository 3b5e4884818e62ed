import { Button, Notice } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { useEffect, useRef } from 'react';

import { ProblemNotice } from '../notices/notices';
import type { FeedPlugin, PluginAccount, PluginFeed } from './types';
import { usePluginImport } from './use-plugin-import';

interface PluginImportProps {
	left: FeedPlugin;
	onDone: () => Promise< unknown >;
}

/** Feeds and accounts of another plugin: what becomes of each, and the button that does it. */
export function PluginImport( { left, onDone }: PluginImportProps ) {
	const { shown, step, problem, accountProblems, isDone, run } =
		usePluginImport( left, onDone );

	return (
		<div className="vitrine-card vitrine-import">
			<h3>{ shown.title }</h3>
			<p className="vitrine-muted">
				{ __(
					'Each feed becomes a synced pattern, and its shortcode shows that pattern. The other plugin is not changed.',
					'vitrine'
				) }{ ' ' }
				{ shown.active &&
					__(
						'After you deactivate it, Vitrine takes over its shortcodes.',
						'vitrine'
					) }
			</p>
			<Lists left={ shown } isDone={ isDone } />
			<NotImported left={ shown } />
			{ problem && (
				<ProblemNotice
					about={ __( 'The import was interrupted.', 'vitrine' ) }
					problem={ problem }
				/>
			) }
			{ accountProblems.map( ( { names, problem: why } ) => (
				<ProblemNotice
					key={ names[ 0 ] }
					about={ sprintf(
						/* translators: %s: names of accounts. */
						__( 'Not connected: %s.', 'vitrine' ),
						names.join( ', ' )
					) }
					problem={ why }
				/>
			) ) }
			<p role="status" className="vitrine-import__step">
				{ step }
			</p>
			{ isDone && <Done /> }
			{ ( ! isDone || accountProblems.length > 0 ) && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					isBusy={ step !== null }
					disabled={ step !== null }
					accessibleWhenDisabled
					onClick={ () => void run() }
				>
					{ __( 'Import accounts and feeds', 'vitrine' ) }
				</Button>
			) }
		</div>
	);
}

/** That the feeds are here. Where the button that had the focus is gone, the focus comes here. */
function Done() {
	const notice = useRef< HTMLDivElement >( null );

	useEffect( () => {
		const { current } = notice;
		const focused = current?.ownerDocument.activeElement;

		if ( ! focused || focused === current.ownerDocument.body ) {
			current?.focus();
		}
	}, [] );

	return (
		<div ref={ notice } tabIndex={ -1 } className="vitrine-import__done">
			<Notice status="success" isDismissible={ false }>
				{ __( 'The feeds are imported.', 'vitrine' ) }
			</Notice>
		</div>
	);
}

/** How many feeds cannot be imported, and why. */
const NotImported = ( {
	left: { unreadable, leftOut, limit },
}: {
	left: FeedPlugin;
} ) => (
	<>
		{ unreadable > 0 && (
			<p>
				{ sprintf(
					/* translators: %d: number of feeds. */
					_n(
						'%d feed is damaged and cannot be imported.',
						'%d feeds are damaged and cannot be imported.',
						unreadable,
						'vitrine'
					),
					unreadable
				) }
			</p>
		) }
		{ leftOut > 0 && (
			<p>
				{ sprintf(
					/* translators: 1: most feeds of an import, 2: number of feeds. */
					_n(
						'Only the first %1$d feeds will be imported. %2$d feed will be skipped.',
						'Only the first %1$d feeds will be imported. %2$d feeds will be skipped.',
						leftOut,
						'vitrine'
					),
					limit,
					leftOut
				) }
			</p>
		) }
	</>
);

interface ListsProps {
	left: FeedPlugin;
	isDone: boolean;
}

/** Accounts and feeds, as far as there are any. */
const Lists = ( { left, isDone }: ListsProps ) => (
	<>
		{ left.accounts.length > 0 && (
			<>
				<h4>{ __( 'Accounts', 'vitrine' ) }</h4>
				<ul className="vitrine-import__rows">
					{ left.accounts.map( ( account ) => (
						<Account key={ account.id } account={ account } />
					) ) }
				</ul>
			</>
		) }
		{ left.feeds.length > 0 && (
			<>
				<h4>{ __( 'Feeds', 'vitrine' ) }</h4>
				<ul className="vitrine-import__rows">
					{ left.feeds.map( ( feed ) => (
						<Feed key={ feed.id } feed={ feed } isDone={ isDone } />
					) ) }
				</ul>
			</>
		) }
	</>
);

const TONES: Record< PluginAccount[ 'state' ], string > = {
	connected: 'is-good',
	ready: 'is-good',
	reconnect: 'is-warning',
	group: 'is-warning',
};

const Account = ( { account }: { account: PluginAccount } ) => (
	<li>
		<strong>
			<bdi>{ account.name }</bdi>
		</strong>{ ' ' }
		<span className={ `vitrine-tone ${ TONES[ account.state ] }` }>
			{ account.stateLabel }
		</span>
	</li>
);

interface FeedProps {
	feed: PluginFeed;
	isDone: boolean;
}

/** What becomes of a feed. After the import the states are those that it found, so that the links say enough. */
const Feed = ( { feed, isDone }: FeedProps ) => (
	<li>
		<strong>
			<bdi>{ feed.name }</bdi>
		</strong>{ ' ' }
		<code>
			<bdi>{ feed.shortcode }</bdi>
		</code>
		<br />
		{ feed.becomes }
		<br />
		<span className="vitrine-muted">
			{ isDone && ( feed.state === 'new' || feed.state === 'changed' )
				? __( 'Imported', 'vitrine' )
				: feed.stateLabel }
		</span>{ ' ' }
		{ feed.edit && (
			<a
				href={ feed.edit }
				aria-label={ sprintf(
					/* translators: %s: name of a feed. */
					__( 'Edit the pattern “%s”', 'vitrine' ),
					feed.name
				) }
			>
				{ __( 'Edit pattern', 'vitrine' ) }
			</a>
		) }
		{ feed.withoutEffect.length > 0 && (
			<details>
				<summary>
					{ sprintf(
						/* translators: %d: number of settings. */
						_n(
							'%d setting has no effect',
							'%d settings have no effect',
							feed.withoutEffect.length,
							'vitrine'
						),
						feed.withoutEffect.length
					) }
				</summary>
				<p className="vitrine-import__names">
					{ feed.withoutEffect.join( ', ' ) }
				</p>
			</details>
		) }
	</li>
);
