import { InspectorControls } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	ColorSetting,
	Fields,
	RareSettings,
	SettingsPanel,
	type Settings,
} from '@vitrine/editor';
import type { MegaMenuAttributes } from './attributes.gen';

interface MenuSettingsProps {
	settings: Settings< MegaMenuAttributes >;
}

/**
 * Settings of a menu.
 *
 * @param props          What to show.
 * @param props.settings Settings of the block.
 */
export const MenuSettings = ( { settings }: MenuSettingsProps ) => (
	<InspectorControls>
		<ListSettings settings={ settings } />
		<OpeningSettings settings={ settings } />
		<LookSettings settings={ settings } />
		<CollapsedSettings settings={ settings } />
	</InspectorControls>
);

const ListSettings = ( { settings }: MenuSettingsProps ) => (
	<SettingsPanel label={ __( 'Menu', 'vitrine' ) } settings={ settings }>
		<Fields
			settings={ settings }
			fields={ {
				orientation: {
					label: __( 'Orientation', 'vitrine' ),
					choices: {
						horizontal: __( 'Horizontal', 'vitrine' ),
						vertical: __( 'Vertical', 'vitrine' ),
					},
				},
				...( settings.attributes.orientation === 'horizontal' && {
					justify: {
						label: __( 'Justification', 'vitrine' ),
						choices: {
							start: __( 'Left', 'vitrine' ),
							center: __( 'Center', 'vitrine' ),
							end: __( 'Right', 'vitrine' ),
							between: __( 'Space between', 'vitrine' ),
						},
					},
				} ),
				label: {
					label: __( 'Menu name', 'vitrine' ),
					placeholder: __( 'Menu', 'vitrine' ),
					help: __(
						'Announced by screen readers. Give each menu on the page its own name.',
						'vitrine'
					),
				},
			} }
		/>
	</SettingsPanel>
);

function OpeningSettings( { settings }: MenuSettingsProps ) {
	const isHover = settings.attributes.openOn !== 'click';
	return (
		<SettingsPanel
			label={ __( 'Submenus and panels', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					openOn: {
						label: __( 'Open on', 'vitrine' ),
						choices: {
							hover: __( 'Hover', 'vitrine' ),
							click: __( 'Click', 'vitrine' ),
							both: __( 'Hover and click', 'vitrine' ),
						},
						help: __(
							'Keyboard and touch always work.',
							'vitrine'
						),
					},
					secondClick: {
						label: __( 'Second click', 'vitrine' ),
						choices: {
							go: __( 'Follow the link', 'vitrine' ),
							close: __( 'Close', 'vitrine' ),
							nothing: __( 'Do nothing', 'vitrine' ),
						},
					},
					enter: {
						label: __( 'Enter key on a link', 'vitrine' ),
						choices: {
							follow: __( 'Follow the link', 'vitrine' ),
							open: __(
								'Open first, then follow the link',
								'vitrine'
							),
						},
					},
				} }
			/>
			{ isHover && (
				<RareSettings>
					<Fields
						settings={ settings }
						fields={ {
							hoverInterval: __(
								'Hover delay before opening (ms)',
								'vitrine'
							),
							hoverTimeout: __(
								'Delay before closing (ms)',
								'vitrine'
							),
						} }
					/>
				</RareSettings>
			) }
		</SettingsPanel>
	);
}

const LookSettings = ( { settings }: MenuSettingsProps ) => (
	<SettingsPanel
		label={ __( 'Panel style', 'vitrine' ) }
		settings={ settings }
	>
		<Fields
			settings={ settings }
			fields={ {
				effect: {
					label: __( 'Effect', 'vitrine' ),
					choices: {
						none: __( 'None', 'vitrine' ),
						fade: __( 'Fade', 'vitrine' ),
						'fade-up': __( 'Fade up', 'vitrine' ),
						slide: __( 'Slide', 'vitrine' ),
						'slide-up': __( 'Slide up', 'vitrine' ),
					},
				},
				...( settings.attributes.effect !== 'none' && {
					speed: __( 'Effect duration (ms)', 'vitrine' ),
				} ),
			} }
		/>
		<ColorSetting
			settings={ settings }
			name="panelBackground"
			label={ __( 'Background', 'vitrine' ) }
		/>
		<ColorSetting
			settings={ settings }
			name="panelText"
			label={ __( 'Text', 'vitrine' ) }
		/>
	</SettingsPanel>
);

function CollapsedSettings( { settings }: MenuSettingsProps ) {
	const { collapse, phoneEffect, phonePanels } = settings.attributes;
	const isDrawer =
		phoneEffect === 'slide-left' || phoneEffect === 'slide-right';
	return (
		<SettingsPanel
			label={ __( 'Mobile menu', 'vitrine' ) }
			settings={ settings }
		>
			<Fields
				settings={ settings }
				fields={ {
					collapse: {
						label: __( 'Show a menu button', 'vitrine' ),
						choices: {
							phones: __( 'On phones', 'vitrine' ),
							tablets: __( 'On phones and tablets', 'vitrine' ),
							always: __( 'Always', 'vitrine' ),
							never: __( 'Never', 'vitrine' ),
						},
					},
					...( collapse !== 'never' && {
						toggleText: {
							label: __( 'Button text', 'vitrine' ),
							placeholder: __( 'Menu', 'vitrine' ),
						},
						phoneEffect: {
							label: __( 'Opens', 'vitrine' ),
							choices: {
								none: __( 'Below the button', 'vitrine' ),
								slide: __(
									'Below the button, sliding down',
									'vitrine'
								),
								'slide-left': __(
									'As a drawer from the left',
									'vitrine'
								),
								'slide-right': __(
									'As a drawer from the right',
									'vitrine'
								),
							},
						},
						...( ! isDrawer && {
							phoneOver: __( 'Cover the page', 'vitrine' ),
						} ),
						phonePanels: {
							label: __( 'Submenus and panels', 'vitrine' ),
							choices: {
								accordion: __( 'Below their items', 'vitrine' ),
								drill: __(
									'In place of the list, with a Back button',
									'vitrine'
								),
							},
						},
						...( phonePanels === 'accordion' && {
							phoneState: {
								label: __( 'Initially open', 'vitrine' ),
								choices: {
									collapse: __( 'None', 'vitrine' ),
									expand: __( 'All', 'vitrine' ),
									active: __(
										'Only the current page’s',
										'vitrine'
									),
								},
							},
						} ),
						...( phoneEffect !== 'none' && {
							phoneSpeed: __( 'Effect duration (ms)', 'vitrine' ),
						} ),
					} ),
				} }
			/>
		</SettingsPanel>
	);
}
