import { __, sprintf } from '@wordpress/i18n';
import { MIN_PAUSE } from '../../../frontend/popup/queue';
import { CollapsibleSettings } from './collapsible';
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
		<CollapsibleSettings
			name="priority"
			label={ __( 'Priority', 'vitrine' ) }
			settings={ settings }
		>
			<PopupFields
				settings={ settings }
				fields={ {
					'settings.priority': {
						label: __( 'Priority', 'vitrine' ),
						help: __(
							'0 to 100. When several popups are ready to open, the one with the highest number opens first.',
							'vitrine'
						),
					},
					'settings.pause': {
						label: __( 'Delay after another popup', 'vitrine' ),
						help: sprintf(
							/* translators: %d: seconds */
							__( 'Minimum: %d seconds.', 'vitrine' ),
							MIN_PAUSE
						),
						unit: __( 'seconds', 'vitrine' ),
					},
					'settings.avoid_multiple_popups': {
						label: __(
							'Only if no other popup has opened',
							'vitrine'
						),
						help: __(
							'It does not open automatically if another popup has already opened on the page.',
							'vitrine'
						),
					},
				} }
			/>
		</CollapsibleSettings>
	);
}
