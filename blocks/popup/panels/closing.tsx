import { __ } from '@wordpress/i18n';
import { ChoiceSetting, SettingsPanel } from '@vitrine/editor';
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
	const own = documentOf( settings );
	const { kind } = settings.attributes;
	const { attributes } = own;
	const hasButton = attributes.close_button === 'yes';
	const canBeOutside = kind === 'modal' || kind === 'slide-in';
	return (
		<SettingsPanel
			label={ __( 'Closing', 'vitrine' ) }
			settings={ settings }
		>
			<YesSetting
				settings={ own }
				name="close_button"
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
				<ChoiceSetting
					open
					settings={ own }
					name="close_button_position"
					label={ __( 'Place of the button', 'vitrine' ) }
					choices={ [
						{ value: '', label: __( 'Inside', 'vitrine' ) },
						{ value: 'outside', label: __( 'Outside', 'vitrine' ) },
					] }
				/>
			) }
			{ hasButton && (
				<AmountSetting
					settings={ own }
					name="close_button_delay"
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
					settings={ own }
					name="prevent_close_on_background_click"
					label={ __( 'A click beside it closes', 'vitrine' ) }
				/>
			) }
			<YesSetting
				isInverse
				settings={ own }
				name="prevent_close_on_esc_key"
				label={ __( 'The Escape key closes', 'vitrine' ) }
			/>
			<AmountSetting
				settings={ own }
				name="close_automatically"
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
			<ChoiceSetting
				settings={ own }
				name="reopen"
				label={ __( 'After “do not show again”', 'vitrine' ) }
				help={ __(
					'It never opens by itself again. This is about visitors who press a link or button that opens it.',
					'vitrine'
				) }
				choices={ [
					{
						value: '',
						label: __( 'Links still open it', 'vitrine' ),
					},
					{
						value: 'always',
						label: __( 'Links and buttons open it', 'vitrine' ),
					},
					{
						value: 'never',
						label: __( 'It stays closed', 'vitrine' ),
					},
				] }
			/>
			{ ! isModal( kind ) && (
				<YesSetting
					settings={ own }
					name="a11y_navigation"
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
