import { __ } from '@wordpress/i18n';
import { Setting, SettingsPanel } from '@vitrine/editor';
import { validateSelector } from '../fields/validation';
import { documentOf, triggersOf } from '../popup-attributes';
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
		<SettingsPanel label={ __( 'When', 'vitrine' ) } settings={ settings }>
			<div className="vitrine-popup-wide">
				<p className="vitrine-popup-help">
					{ __(
						'What opens the popup by itself. The first of these that happens opens it, and the others are done for this page.',
						'vitrine'
					) }
				</p>
				<Cards
					groups={ triggerGroups() }
					settings={ triggers }
					addLabel={ __( 'Add a trigger', 'vitrine' ) }
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
				label={ __( 'Opened by clicks on', 'vitrine' ) }
				settings={ own }
				names={ [ 'open_selector' ] }
			>
				<FaultyText
					label={ __( 'Opened by clicks on', 'vitrine' ) }
					help={ __(
						'A selector: every click on what it finds opens the popup, whatever the rules say. Keyboards reach only links and buttons, and those have a Popup setting of their own.',
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
		</SettingsPanel>
	);
}
