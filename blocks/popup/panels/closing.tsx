import { __ } from '@wordpress/i18n';
import { SelectField, SettingsPanel } from '@vitrine/editor';
import { isModal } from '../../../frontend/render/popup/frame';
import { documentOf } from '../popup-attributes';
import type { PopupSettings } from '../popup-attributes';
import { AmountSetting, YesSetting } from '../fields/document-controls';

/**
 * How visitors get rid of it.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export function ClosingPanel( { settings }: { settings: PopupSettings } ) {
	const { kind } = settings.attributes;
	const { attributes } = documentOf( settings );
	const hasButton = attributes.close_button === 'yes';
	const canBeOutside = kind === 'modal' || kind === 'slide-in';
	return (
		<SettingsPanel
			label={ __( 'Closing', 'vitrine' ) }
			settings={ settings }
		>
			<YesSetting
				settings={ settings }
				path="settings.close_button"
				label={ __( 'Close button', 'vitrine' ) }
				help={
					hasButton
						? undefined
						: __(
								'Something visible inside has to close the popup then: give a button the Popup setting “Close”. Else the close button comes back.',
								'vitrine'
							)
				}
			/>
			{ hasButton && canBeOutside && (
				<SelectField
					open
					settings={ settings }
					path="settings.close_button_position"
					label={ __( 'Place of the button', 'vitrine' ) }
					choices={ {
						'': __( 'Inside', 'vitrine' ),
						outside: __( 'Outside', 'vitrine' ),
					} }
				/>
			) }
			{ hasButton && (
				<AmountSetting
					settings={ settings }
					path="settings.close_button_delay"
					label={ __( 'Show the button after', 'vitrine' ) }
					unit={ __( 'seconds', 'vitrine' ) }
					help={
						attributes.close_button_delay > 5
							? __(
									'Visitors who cannot leave for so long may leave the site.',
									'vitrine'
								)
							: undefined
					}
				/>
			) }
			{ /* Nothing is beside one that fills the window. */ }
			{ kind === 'modal' && (
				<YesSetting
					isInverse
					settings={ settings }
					path="settings.prevent_close_on_background_click"
					label={ __( 'A click beside it closes', 'vitrine' ) }
				/>
			) }
			<YesSetting
				isInverse
				settings={ settings }
				path="settings.prevent_close_on_esc_key"
				label={ __( 'The Escape key closes', 'vitrine' ) }
			/>
			<AmountSetting
				settings={ settings }
				path="settings.close_automatically"
				label={ __( 'Close by itself after', 'vitrine' ) }
				unit={ __( 'seconds', 'vitrine' ) }
				help={
					attributes.close_automatically > 0
						? __(
								'It waits while the mouse or the keyboard is inside.',
								'vitrine'
							)
						: __( '0: never.', 'vitrine' )
				}
			/>
			<SelectField
				settings={ settings }
				path="settings.reopen"
				label={ __( 'After “do not show again”', 'vitrine' ) }
				help={ __(
					'It never opens by itself again. This is about visitors who press a link or button that opens it.',
					'vitrine'
				) }
				choices={ {
					'': __( 'Links still open it', 'vitrine' ),
					always: __( 'Links and buttons open it', 'vitrine' ),
					never: __( 'It stays closed', 'vitrine' ),
				} }
			/>
			{ ! isModal( kind ) && (
				<YesSetting
					settings={ settings }
					path="settings.a11y_navigation"
					label={ __( 'Move the focus into it', 'vitrine' ) }
					help={ __(
						'Who uses a keyboard or a screen reader is brought to the popup when it opens. Off: it is announced, and the focus stays.',
						'vitrine'
					) }
				/>
			) }
		</SettingsPanel>
	);
}
