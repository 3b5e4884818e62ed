import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { SelectField, Setting } from '@vitrine/editor';
import type { Settings } from '@vitrine/editor';
import { MAX_GROUPS } from '../../../frontend/render/popup/settings';
import type { RuleSet, Timing } from '../../../frontend/render/popup/types';
import { groupOf, timingOf } from '../popup-attributes';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { ruleGroups } from '../rules/rule-views';
import { Cards } from '../fields/cards';
import { useAddedFocus } from '../fields/use-added-focus';

type Values = RuleSet & Timing;

interface PanelProps {
	settings: PopupSettings;
}

/**
 * Who gets the popup, and how often.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function WhoPanel( { settings }: PanelProps ) {
	const timing = timingOf( settings ) as unknown as Settings< Values >;
	return (
		<CollapsibleSettings
			name="who"
			label={ __( 'Who and how often', 'vitrine' ) }
			isOpen
			settings={ settings }
		>
			<div className="vitrine-popup-wide">
				<p className="vitrine-popup-help">
					{ __(
						'All rules must match for the popup to open automatically. Links and buttons open it anyway. Rules also work with page caching.',
						'vitrine'
					) }
				</p>
				<Cards
					groups={ ruleGroups() }
					settings={ timing }
					canNegate
					addLabel={ __( 'Add rule', 'vitrine' ) }
					wrap={ ( card, names, node ) => (
						<Setting
							label={ card.title }
							settings={ timing }
							names={ names }
						>
							<div>{ node }</div>
						</Setting>
					) }
				/>
			</div>
			<Alternatives settings={ settings } />
			<SelectField
				settings={ settings }
				path="settings.uncounted"
				label={ __( 'Without consent to count views', 'vitrine' ) }
				help={ __(
					'Limits such as “once a week” cannot be remembered for visitors who decline cookies.',
					'vitrine'
				) }
				choices={ {
					'': __( 'Do not open automatically', 'vitrine' ),
					open: __( 'Open once per page view', 'vitrine' ),
				} }
			/>
		</CollapsibleSettings>
	);
}

/**
 * Groups of rules of which one is enough.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
function Alternatives( { settings }: PanelProps ) {
	const { attributes, setAttributes } = settings;
	const groups = attributes.timingAny;
	const { box, willAdd } = useAddedFocus(
		groups.length,
		'.vitrine-popup-cards__add'
	);
	const label = __( 'Rule groups', 'vitrine' );
	return (
		<Setting
			label={ label }
			settings={ settings }
			names={ [ 'timingAny' ] }
		>
			<div ref={ box } className="vitrine-popup-cards">
				<h3 className="vitrine-popup-heading">{ label }</h3>
				<p className="vitrine-popup-help">
					{ groups.length === 0
						? __(
								'Only one group has to match. For example: new visitors on phones, or anyone coming from Google.',
								'vitrine'
							)
						: __(
								'In addition to the rules above, every rule in at least one of these groups must match. Empty groups are ignored.',
								'vitrine'
							) }
				</p>
				{ groups.map( ( _group, index ) => (
					<Group
						key={ index }
						settings={ settings }
						index={ index }
					/>
				) ) }
				{ groups.length < MAX_GROUPS && (
					<Button
						__next40pxDefaultSize
						variant="secondary"
						icon={ plus }
						onClick={ () => {
							willAdd();
							setAttributes( { timingAny: [ ...groups, {} ] } );
						} }
					>
						{ __( 'Add group', 'vitrine' ) }
					</Button>
				) }
			</div>
		</Setting>
	);
}

/**
 * One group of rules.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 * @param props.index    Which group, from 0.
 */
function Group( { settings, index }: PanelProps & { index: number } ) {
	const { attributes, setAttributes } = settings;
	const title = sprintf(
		/* translators: %d: a number */
		__( 'Group %d', 'vitrine' ),
		index + 1
	);
	return (
		<div role="group" aria-label={ title } className="vitrine-popup-group">
			<div className="vitrine-popup-card__head">
				<strong>
					{ index === 0
						? title
						: sprintf(
								/* translators: %s: name of a group */
								__( 'or %s', 'vitrine' ),
								title
							) }
				</strong>
				<Button
					size="small"
					icon={ trash }
					label={ sprintf(
						/* translators: %s: name of a group */
						__( 'Remove: %s', 'vitrine' ),
						title
					) }
					onClick={ () =>
						setAttributes( {
							timingAny: attributes.timingAny.filter(
								( _other, place ) => place !== index
							),
						} )
					}
				/>
			</div>
			<Cards
				groups={ ruleGroups() }
				settings={
					groupOf( settings, index ) as unknown as Settings< Values >
				}
				canNegate
				addLabel={ sprintf(
					/* translators: %s: name of a group */
					__( 'Add rule to %s', 'vitrine' ),
					title
				) }
			/>
		</div>
	);
}
