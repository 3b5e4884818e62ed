import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { plus, trash } from '@wordpress/icons';
import { useEffect, useRef } from 'react';
import { SelectField, Setting, SettingsPanel } from '@vitrine/editor';
import type { Settings } from '../../../editor/settings';
import { MAX_GROUPS } from '../../../frontend/render/popup/settings';
import type { RuleSet, Timing } from '../../../frontend/render/popup/types';
import { groupOf, timingOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { ruleGroups } from '../rules/rule-views';
import { Cards } from '../fields/cards';

type Values = RuleSet & Timing;

/**
 * Who gets the popup, and how often.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function WhoPanel( { settings }: { settings: PopupSettings } ) {
	const { attributes, setAttributes } = settings;
	const timing = timingOf( settings ) as unknown as Settings< Values >;
	const groups = attributes.timingAny;
	const views = ruleGroups();
	const box = useRef< HTMLDivElement >( null );
	const isAdding = useRef( false );
	// Whoever adds one goes on in it.
	useEffect( () => {
		if ( isAdding.current ) {
			isAdding.current = false;
			[
				...( box.current?.querySelectorAll< HTMLElement >(
					'.vitrine-popup-cards__add'
				) ?? [] ),
			]
				.at( -1 )
				?.focus();
		}
	}, [ groups.length ] );
	return (
		<SettingsPanel
			label={ __( 'Who and how often', 'vitrine' ) }
			settings={ settings }
		>
			<div className="vitrine-popup-wide">
				<p className="vitrine-popup-help">
					{ __(
						'Rules decide whether the popup may open by itself; all of them must pass. Links and buttons open it anyway. They are checked in the browser, so cached pages do not matter.',
						'vitrine'
					) }
				</p>
				<Cards
					groups={ views }
					settings={ timing }
					canNegate
					addLabel={ __( 'Add a rule', 'vitrine' ) }
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
			<Setting
				label={ __( 'Alternatives', 'vitrine' ) }
				settings={ settings }
				names={ [ 'timingAny' ] }
			>
				<div ref={ box } className="vitrine-popup-cards">
					<h3 className="vitrine-popup-heading">
						{ __( 'Alternatives', 'vitrine' ) }
					</h3>
					<p className="vitrine-popup-help">
						{ groups.length === 0
							? __(
									'Groups of further rules of which one is enough: “new visitors on phones, or anybody who comes from Google”.',
									'vitrine'
								)
							: __(
									'Besides the rules above, one of these groups must pass, and in it every rule. A group without rules counts for nothing.',
									'vitrine'
								) }
					</p>
					{ groups.map( ( _group, index ) => {
						const title = sprintf(
							/* translators: %d: a number */
							__( 'Group %d', 'vitrine' ),
							index + 1
						);
						return (
							<div
								key={ index }
								role="group"
								aria-label={ title }
								className="vitrine-popup-group"
							>
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
												timingAny: groups.filter(
													( _other, place ) =>
														place !== index
												),
											} )
										}
									/>
								</div>
								<Cards
									groups={ views }
									settings={
										groupOf(
											settings,
											index
										) as unknown as Settings< Values >
									}
									canNegate
									addLabel={ sprintf(
										/* translators: %s: name of a group */
										__( 'Add a rule to %s', 'vitrine' ),
										title
									) }
								/>
							</div>
						);
					} ) }
					{ groups.length < MAX_GROUPS && (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							icon={ plus }
							onClick={ () => {
								isAdding.current = true;
								setAttributes( {
									timingAny: [ ...groups, {} ],
								} );
							} }
						>
							{ __( 'Add a group', 'vitrine' ) }
						</Button>
					) }
				</div>
			</Setting>
			<SelectField
				settings={ settings }
				path="settings.uncounted"
				label={ __( 'If counters may not be kept', 'vitrine' ) }
				help={ __(
					'Where a visitor refuses consent, “once a week” would be forgotten on the next page.',
					'vitrine'
				) }
				choices={ {
					'': __( 'Do not open by itself', 'vitrine' ),
					open: __( 'Open once per page view', 'vitrine' ),
				} }
			/>
		</SettingsPanel>
	);
}
