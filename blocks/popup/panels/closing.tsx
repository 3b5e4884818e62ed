import { __ } from '@wordpress/i18n';
import { SettingsPanel } from '@vitrine/editor';
import { isModal } from '../../../frontend/render/popup/frame';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { PopupFields } from '../fields/document-controls';

/**
 * How visitors get rid of it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const ClosingPanel = ( { settings }: { settings: PopupSettings } ) => (
	<SettingsPanel label={ __( 'Closing', 'vitrine' ) } settings={ settings }>
		<PopupFields
			settings={ settings }
			fields={ {
				...buttonFields( settings ),
				...leavingFields( settings ),
				'settings.reopen': {
					label: __( 'After “do not show again”', 'vitrine' ),
					help: __(
						'It never opens by itself again. This is about visitors who press a link or button that opens it.',
						'vitrine'
					),
					choices: {
						'': __( 'Links still open it', 'vitrine' ),
						always: __( 'Links and buttons open it', 'vitrine' ),
						never: __( 'It stays closed', 'vitrine' ),
					},
				},
				...( ! isModal( settings.attributes.kind ) && {
					'settings.a11y_navigation': {
						label: __( 'Move the focus into it', 'vitrine' ),
						help: __(
							'Who uses a keyboard or a screen reader is brought to the popup when it opens. Off: it is announced, and the focus stays.',
							'vitrine'
						),
					},
				} ),
			} }
		/>
	</SettingsPanel>
);

/** The close button. */
function buttonFields( settings: PopupSettings ) {
	const { kind } = settings.attributes;
	const { close_button: button, close_button_delay: delay } =
		documentOf( settings ).attributes;
	const hasButton = button === 'yes';
	return {
		'settings.close_button': {
			label: __( 'Close button', 'vitrine' ),
			help: hasButton
				? undefined
				: __(
						'Something visible inside has to close the popup then: give a button the Popup setting “Close”. Else the close button comes back.',
						'vitrine'
					),
		},
		...( hasButton &&
			( kind === 'modal' || kind === 'slide-in' ) && {
				'settings.close_button_position': {
					open: true,
					label: __( 'Place of the button', 'vitrine' ),
					choices: {
						'': __( 'Inside', 'vitrine' ),
						outside: __( 'Outside', 'vitrine' ),
					},
				},
			} ),
		...( hasButton && {
			'settings.close_button_delay': {
				label: __( 'Show the button after', 'vitrine' ),
				unit: __( 'seconds', 'vitrine' ),
				help:
					delay > 5
						? __(
								'Visitors who cannot leave for so long may leave the site.',
								'vitrine'
							)
						: undefined,
			},
		} ),
	};
}

/** What closes it besides the button. */
function leavingFields( settings: PopupSettings ) {
	return {
		// Nothing is beside one that fills the window.
		...( settings.attributes.kind === 'modal' && {
			'settings.prevent_close_on_background_click': {
				isInverse: true,
				label: __( 'A click beside it closes', 'vitrine' ),
			},
		} ),
		'settings.prevent_close_on_esc_key': {
			isInverse: true,
			label: __( 'The Escape key closes', 'vitrine' ),
		},
		'settings.close_automatically': {
			label: __( 'Close by itself after', 'vitrine' ),
			unit: __( 'seconds', 'vitrine' ),
			help:
				documentOf( settings ).attributes.close_automatically > 0
					? __(
							'It waits while the mouse or the keyboard is inside.',
							'vitrine'
						)
					: __( '0: never.', 'vitrine' ),
		},
	};
}
