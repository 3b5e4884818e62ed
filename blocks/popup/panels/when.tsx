import { __ } from '@wordpress/i18n';
import { Setting } from '@vitrine/editor';
import { validateSelector } from '../fields/validation';
import { documentOf, triggersOf } from '../popup-attributes';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { triggerGroups } from '../triggers/trigger-views';
import { Cards } from '../fields/cards';
import { FaultyText } from '../fields/faulty-text';

/**
 * What opens the popup.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function WhenPanel( { settings }: { settings: PopupSettings } ) {
	const triggers = triggersOf( settings );
	const own = documentOf( settings );
	return (
		<CollapsibleSettings
			name="when"
			label={ __( 'When', 'vitrine' ) }
			isOpen
			settings={ settings }
		>
			<div className="vitrine-popup-wide">
				<p className="vitrine-popup-help">
					{ __(
						'Triggers open the popup automatically. The first one to happen opens it; the others are then ignored on this page.',
						'vitrine'
					) }
				</p>
				<Cards
					groups={ triggerGroups() }
					settings={ triggers }
					addLabel={ __( 'Add trigger', 'vitrine' ) }
					wrap={ ( card, names, node ) => (
						<Setting
							label={ card.title }
							settings={ triggers }
							names={ names }
						>
							<div>{ node }</div>
						</Setting>
					) }
				/>
			</div>
			<Setting
				label={ __( 'Open on click of', 'vitrine' ) }
				settings={ own }
				names={ [ 'open_selector' ] }
			>
				<FaultyText
					label={ __( 'Open on click of', 'vitrine' ) }
					help={ __(
						'A CSS selector. Clicking any matching element opens the popup, regardless of rules. Use links or buttons, so that keyboard users can open it, too.',
						'vitrine'
					) }
					placeholder=".open-newsletter"
					error={ validateSelector( own.attributes.open_selector ) }
					value={ own.attributes.open_selector }
					onChange={ ( value ) =>
						own.setAttributes( { open_selector: value } )
					}
				/>
			</Setting>
		</CollapsibleSettings>
	);
}
