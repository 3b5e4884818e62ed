import { __ } from '@wordpress/i18n';
import { isModal } from '../../../frontend/render/popup/frame';
import { documentOf } from '../popup-attributes';
import { CollapsibleSettings } from './collapsible';
import type { PopupSettings } from '../popup-attributes';
import { PopupFields } from '../fields/document-controls';

/**
 * How visitors get rid of it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const ClosingPanel = ( { settings }: { settings: PopupSettings } ) => (
	<CollapsibleSettings
		name="closing"
		label={ __( 'Closing', 'vitrine' ) }
		settings={ settings }
	>
		<PopupFields
			settings={ settings }
			fields={ {
				...buttonFields( settings ),
				...leavingFields( settings ),
				'settings.reopen': {
					label: __( 'After “Do not show again”', 'vitrine' ),
					help: __(
						'The popup no longer opens automatically. Choose what happens when a visitor clicks a link or button that opens it.',
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
						label: __( 'Move focus to the popup', 'vitrine' ),
						help: __(
							'Keyboard and screen reader users are taken to the popup when it opens. When off, the popup is announced and focus stays where it is.',
							'vitrine'
						),
					},
				} ),
			} }
		/>
	</CollapsibleSettings>
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
						'Visitors need another visible way to close the popup: add a button that closes it. Otherwise the close button stays.',
						'vitrine'
					),
		},
		...( hasButton &&
			( kind === 'modal' || kind === 'slide-in' ) && {
				'settings.close_button_position': {
					open: true,
					label: __( 'Button position', 'vitrine' ),
					choices: {
						'': __( 'Inside', 'vitrine' ),
						outside: __( 'Outside', 'vitrine' ),
					},
				},
			} ),
		...( hasButton && {
			'settings.close_button_delay': {
				label: __( 'Show the close button after', 'vitrine' ),
				unit: __( 'seconds', 'vitrine' ),
				help:
					delay > 5
						? __(
								'A long delay may make visitors leave your site.',
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
				label: __( 'Close on click outside', 'vitrine' ),
			},
		} ),
		'settings.prevent_close_on_esc_key': {
			isInverse: true,
			label: __( 'Close with the Escape key', 'vitrine' ),
		},
		'settings.close_automatically': {
			label: __( 'Close automatically after', 'vitrine' ),
			unit: __( 'seconds', 'vitrine' ),
			help:
				documentOf( settings ).attributes.close_automatically > 0
					? __(
							'The timer pauses while the pointer or focus is inside the popup.',
							'vitrine'
						)
					: __( '0 = never', 'vitrine' ),
		},
	};
}
