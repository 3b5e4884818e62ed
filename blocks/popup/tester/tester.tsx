import { Modal, Notice, Spinner, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { useMemo, useState } from 'react';
import type { ControlProps } from '@vitrine/editor';
import { passes } from '../../../frontend/render/popup/rules/rules';
import {
	readSettings,
	readTiming,
	readTimingAny,
	readTriggers,
	DEFAULTS,
	TRIGGER_NAMES,
} from '../../../frontend/render/popup/settings';
import { forVisitors } from '../../../frontend/render/popup/rules/site-date';
import { isOnPage } from '../../../frontend/render/popup/rules/where';
import type { PopupAttributes } from '../popup-attributes';
import { ActsForm } from './acts-form';
import { hasFired, NOTHING } from './moments';
import { RuleResults, Verdict } from './results/results';
import { factsOf, newcomer } from './situation';
import type { Site, Situation } from './situation';
import { SituationForm } from './situation-form';
import { TriggerResults } from './results/trigger-results';
import { useFirstPage } from './use-first-page';
import { usePage } from './use-page';
import { WaitResults } from './results/wait-results';

interface TesterProps {
	attributes: PopupAttributes;
	/** Post of the popup, 0 = it stands in other content. */
	post: number;
	onClose: () => void;
}

const SITE: Site = {
	zone: '',
	engines: [ 'google', 'yahoo', 'bing', 'yandex', 'baidu' ],
	breakpoints: { mobile: 767, tablet: 1024 },
};

/** What is true of the site (php/Popup/EditorRoles.php). */
function useSite(): Site & { home: string } {
	return useSelect( ( select ) => {
		const { vitrinePopup } = ( (
			select( 'core/editor' ) as
				| {
						getEditorSettings?: () => {
							vitrinePopup?: { site?: Site };
						};
				  }
				| undefined
		 )?.getEditorSettings?.() ?? {} ) as { vitrinePopup?: { site?: Site } };
		const { home = '/' } = ( (
			select( 'core' ) as unknown as {
				getEntityRecord: (
					kind: string,
					name: string
				) => { home?: string } | undefined;
			}
		 ).getEntityRecord( 'root', '__unstableBase' ) ?? {} ) as {
			home?: string;
		};
		return { ...SITE, ...vitrinePopup?.site, home };
	}, [] );
}

/**
 * Tries a popup on a page, with a visitor and what the visitor does, and explains every rule.
 *
 * @param props            What to show.
 * @param props.attributes What the popup stores now, saved or not.
 * @param props.post       Its post.
 * @param props.onClose    Closes the tester.
 */
export function Tester( { attributes, post, onClose }: TesterProps ) {
	const site = useSite();
	const [ situation, setSituation ] = useState( () =>
		newcomer(
			site.home,
			Date.now(),
			getSettings().l10n.locale.replace( '_', '-' )
		)
	);
	const change = ( changed: Partial< Situation > ) =>
		setSituation( ( now ) => ( { ...now, ...changed } ) );
	const setUrl = ( url: string ) => change( { url } );
	useFirstPage( attributes.conditions, site.home, setUrl );
	const [ acts, setActs ] = useState( NOTHING );
	const page = usePage( post > 0 ? situation.url : window.location.href );
	const ruled = useRules( attributes, site.zone );
	const triggers = readTriggers( attributes.triggers );
	const facts = factsOf( situation, site );
	const element = post > 0 ? `popup-${ post }` : 'popup';
	const found = typeof page === 'string' ? null : page;
	const isThere =
		post === 0 || isOnPage( attributes.conditions, found?.keys ?? [] );
	const all = { ...DEFAULTS.triggers, ...triggers };
	const fired = TRIGGER_NAMES.some(
		( name ) =>
			all[ name ] === 'yes' && hasFired( name, all, acts, element )
	);
	const opens =
		isThere && ! facts.popup.disabled && passes( ruled, facts ) === true;
	return (
		<Modal
			title={ __( 'Test this popup', 'vitrine' ) }
			size="large"
			className="vitrine-popup-tester"
			onRequestClose={ onClose }
		>
			<Answer opens={ opens } fired={ fired } />
			<div className="vitrine-popup-tester__columns">
				<div>
					<h2>{ __( 'Visitor', 'vitrine' ) }</h2>
					{ post > 0 && (
						<PageControl
							value={ situation.url }
							onChange={ setUrl }
						/>
					) }
					<SituationForm
						situation={ situation }
						onChange={ change }
					/>
				</div>
				<div>
					<h2>{ __( 'Where', 'vitrine' ) }</h2>
					<Where page={ page } post={ post } isThere={ isThere } />
					<h2>{ __( 'Who and how often', 'vitrine' ) }</h2>
					{ facts.popup.disabled && <Refused /> }
					<RuleResults ruled={ ruled } facts={ facts } />
					<h2>{ __( 'When', 'vitrine' ) }</h2>
					<ActsForm
						triggers={ triggers }
						acts={ acts }
						onChange={ setActs }
					/>
					<TriggerResults
						triggers={ triggers }
						acts={ acts }
						element={ element }
					/>
					<WaitResults
						settings={ readSettings( attributes.settings ) }
						triggers={ triggers }
						others={ ( found?.popups ?? [] ).filter(
							( id ) => id !== post
						) }
					/>
				</div>
			</div>
		</Modal>
	);
}

/**
 * The rules of a popup, with dates as visitors get them.
 *
 * @param attributes What the popup stores.
 * @param zone       Time zone of the site.
 */
const useRules = (
	{ timing, timingAny }: PopupAttributes,
	zone: Site[ 'zone' ]
) =>
	useMemo(
		() => ( {
			timing: forVisitors( readTiming( timing ), zone ),
			timing_any: readTimingAny( timingAny ).map( ( set ) =>
				forVisitors( set, zone )
			),
		} ),
		[ timing, timingAny, zone ]
	);

/** The visitor wants it no more. */
const Refused = () => (
	<Verdict answer={ false }>
		{ __( 'The visitor chose not to see it again.', 'vitrine' ) }
	</Verdict>
);

interface AnswerProps {
	/** Whether place and rules let it open. */
	opens: boolean;
	/** Whether one of its triggers has fired. */
	fired: boolean;
}

/**
 * Whether the popup opens.
 *
 * @param props       What to show.
 * @param props.opens Whether place and rules let it open.
 * @param props.fired Whether one of its triggers has fired.
 */
function Answer( { opens, fired }: AnswerProps ) {
	let verdict: string = __( 'It does not open.', 'vitrine' );
	let status: 'warning' | 'info' | 'success' = 'warning';
	if ( opens ) {
		verdict = fired
			? __( 'It opens.', 'vitrine' )
			: __( 'It is waiting for a trigger.', 'vitrine' );
		status = fired ? 'success' : 'info';
	}
	return (
		<div className="vitrine-popup-tester__verdict" role="status">
			<Notice status={ status } isDismissible={ false }>
				<strong>{ verdict }</strong>
			</Notice>
		</div>
	);
}

/**
 * The page that the visitor is on.
 *
 * @param props          What to show.
 * @param props.value    Its address.
 * @param props.onChange Receives the address.
 */
const PageControl = ( { value, onChange }: ControlProps< string > ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		type="url"
		label={ __( 'Page', 'vitrine' ) }
		help={ __( 'URL of a page on this site.', 'vitrine' ) }
		value={ value }
		onChange={ onChange }
	/>
);

interface WhereProps {
	page: ReturnType< typeof usePage >;
	post: number;
	isThere: boolean;
}

/**
 * Whether the popup is on the page.
 *
 * @param props         What to show.
 * @param props.page    What the page says.
 * @param props.post    Post of the popup.
 * @param props.isThere The answer.
 */
function Where( { page, post, isThere }: WhereProps ) {
	if ( post === 0 ) {
		return (
			<ul className="vitrine-popup-verdicts">
				<Verdict answer>
					{ __( 'It is part of this page.', 'vitrine' ) }
				</Verdict>
			</ul>
		);
	}
	if ( page === null ) {
		return <Spinner />;
	}
	if ( typeof page === 'string' ) {
		return (
			<ul className="vitrine-popup-verdicts">
				<Verdict answer={ null }>{ page }</Verdict>
			</ul>
		);
	}
	return (
		<ul className="vitrine-popup-verdicts">
			<Verdict answer={ isThere }>
				<strong>{ page.title }</strong>
				<br />
				{ isThere
					? __(
							'Its display conditions include this page.',
							'vitrine'
						)
					: __(
							'Its display conditions do not include this page. Only links can open it here.',
							'vitrine'
						) }
				<br />
				<small>
					{ sprintf(
						/* translators: %s: list of keys */
						__( 'The page is: %s', 'vitrine' ),
						page.keys.join( ', ' )
					) }
				</small>
			</Verdict>
		</ul>
	);
}
