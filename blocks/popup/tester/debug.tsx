/** `?popup-debug`: explains the popups of a page to those who edit them, with what their own browser knows (php/Popup/PopupTester.php). */
import { Button } from '@wordpress/components';
import { createRoot } from 'react-dom/client';
import { __, sprintf } from '@wordpress/i18n';
import { useEffect, useState } from 'react';
import { expectTool } from '../../../frontend/consent';
import {
	countersOf,
	isCountable,
	isDisabled,
	reset,
	visits,
} from '../../../frontend/popup/counting/counters';
import { askVisitor, readFacts } from '../../../frontend/popup/facts';
import type { Facts } from '../../../frontend/render/popup/rules/facts';
import type {
	PopupConfig,
	PopupData,
} from '../../../frontend/render/popup/types';
import { RuleResults, Verdict } from './results/results';
import { SelectorResults } from './results/selector-results';
import type { Site } from './situation';
import { TriggerResults } from './results/trigger-results';
import { waitsFor } from './results/strings';
import './tester.scss';

interface DebugPopup {
	config: PopupConfig;
	title: string;
	/** Address of its editor, '' = it stands in this page. */
	edit: string;
}

interface DebugData {
	site: Site & { consent: boolean };
	popups: DebugPopup[];
	/** Address of `vitrine/v1/visitor`. */
	visitor: string;
}

/** Something that happened to a popup. */
interface Happened {
	time: string;
	id: PopupConfig[ 'id' ];
	what: string;
}

const EVENTS = [
	'show',
	'wait',
	'shown',
	'hide',
	'hidden',
	'conversion',
] as const;

/** What has happened since the panel is there. */
function useHappened( popups: DebugPopup[] ): Happened[] {
	const [ happened, setHappened ] = useState< Happened[] >( [] );
	useEffect( () => {
		const control = new AbortController();
		for ( const name of EVENTS ) {
			document.addEventListener(
				`vitrine:popup:${ name }`,
				( event ) => {
					const { id, trigger, reason, other } = (
						event as CustomEvent
					 ).detail;
					setHappened( ( before ) => [
						...before.slice( -49 ),
						{
							time: new Date().toTimeString().slice( 0, 8 ),
							id,
							what:
								name === 'wait'
									? waitsFor(
											reason,
											popups.find(
												( { config } ) =>
													config.id === other
											)?.title
										)
									: [ name, trigger ?? reason ]
											.filter( Boolean )
											.join( ': ' ),
						},
					] );
				},
				{ signal: control.signal }
			);
		}
		return () => control.abort();
	}, [ popups ] );
	return happened;
}

/** What is known of this browser, role and all. */
function useFacts( { site, visitor }: DebugData ): Omit< Facts, 'popup' > {
	const [ login, setLogin ] = useState< Partial< Facts > >( {} );
	useEffect( () => {
		askVisitor( visitor ).then( setLogin );
	}, [ visitor ] );
	const [ pageViews, sessions ] = visits();
	return {
		...readFacts( { ...site } as unknown as PopupData ),
		...site,
		now: Date.now(),
		width: window.innerWidth,
		pageViews,
		sessions,
		...login,
	} as Omit< Facts, 'popup' >;
}

/**
 * The panel.
 *
 * @param props      What to show.
 * @param props.data What PHP says.
 */
function Panel( { data }: { data: DebugData } ) {
	const facts = useFacts( data );
	const happened = useHappened( data.popups );
	const [ isOpen, setOpen ] = useState( true );
	return (
		<section
			className="vitrine-popup-debug"
			aria-label={ __( 'Popups on this page', 'vitrine' ) }
		>
			<Button
				className="vitrine-popup-debug__title"
				__next40pxDefaultSize
				aria-expanded={ isOpen }
				onClick={ () => setOpen( ! isOpen ) }
			>
				{ sprintf(
					/* translators: %d: number of popups */
					__( 'Popups on this page: %d', 'vitrine' ),
					data.popups.length
				) }
			</Button>
			{ isOpen && (
				<div className="vitrine-popup-debug__popups">
					{ data.popups.length === 0 && (
						<p>
							{ __(
								'There are no popups you can edit on this page.',
								'vitrine'
							) }
						</p>
					) }
					{ data.popups.map( ( popup ) => (
						<Explained
							key={ popup.config.element }
							popup={ popup }
							facts={ facts }
							happened={ happened.filter(
								( { id } ) => id === popup.config.id
							) }
						/>
					) ) }
				</div>
			) }
		</section>
	);
}

