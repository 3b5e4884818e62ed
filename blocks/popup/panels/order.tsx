import { __, sprintf } from '@wordpress/i18n';
import { SettingsPanel } from '@vitrine/editor';
import { MIN_PAUSE } from '../../../frontend/popup/queue';
import type { PopupSettings } from '../popup-attributes';
import { PopupFields } from '../fields/document-controls';

/**
 * Which popup comes first.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function OrderPanel( { settings }: { settings: PopupSettings } ) {
	return (
		<SettingsPanel
			label={ __( 'Among other popups', 'vitrine' ) }
			settings={ settings }
		>
			<PopupFields
				settings={ settings }
				fields={ {
					'settings.priority': {
						label: __( 'Priority', 'vitrine' ),
						help: __(
							'0 to 100. Popups that want to open by themselves wait for one another; of those that wait the greatest number goes first.',
							'vitrine'
						),
					},
					'settings.pause': {
						label: __( 'Pause after another popup', 'vitrine' ),
						help: sprintf(
							/* translators: %d: seconds */
							__( 'At least %d seconds pass.', 'vitrine' ),
							MIN_PAUSE
						),
						unit: __( 'seconds', 'vitrine' ),
					},
					'settings.avoid_multiple_popups': {
						label: __(
							'Only if no other popup was seen',
							'vitrine'
						),
						help: __(
							'It does not open by itself on a page where another popup has been open already.',
							'vitrine'
						),
					},
				} }
			/>
		</SettingsPanel>
	);
}