interface ExplainedProps {
	popup: DebugPopup;
	facts: Omit< Facts, 'popup' >;
	happened: Happened[];
}

/**
 * One popup.
 *
 * @param props          What to show.
 * @param props.popup    The popup.
 * @param props.facts    What is known of this browser.
 * @param props.happened What has happened to it.
 */
function Explained( { popup, facts, happened }: ExplainedProps ) {
	const { config, title } = popup;
	return (
		<details open>
			<summary>{ title }</summary>
			<ul className="vitrine-popup-verdicts">
				<Verdict answer={ config.armed }>
					{ config.armed
						? __(
								'Its display conditions include this page, or it is part of it.',
								'vitrine'
							)
						: __(
								'Something on the page links to it. Its triggers are not active here.',
								'vitrine'
							) }
				</Verdict>
				{ isDisabled( config.id ) && (
					<Verdict answer={ false }>
						{ __(
							'The visitor chose not to see it again.',
							'vitrine'
						) }
					</Verdict>
				) }
			</ul>
			<h3>{ __( 'Who and how often', 'vitrine' ) }</h3>
			{ ! isCountable( config ) && (
				<ul className="vitrine-popup-verdicts">
					<Verdict answer={ config.settings.uncounted === 'open' }>
						{ __(
							'Views cannot be counted in this browser.',
							'vitrine'
						) }
					</Verdict>
				</ul>
			) }
			<RuleResults
				ruled={ config }
				facts={ { ...facts, popup: countersOf( config ) } }
			/>
			<h3>{ __( 'When', 'vitrine' ) }</h3>
			<TriggerResults
				triggers={ config.triggers ?? {} }
				element={ config.element }
			/>
			{ config.settings.open_selector && (
				<SelectorResults selector={ config.settings.open_selector } />
			) }
			{ happened.length > 0 && (
				<>
					<h3>{ __( 'What has happened', 'vitrine' ) }</h3>
					<ol>
						{ happened.map( ( { time, what }, index ) => (
							<li key={ index }>
								{ time } { what }
							</li>
						) ) }
					</ol>
				</>
			) }
			<Actions popup={ popup } />
		</details>
	);
}

/**
 * What can be done with a popup here.
 *
 * @param props       What to show.
 * @param props.popup The popup.
 */
function Actions( { popup: { config, edit } }: { popup: DebugPopup } ) {
	return (
		<p className="vitrine-popup-debug__buttons">
			<Button
				__next40pxDefaultSize
				variant="secondary"
				data-vitrine-popup="open"
				data-vitrine-popup-id={ config.element }
			>
				{ __( 'Open', 'vitrine' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				onClick={ () => {
					reset( config.id );
					window.location.reload();
				} }
			>
				{ __( 'Reset and reload', 'vitrine' ) }
			</Button>
			{ edit && (
				<Button __next40pxDefaultSize variant="link" href={ edit }>
					{ __( 'Edit', 'vitrine' ) }
				</Button>
			) }
		</p>
	);
}

const found = document.getElementById(
	'vitrine-popup-debug-data'
)?.textContent;

if ( found ) {
	const data: DebugData = JSON.parse( found );
	expectTool( data.site.consent );
	const root = document.createElement( 'div' );
	document.body.append( root );
	createRoot( root ).render( <Panel data={ data } /> );
}
